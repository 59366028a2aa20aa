"""The page's own code with handwritten patches, in a real browser."""

import pytest
from helpers import colors

PREPARE = """async () => {
  const { SceneView } = await import('/page/scene-view.js');
  const root = document.createElement('div');
  root.id = 'probe';
  root.style.cssText = 'position: fixed; inset: 0; background: #fff; z-index: 9';
  document.body.append(root);
  window.reports = [];
  window.view = new SceneView(root, {
    onScroll: (id, offset, resting) => window.reports.push([id, offset, resting]),
    onFocus: (id, focused) => window.reports.push([id, focused]),
  });
}"""

SCROLL = {"size": [200, 5000], "inset": [0, 0, 0, 0], "bounces": True,
          "indicators": [True, True], "enabled": True}


def node(id, parent=0, after=0, frame=(0, 0, 200, 300), **members):
    return {"id": id, "parent": parent, "after": after, "frame": list(frame), **members}


@pytest.fixture
def view(page, server):
    """Applies patches on an otherwise empty page."""
    page.goto(server.address)
    page.wait_for_selector(".gallery a")
    page.evaluate(PREPARE)

    def apply(*nodes, removed=()):
        page.evaluate("(patch) => window.view.apply(patch)",
                      {"removed": list(removed), "nodes": list(nodes)})

    apply.page = page
    return apply


def box(page, id):
    return page.evaluate(
        """(id) => {
          const box = document.querySelector(`#probe [data-id='${id}']`).getBoundingClientRect();
          return [box.left, box.top, box.width, box.height];
        }""", id)


def order(page, id=None):
    selector = "#probe" if id is None else f"#probe [data-id='{id}']"
    return page.evaluate(
        """(selector) => [...document.querySelector(selector).children]
          .filter((child) => child.matches('.node')).map((child) => +child.dataset.id)""", selector)


def test_nodes_are_placed_moved_and_removed(view):
    view(node(1, frame=(10, 20, 100, 100)), node(2, 1, 0, (5, 6, 7, 8)), node(3, 1, 2),
         node(4, 1, 3))
    assert box(view.page, 2) == [15, 26, 7, 8]
    assert order(view.page, 1) == [2, 3, 4]
    view({"id": 2, "parent": 1, "after": 4}, {"id": 3, "frame": [1, 1, 1, 1]}, removed=[])
    assert order(view.page, 1) == [3, 4, 2]
    view(removed=[3])
    assert order(view.page, 1) == [4, 2]


def test_a_node_can_leave_a_parent_that_goes(view):
    view(node(1), node(2, 1), node(3, 0, 1))
    view({"id": 2, "parent": 3, "after": 0}, removed=[1])
    assert order(view.page) == [3]
    assert order(view.page, 3) == [2]


def test_a_patch_between_a_scroll_and_its_event_loses_neither(view):
    view(node(1, scroll=SCROLL), node(2, 1, 0, (0, 0, 200, 5000)))
    # The browser reports a scroll with the next frame; the patches arrive before it.
    for top, change in ((700, {"scroll": {**SCROLL, "size": [200, 4000]}}),
                        (0, {"frame": [0, 0, 200, 250]}), (350, {"frame": [0, 0, 200, 300]})):
        view.page.evaluate(
            """([top, change]) => {
              window.reports = [];
              document.querySelector('#probe .scroller').scrollTop = top;
              window.view.apply({ removed: [], nodes: [{ id: 1, ...change }] });
            }""", [top, change])
        assert box(view.page, 2)[1] == -top
        assert view.page.evaluate("() => window.reports[0]") == [1, [0, top], False]
    view.page.wait_for_function("() => window.reports.at(-1)[2]")
    assert view.page.evaluate("() => window.reports.at(-1)") == [1, [0, 350], True]


