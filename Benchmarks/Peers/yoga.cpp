// Grids and lists of tessera-bench in Yoga, which has a node for each item: cells of a fixed size
// that wrap, and rows below each other.
#include <yoga/Yoga.h>

#include "measure.hpp"

/// A container with items.
struct Tree {
  YGNodeRef root = YGNodeNew();
  std::vector<YGNodeRef> items;

  Tree(int count, float width, float height) {
    YGNodeStyleSetWidth(root, 393);
    for (int index = 0; index < count; index++) {
      YGNodeRef item = YGNodeNew();
      YGNodeStyleSetWidth(item, width);
      YGNodeStyleSetHeight(item, height);
      items.push_back(item);
      YGNodeInsertChild(root, item, index);
    }
  }

  ~Tree() { YGNodeFreeRecursive(root); }

  void solve() { YGNodeCalculateLayout(root, YGUndefined, YGUndefined, YGDirectionLTR); }

  double sum() {
    double sum = 0;
    for (YGNodeRef item : items)
      sum += YGNodeLayoutGetLeft(item) + YGNodeLayoutGetTop(item) + YGNodeLayoutGetWidth(item) +
             YGNodeLayoutGetHeight(item);
    return sum;
  }
};

int main() {
  volatile double sink = 0;
  // Its time grows with the square of the number of lines.
  for (int count : {1000, 10000}) {
    report("grid", count, "solve-and-read-all", 5, 1, [&] {
      Tree tree(count, 131, 60);
      YGNodeStyleSetFlexDirection(tree.root, YGFlexDirectionRow);
      YGNodeStyleSetFlexWrap(tree.root, YGWrapWrap);
      tree.solve();
      sink = sink + tree.sum();
    });
  }
  for (int count : {10000, 100000}) {
    Tree tree(count, 393, 44);
    tree.solve();
    int step = 0;
    report("self-sizing", count, "change-first-read-last", 5, 3, [&] {
      step += 1;
      YGNodeStyleSetHeight(tree.items[step % 10], 30 + step * 7 % 50);
      tree.solve();
      sink = sink + YGNodeLayoutGetTop(tree.items.back());
    });
  }
}
