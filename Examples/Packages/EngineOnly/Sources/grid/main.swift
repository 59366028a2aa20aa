import CollectionLayout

let cell = LayoutItem(width: .fractionalWidth(1 / 3), height: .fractionalHeight(1))
let row = LayoutGroup(
  axis: .horizontal, width: .fractionalWidth(1), height: .absolute(100), items: [cell])
var description = LayoutDescription(containerSize: LayoutSize(width: 390, height: 844), scale: 3)
description.append(LayoutSection(group: row), itemCount: 1_000)
for element in SolvedLayout(description).elements(
  in: LayoutRect(x: 0, y: 500, width: 390, height: 200))
{
  let frame = element.frame
  print(element.index, frame.origin.x, frame.origin.y, frame.size.width, frame.size.height)
}