def test_a_patch_of_a_container_that_is_not_displayed_does_not_scroll_it(view):
    view(node(1, scroll=SCROLL), node(2, 1, 0, (0, 0, 200, 5000)))
    view({"id": 1, "offset": [0, 600]})
    show = "(shown) => { document.querySelector('#probe').style.display = shown ? '' : 'none'; }"
    view.page.evaluate(show, False)
    view({"id": 1, "scroll": {**SCROLL, "size": [200, 4000]}})
    assert view.page.evaluate("() => window.reports") == []
    assert view.page.evaluate("() => window.view.nodes.get(1).scroll.offset") == [0, 600]


def test_a_member_that_is_null_goes_back(view):
    view(node(1, fill="#ff0000", radius=8, opacity=0.5, clip=True, border=[2, "#00ff00"],
              transform=[0, 1, -1, 0, 0, 0], label="Words", identifier="name", role="list"))
    view({"id": 1, "fill": None, "radius": None, "opacity": None, "clip": None, "border": None,
          "transform": None, "label": None, "identifier": None, "role": None})
    element = view.page.locator("#probe [data-id='1']")
    assert element.evaluate(
        """(element) => {
          const style = getComputedStyle(element);
          return [style.backgroundColor, style.borderRadius, style.opacity, style.overflow,
                  style.transform, element.className, element.getAttributeNames().sort().join()];
        }""") == ["rgba(0, 0, 0, 0)", "0px", "1", "visible", "none", "node", "class,data-id,style"]


def test_a_container_that_is_moved_stays_where_it_was(view):
    view(node(1, scroll=SCROLL, offset=[0, 300]), node(2, 0, 1), node(3, 1, 0, (0, 400, 200, 50)))
    assert box(view.page, 3)[1] == 100
    view({"id": 1, "parent": 0, "after": 2})
    view.page.wait_for_timeout(300)
    assert box(view.page, 3)[1] == 100
    assert view.page.evaluate("() => window.reports") == []


def test_what_the_program_scrolls_is_not_reported(view):
    view(node(1, scroll=SCROLL, offset=[0, 1000.25]))
    view.page.wait_for_timeout(300)
    assert view.page.evaluate("() => window.reports") == []
    assert view.page.evaluate("() => window.view.nodes.get(1).scroll.offset") == [0, 1000.25]


def test_a_scroll_is_reported_and_then_its_rest(view):
    view(node(1, scroll={**SCROLL, "inset": [50, 0, 0, 0]}, offset=[0, -50]))
    view.page.evaluate("() => { document.querySelector('#probe .scroller').scrollTop = 130; }")
    view.page.wait_for_function("() => window.reports.length >= 2")
    assert view.page.evaluate("() => window.reports") == [[1, [0, 80], False], [1, [0, 80], True]]


def test_far_down_a_long_content_places_are_exact(view):
    scroll = {**SCROLL, "size": [200, 75_000_000.4]}
    top = 75_000_000.4 - 300
    view(node(1, scroll=scroll, offset=[0, top]), node(2, 1, 0, (0, top + 33.4, 200, 50)))
    assert abs(box(view.page, 2)[1] - 33.4) < 0.01
    view.page.evaluate("() => { document.querySelector('#probe .scroller').scrollTop -= 100; }")
    view.page.wait_for_function("() => window.reports.length >= 2")
    assert abs(box(view.page, 2)[1] - 133.4) < 0.01


def test_content_that_does_not_scroll_cannot_be_scrolled(view):
    view(node(1, scroll={**SCROLL, "enabled": False}), node(2, 1, 0, (0, 0, 200, 5000)))
    view.page.mouse.move(100, 100)
    view.page.mouse.wheel(0, 500)
    view.page.wait_for_timeout(300)
    assert box(view.page, 2)[1] == 0


def test_bare_content_does_not_grow_by_its_children(view):
    view(node(1, scroll={**SCROLL, "size": [200, 400]}), node(2, 1, 0, (0, 0, 900, 9000)))
    assert view.page.evaluate(
        "() => { const s = document.querySelector('#probe .scroller');"
        " return [s.scrollWidth, s.scrollHeight]; }") == [200, 400]


