// The systems of Benchmarks/Sources/tessera-bench/Solver in kiwi, a solver of the same kind. A wish
// has the strength that is nearest to its priority.
#include <kiwi/kiwi.h>

#include <string>

#include "measure.hpp"

using namespace kiwi;

struct Box {
  Variable x, y, width, height;
};

struct System {
  Solver solver;
  std::vector<Constraint> constraints;
  std::vector<Box> boxes;

  System(const std::string &shape, int count) {
    Box container = make();
    constraints.push_back(container.x == 0);
    constraints.push_back(container.y == 0);
    if (shape == "independent") {
      for (int index = 0; index < count; index++) {
        Box box = make();
        constraints.push_back(box.x == container.x + 16);
        constraints.push_back(box.y == container.y + index * 50.0);
        constraints.push_back(box.width == container.width - 32);
        constraints.push_back(box.height == 44);
      }
    } else if (shape == "chain") {
      for (int index = 0; index < count; index++) {
        Box last = boxes.back();
        Box box = make();
        constraints.push_back(box.x == container.x + 16);
        if (index == 0) {
          constraints.push_back(box.y == container.y + 8);
        } else {
          constraints.push_back(box.y == last.y + last.height + 8);
        }
        constraints.push_back(box.x + box.width == container.x + container.width - 16);
        wish(box, 100 + index % 7 * 10, 20 + index % 5);
      }
    } else if (shape == "nested") {
      constraints.push_back(container.height == 5000);
      for (int index = 0; index < count; index++) {
        Box last = boxes.back();
        Box box = make();
        constraints.push_back(box.x == last.x + 1);
        constraints.push_back(box.y == last.y + 1);
        constraints.push_back(box.x + box.width == last.x + last.width - 1);
        constraints.push_back(box.y + box.height == last.y + last.height - 1);
      }
    } else {
      addCell(container);
    }
  }

  Box make() {
    boxes.emplace_back();
    return boxes.back();
  }

  void wish(Box &box, double width, double height) {
    constraints.push_back((box.width <= width) | strength::weak);
    constraints.push_back((box.width >= width) | strength::medium);
    constraints.push_back((box.height <= height) | strength::weak);
    constraints.push_back((box.height >= height) | strength::medium);
  }

  void addCell(Box cell) {
    Box image = make(), title = make(), detail = make(), button = make();
    Expression bottom = cell.y + cell.height - 11;
    constraints.push_back(image.x == cell.x + 16);
    constraints.push_back(image.width == 44);
    constraints.push_back(image.height == 44);
    constraints.push_back(image.y >= cell.y + 11);
    constraints.push_back(2 * image.y + image.height == 2 * cell.y + cell.height);
    constraints.push_back(image.y + image.height <= bottom);
    constraints.push_back(title.x == image.x + image.width + 12);
    constraints.push_back(title.y == cell.y + 11);
    constraints.push_back(title.x + title.width <= button.x - 8);
    constraints.push_back(detail.x == title.x);
    constraints.push_back(detail.y == title.y + title.height + 2);
    constraints.push_back(detail.x + detail.width == title.x + title.width);
    constraints.push_back(detail.y + detail.height <= bottom);
    constraints.push_back(button.x + button.width == cell.x + cell.width - 16);
    constraints.push_back(2 * button.y + button.height == 2 * cell.y + cell.height);
    wish(title, 120, 20.5);
    wish(detail, 180, 18);
    wish(button, 60, 34);
    constraints.push_back((cell.height == 0) | strength::create(0, 0, 0.1));
  }

  void solve() {
    solver.addEditVariable(boxes[0].width, strength::strong);
    solver.suggestValue(boxes[0].width, 393);
    for (const Constraint &constraint : constraints) solver.addConstraint(constraint);
  }

  double sum() {
    solver.updateVariables();
    double sum = 0;
    for (const Box &box : boxes)
      sum += box.x.value() + box.y.value() + box.width.value() + box.height.value();
    return sum;
  }
};

int main() {
  volatile double sink = 0;
  for (const char *shape : {"independent", "chain", "nested", "cell"}) {
    for (int count : {10, 100, 1000}) {
      bool isCell = std::string(shape) == "cell";
      if (isCell && count > 10) break;
      int repetitions = isCell ? 1000 : std::max(1, 200 / count);
      std::string name = std::string("solver-") + shape;
      // A thousand nested views take seconds.
      int runs = count == 1000 ? 3 : 9;
      report(name.c_str(), isCell ? 1 : count, "build", runs, repetitions, [&] {
        System system(shape, count);
        system.solve();
        sink = sink + system.sum();
      });
      System system(shape, count);
      system.solve();
      int step = 0;
      report(name.c_str(), isCell ? 1 : count, "width", runs, 20 * repetitions, [&] {
        step += 1;
        system.solver.suggestValue(system.boxes[0].width, step % 2 == 0 ? 393 : 402);
        sink = sink + system.sum();
      });
    }
  }
}