@pytest.mark.parametrize("family", ["Arial", "'DejaVu Serif'", "monospace"])
def test_text_stands_on_its_baseline_as_wide_as_measured(context, view, family):
    text = {"style": "400", "size": 40, "family": family, "color": "#000000",
            "lines": [["HHH", 20, 60, 130]]}
    view(node(1, text=text))
    rows = colors(context, view.page.screenshot(
        clip={"x": 0, "y": 0, "width": 200, "height": 100}))
    dark = [(x, y) for y, row in enumerate(rows) for x, color in enumerate(row)
            if int(color[1:3], 16) < 100]
    assert abs(max(y for _, y in dark) + 1 - 60) <= 1
    assert 20 <= min(x for x, _ in dark) <= 28
    assert 142 <= max(x for x, _ in dark) + 1 <= 150


def test_the_border_is_drawn_in_front_of_what_is_inside(context, view):
    view(node(1, frame=(10, 10, 50, 50), border=[4, "#00ff00"], fill="#0000ff"),
         node(2, 1, 0, (0, 0, 50, 50), fill="#ff0000"))
    rows = colors(context, view.page.screenshot(clip={"x": 0, "y": 0, "width": 70, "height": 70}))
    assert [rows[30][x] for x in (8, 11, 30, 58)] == ["#ffffff", "#00ff00", "#ff0000", "#00ff00"]


def test_content_at_the_right_begins_there_and_scrolls_to_the_left(view):
    scroll = {**SCROLL, "size": [1000, 200], "inset": [0, 7, 0, 11], "atRight": True}
    view(node(1, frame=(0, 0, 300, 200), scroll=scroll, offset=[-289, 0]),
         node(2, 1, 0, (-100, 0, 100, 50)), node(3, 1, 2, (-1000, 60, 100, 50)))
    assert box(view.page, 2)[0] == 189
    scroller = "document.querySelector('#probe .scroller')"
    view.page.evaluate(f"() => {{ {scroller}.scrollLeft = -200 }}")
    view.page.wait_for_function("() => window.reports.some(([, , resting]) => resting)")
    assert view.page.evaluate("() => window.reports.at(-1)") == [1, [-489, 0], True]
    assert box(view.page, 2)[0] == 389
    view.page.evaluate(f"() => {{ {scroller}.scrollLeft = -5000 }}")
    view.page.wait_for_function("() => window.reports.at(-1)[1][0] === -1007")
    assert box(view.page, 3)[0] == 7
    # Content grows at its far end, and the visible part stays.
    view({"id": 1, "scroll": {**scroll, "size": [1500, 200]}})
    assert box(view.page, 3)[0] == 7


def test_a_drawing_is_drawn_behind_the_children_and_cut_at_its_own_size(context, view):
    marks = [["fill", "M0 0H40V40H0Z", "#0000ff"],
             ["stroke", "M0 20L400 20", "#00ff00", 8, "butt", "miter"]]
    drawing = {"size": [40, 40], "fit": "center", "marks": marks}
    view(node(1, frame=(0, 0, 80, 60), fill="#ff0000", drawing=drawing),
         node(2, 1, 0, (30, 20, 4, 4), fill="#000000"))

    def line(y):
        rows = colors(context, view.page.screenshot(
            clip={"x": 0, "y": 0, "width": 80, "height": 60}))
        return [rows[y][x] for x in (5, 25, 31, 55, 75)]

    assert line(22) == ["#ff0000", "#0000ff", "#000000", "#0000ff", "#ff0000"]
    assert line(30) == ["#ff0000", "#00ff00", "#00ff00", "#00ff00", "#ff0000"]
    view({"id": 1, "drawing": {**drawing, "fit": "fill"}})
    assert line(22)[0] == "#0000ff"
    assert line(30) == ["#00ff00"] * 5
    view({"id": 1, "drawing": {**drawing, "fit": "aspectFit"}})
    assert line(58) == ["#ff0000", "#0000ff", "#0000ff", "#0000ff", "#ff0000"]
    view({"id": 1, "drawing": None})
    assert line(22)[1] == "#ff0000"


def test_text_of_a_drawing_stands_on_its_baseline_as_wide_as_measured(context, view):
    text = {"style": "400", "size": 40, "family": "Arial", "color": "#000000",
            "lines": [["HHH", 20, 60, 130]]}
    view(node(1, frame=(0, 0, 200, 100), drawing={"size": [200, 100], "fit": "fill", "marks": [["text", text]]}))
    rows = colors(context, view.page.screenshot(
        clip={"x": 0, "y": 0, "width": 200, "height": 100}))
    dark = [(x, y) for y, row in enumerate(rows) for x, color in enumerate(row)
            if int(color[1:3], 16) < 100]
    assert abs(max(y for _, y in dark) + 1 - 60) <= 1
    assert 20 <= min(x for x, _ in dark) <= 28
    assert 142 <= max(x for x, _ in dark) + 1 <= 150


def test_some_corners_and_continuous_ones_are_rounded(context, view):
    view(node(1, frame=(0, 0, 80, 80), fill="#ff0000", radius=30,
              corners=[True, False, True, False]))

    def corners():
        rows = colors(context, view.page.screenshot(
            clip={"x": 0, "y": 0, "width": 80, "height": 80}))
        return [rows[y][x] for x, y in ((1, 1), (78, 1), (78, 78), (1, 78))]

    assert corners() == ["#ffffff", "#ff0000", "#ffffff", "#ff0000"]
    view({"id": 1, "corners": None})
    assert corners() == ["#ffffff"] * 4
    view({"id": 1, "radius": 20, "curve": [30.56, 1.7036]})
    style = view.page.evaluate(
        """() => {
          const style = getComputedStyle(document.querySelector("#probe [data-id='1']"));
          return [style.borderRadius, style.cornerShape];
        }""")
    assert style[0] == "30.56px" and "superellipse" in style[1]


def test_indicators_keep_their_own_insets_and_look(view):
    scroll = {**SCROLL, "indicatorInsets": [[0, 0, 0, 0], [40, 0, 20, 10]],
              "indicatorStyle": "white"}
    view(node(1, scroll=scroll, offset=[0, 0]))

    def bar():
        return view.page.evaluate(
            """() => {
              const bar = document.querySelector('#probe .indicator.y');
              const { top, bottom, right } = bar.getBoundingClientRect();
              return [top, bottom, right, bar.classList.contains('white')];
            }""")

    top, _, right, is_white = bar()
    assert (top, right, is_white) == (43, 187, True)
    view({"id": 1, "offset": [0, 4700]})
    assert abs(bar()[1] - 277) < 0.1


def test_a_directional_lock_holds_the_other_axis_until_the_scroll_rests(view):
    scroll = {**SCROLL, "size": [2000, 2000], "locksDirection": True}
    view(node(1, frame=(0, 0, 200, 200), scroll=scroll, offset=[0, 0]))
    view.page.mouse.move(100, 100)
    view.page.mouse.wheel(10, 300)
    view.page.wait_for_function("() => window.reports.some(([, , resting]) => resting)")
    assert view.page.evaluate("() => window.reports.at(-1)") == [1, [0, 300], True]
    view.page.mouse.wheel(200, 0)
    view.page.wait_for_function("() => window.reports.at(-1)[1][0] === 200")


def test_content_is_pulled_below_its_top_and_the_screen_gets_such_drags(view):
    scroll = {**SCROLL, "size": [200, 2000], "pulls": True}
    view(node(1, frame=(0, 0, 200, 300), scroll=scroll, offset=[0, 0]),
         node(2, 1, 0, (0, 0, 200, 50)))
    pulls = "() => document.querySelector('#probe .scroller').classList.contains('pulls')"
    assert view.page.evaluate(pulls)
    view({"id": 1, "offset": [0, -80]})
    assert box(view.page, 2)[1] == 80
    # The same place, with room above the content.
    view({"id": 1, "scroll": {**scroll, "inset": [60, 0, 0, 0]}, "offset": [0, -80]})
    assert box(view.page, 2)[1] == 80
    view({"id": 1, "offset": [0, -60]})
    assert box(view.page, 2)[1] == 60
    view({"id": 1, "offset": [0, 100]})
    assert box(view.page, 2)[1] == -100
    assert not view.page.evaluate(pulls)


def test_an_operable_node_reports_the_keyboard(view):
    scroll = {**SCROLL, "size": [200, 2000]}
    view(node(1, frame=(0, 0, 200, 300), scroll=scroll, offset=[0, 0]),
         node(2, 1, 0, (0, 0, 200, 50), speech={"operable": True, "arrows": True}))
    view.page.locator("#probe [data-id='2']").focus()
    assert view.page.evaluate("() => window.reports") == [[2, True]]
    view({"id": 2, "speech": None})
    assert view.page.locator("#probe [data-id='2']").get_attribute("tabindex") is None


def test_accessibility_is_told_by_aria_and_one_element_hides_what_is_in_it(view):
    view(node(1, label="Volume", role="slider", atomic=True,
              aria={"valuetext": "50 %", "disabled": "true"}), node(2, 1))
    element = view.page.locator("#probe [data-id='1']")
    child = view.page.locator("#probe [data-id='2']")
    assert element.get_attribute("aria-valuetext") == "50 %"
    assert element.get_attribute("aria-disabled") == "true"
    assert child.get_attribute("aria-hidden") == "true"
    view({"id": 1, "aria": {"description": "Turns up"}}, node(3, 1, 2))
    assert element.get_attribute("aria-valuetext") is None
    assert element.get_attribute("aria-description") == "Turns up"
    assert view.page.locator("#probe [data-id='3']").get_attribute("aria-hidden") == "true"
    view({"id": 1, "aria": None, "atomic": None})
    assert child.get_attribute("aria-hidden") is None
    assert element.get_attribute("aria-description") is None


LIST = {"role": "list", "scroll": SCROLL, "offset": [0, 0], "speech": {"count": 1000}}


def cell(id, after, item, y, focused=False):
    element = {"kind": "cell", "section": 0, "item": item, "selected": False, "position": item + 1}
    if focused:
        element["focused"] = True
    return node(id, 1, after, (0, y, 200, 40), element=element, role="listitem",
                speech={"operable": True})


def owned(page, id, root="#probe"):
    """The nodes that an element names in the order of reading, by their identities."""
    return page.evaluate(
        """([root, id]) => document.querySelector(`${root} [data-id='${id}']`).getAttribute('aria-owns')
          .split(' ').map((name) => {
            const element = document.getElementById(name);
            return element.closest(root) ? element.dataset.id : 'elsewhere';
          })""", [root, id])


def active(page):
    return page.evaluate(
        "() => document.activeElement.dataset.id ?? document.activeElement.className")


def test_cells_are_counted_and_read_in_the_order_of_the_items_not_of_the_nodes(view):
    view(node(1, **LIST), cell(2, 0, 1, 40), cell(3, 2, 0, 0), cell(4, 3, 2, 80))
    first = view.page.locator("#probe [data-id='3']")
    view.page.wait_for_selector("#probe [role=list][aria-owns]")
    assert owned(view.page, 1) == ["3", "2", "4"]
    assert first.get_attribute("aria-posinset") == "1"
    assert first.get_attribute("aria-setsize") == "1000"
    assert first.get_attribute("tabindex") == "0"
    view({"id": 1, "speech": {"count": 1200}})
    assert first.get_attribute("aria-setsize") == "1200"


def test_the_keyboard_follows_its_item_over_recycled_and_removed_cells(view):
    view(node(1, **LIST), cell(2, 0, 0, 0, focused=True), cell(3, 2, 1, 40), cell(4, 3, 2, 80))
    view.page.locator("#probe [data-id='2']").focus()
    plain, focused = cell(2, 0, 0, 0), cell(3, 2, 1, 40, focused=True)
    view({"id": 2, "element": plain["element"]}, {"id": 3, "element": focused["element"]})
    assert active(view.page) == "3"
    # The cell shows another item: the list has the keyboard until the item has a cell again.
    view({"id": 3, "element": cell(3, 2, 500, 0)["element"]})
    assert active(view.page) == "scroller"
    view({"id": 4, "element": cell(4, 3, 1, 80, focused=True)["element"]})
    assert active(view.page) == "4"
    view(removed=[4])
    assert active(view.page) == "scroller"
    # A cell that the user has left does not take the keyboard back.
    view.page.evaluate("() => document.activeElement.blur()")
    view({"id": 2, "element": cell(2, 0, 1, 0, focused=True)["element"]})
    assert active(view.page) not in ("2", "scroller")


def test_siblings_of_a_modal_node_are_inert_while_it_is_there(view):
    view(node(1), node(2, 0, 1, speech={"modal": True}), node(3, 2), node(4, 0, 2))
    inert = "(id) => document.querySelector(`#probe [data-id='${id}']`).inert"
    assert [view.page.evaluate(inert, id) for id in (1, 2, 3, 4)] == [True, False, False, True]
    view(removed=[3, 2])
    assert not view.page.evaluate(inert, 1) and not view.page.evaluate(inert, 4)


def test_a_container_hides_what_it_does_not_list(view):
    view(node(1, speech={"order": [4, 2]}), node(2, 1), node(3, 1, 2), node(4, 1, 3))
    hidden = "(id) => document.querySelector(`#probe [data-id='${id}']`).getAttribute('aria-hidden')"
    assert owned(view.page, 1) == ["4", "2"]
    assert view.page.evaluate(hidden, 3) == "true" and view.page.evaluate(hidden, 2) is None
    view({"id": 1, "speech": None})
    assert view.page.evaluate(hidden, 3) is None


def test_scenes_side_by_side_name_elements_of_their_own(view):
    view.page.evaluate(
        """async () => {
          const { SceneView } = await import('/page/scene-view.js');
          const root = document.createElement('div');
          root.id = 'other';
          document.body.append(root);
          window.other = new SceneView(root, {});
        }""")
    nodes = [node(1, speech={"order": [3, 2]}), node(2, 1), node(3, 1, 2)]
    view(*nodes)
    view.page.evaluate("(nodes) => window.other.apply({ removed: [], nodes })", nodes)
    assert owned(view.page, 1) == ["3", "2"]
    assert owned(view.page, 1, "#other") == ["3", "2"]


# What removed nodes leave behind


INPUT = {"text": "", "placeholder": "", "focused": False, "style": "400", "size": 17,
         "family": "sans-serif", "color": "#000000", "faint": "#808080"}
FOREVER = {"id": 1, "delay": 0, "duration": 500, "easing": "linear", "repeat": 0}


def listener_count(page):
    """The listeners of the document for changes of the selection."""
    session = page.context.new_cdp_session(page)
    document = session.send("Runtime.evaluate", {"expression": "document"})["result"]["objectId"]
    found = session.send("DOMDebugger.getEventListeners", {"objectId": document})["listeners"]
    session.detach()
    return sum(listener["type"] == "selectionchange" for listener in found)


@pytest.mark.parametrize("removes", [True, False])
def test_an_input_that_is_removed_leaves_no_listener(view, removes):
    before = listener_count(view.page)
    view(node(1), node(2, 1, input=INPUT))
    assert listener_count(view.page) == before + 1
    if removes:
        view(removed=[2, 1])
    else:
        view.page.evaluate("() => window.view.clear()")
    assert listener_count(view.page) == before
    assert view.page.evaluate("() => window.view.nodes.size") == 0


def test_the_animations_of_a_removed_node_end(view):
    view(node(1, animations=[{**FOREVER, "property": "position", "from": [50, 0]}]))
    view.page.evaluate(
        "() => { window.kept = [...window.view.nodes.get(1).movement.running.values()]; }")
    assert view.page.evaluate("() => window.kept.map((one) => one.playState)") == ["running"]
    view(removed=[1])
    assert view.page.evaluate("() => window.kept.map((one) => one.playState)") == ["idle"]


CLOCKS = """() => {
  window.kept ??= [...window.view.nodes.get(1).scroll.ways.values()].map(({ clock }) => clock);
  return window.kept.map((clock) => clock.playState);
}"""


@pytest.mark.parametrize("way", ["removed", "stopped", "scrolled"])
def test_the_clock_of_an_animated_offset_ends(view, way):
    view(node(1, scroll=SCROLL, offset=[0, 500],
              animations=[{**FOREVER, "property": "offset", "from": [0, -100]}]))
    assert view.page.evaluate(CLOCKS) == ["running"]
    if way == "removed":
        view(removed=[1])
    elif way == "stopped":
        view({"id": 1, "stopped": [1]})
    else:
        view.page.locator("#probe .scroller").dispatch_event("wheel", {"deltaY": 0})
    assert view.page.evaluate(CLOCKS) == ["idle"]


# Wheels and menus


@pytest.mark.parametrize(("options", "offset"), [
    ({"deltaY": 30}, 30), ({"deltaY": 3, "deltaMode": 1}, 48), ({"deltaY": 1, "deltaMode": 2}, 300),
    ({"deltaY": 30, "ctrlKey": True}, 0)])
def test_a_wheel_over_a_fixed_node_scrolls_by_its_unit(view, options, offset):
    view(node(1, scroll=SCROLL), node(2, 1, 0, (0, 0, 200, 40), fixed=True))
    prevented = view.page.evaluate(
        """(options) => !document.querySelector("#probe [data-id='2']").dispatchEvent(
          new WheelEvent('wheel', { bubbles: true, cancelable: true, ...options }))""", options)
    assert prevented == (offset != 0)
    assert view.page.evaluate("() => document.querySelector('#probe .scroller').scrollTop") == offset


@pytest.mark.parametrize(("drags", "action"), [
    ("x", "pan-y"), ("xpm", "pan-y"), ("y", "pan-x"), ("yw", "pan-x"), ("ypw", "pan-x"),
    ("xyw", "none"), ("m", "auto")])
def test_the_browser_leaves_drags_along_the_axes_of_a_node_alone(view, drags, action):
    view(node(1, scroll=SCROLL, drags=drags))
    assert view.page.evaluate(
        """() => ['.node', '.node > .scroller'].map((name) =>
          getComputedStyle(document.querySelector(`#probe ${name}`)).touchAction)""") == [action] * 2


def test_a_container_that_does_not_bounce_has_no_effect_of_the_browser_at_its_ends(view):
    view(node(1, scroll=SCROLL), node(2, 0, 1, scroll={**SCROLL, "bounces": False}))
    assert view.page.evaluate(
        """() => [...document.querySelectorAll('#probe .scroller')]
          .map((scroller) => getComputedStyle(scroller).overscrollBehaviorY)""") == ["contain", "none"]


def test_a_menu_at_an_edge_lies_in_the_screen(view):
    actions = {"operable": True, "actions": ["Archive", "Mark as unread", "Move to the trash"]}
    size = view.page.evaluate(
        """() => { const { width, height } = document.querySelector('#probe').getBoundingClientRect();
          return [width, height]; }""")
    view(node(1, frame=(size[0] - 30, size[1] - 30, 30, 30), speech=actions, role="button"))
    view.page.evaluate(
        "() => window.view.speech.openMenu(document.querySelector(\"#probe [data-id='1']\"))")
    menu = view.page.locator(".actions").bounding_box()
    assert menu["x"] >= 0 and menu["x"] + menu["width"] <= size[0]
    assert menu["y"] >= 0 and menu["y"] + menu["height"] <= size[1]
