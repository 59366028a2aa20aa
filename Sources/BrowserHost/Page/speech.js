// Presents the nodes to assistive technology and to the keyboard: states that concern several nodes, the
// focus, the order of reading, menus of custom actions, and announcements.

import { element, setAttribute } from "./elements.js";
import { scaleOf } from "./screen-size.js";
import { takesMenuClick } from "./touches.js";

// The time after a change in which the order of reading is settled.
const ORDER_DELAY = 150;
// The keys with a meaning at an element, and those with one only in a list or at a slider.
const ACTING = new Set(["Enter", " ", "Escape"]);
const MOVING = new Set([
  "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "PageUp", "PageDown",
]);
// The roles whose elements ARIA lets have a menu.
const WITH_MENU = new Set(["button", "link", "slider", "textbox", "searchbox"]);

/// The number of scenes in the page, whose nodes have different identifiers.
let sceneCount = 0;

export class Speech {
  /// `nodes` maps identities to the nodes of the scene. `onFocus` gets an identity, whether the
  /// keyboard is at the node, and whether it follows a patch; `onAction` an identity and the place of
  /// an action.
  constructor(root, nodes, { onFocus = () => {}, onAction = () => {} }) {
    sceneCount += 1;
    this.prefix = `scene-${sceneCount}-node-`;
    this.root = root;
    this.nodes = nodes;
    this.onFocus = onFocus;
    this.onAction = onAction;
    this.lists = new Set();
    this.ordered = new Set();
    this.cellAtKeyboard = null;
    this.wasAtKeyboard = null;
    this.isFollowing = false;
    this.announcer = element("div", { className: "announcer", role: "status", "aria-live": "polite" });
    root.after(this.announcer);
    root.addEventListener("focusin", (event) => this.arrived(event.target));
    root.addEventListener("focusout", (event) => this.left(event.target));
  }

  // States of nodes

  /// Applies the properties for which ARIA has no attributes.
  update(node, speech) {
    const before = node.speech ?? {};
    const now = speech ?? {};
    node.speech = speech;
    const { element: outer } = node;
    if (before.language !== now.language) setAttribute(outer, "lang", now.language);
    outer.classList.toggle("virtual", now.virtual ?? false);
    outer.toggleAttribute("data-operable", now.operable ?? false);
    if (before.hidden !== now.hidden) this.silence(node, "own", now.hidden ?? false);
    if (before.modal !== now.modal) this.shieldSiblings(node.parent);
    if (before.count !== now.count) this.count(node);
    if (now.order) this.ordered.add(node);
    else if (this.ordered.delete(node)) this.order(node);
  }

  /// Applies what depends on several properties of a node, after they have changed.
  present(node) {
    const { element: outer, mark } = node;
    const role = outer.getAttribute("role");
    const isItem = mark?.kind === "cell" && role === "listitem";
    const list = mark ? this.listOf(node) : null;
    setAttribute(outer, "aria-posinset", isItem ? mark.position : null);
    setAttribute(outer, "aria-setsize", isItem && mark.position ? list?.speech?.count : null);
    // An item is named by what is in it.
    const isUnnamed = isItem && !outer.hasAttribute("aria-label");
    setAttribute(outer, "aria-labelledby", isUnnamed ? this.identify(node) : null);
    const hasMenu = node.speech?.actions && WITH_MENU.has(role);
    setAttribute(outer, "aria-haspopup", node.aria?.haspopup ?? (hasMenu ? "menu" : null));
    this.updateStop(node);
    if (list) this.settleLater(list);
    if (mark?.focused) this.cellAtKeyboard = node;
    else if (this.cellAtKeyboard === node) this.cellAtKeyboard = null;
  }

  /// The identifier of a node's element, for attributes of other elements that name it.
  identify({ element: outer, id }) {
    outer.id ||= this.prefix + id;
    return outer.id;
  }

  /// Hides a node from assistive technology for one of several reasons, or no more.
  silence(node, reason, isSilent) {
    node.silences ??= new Set();
    if (isSilent) node.silences.add(reason);
    else node.silences.delete(reason);
    setAttribute(node.element, "aria-hidden", node.silences.size > 0 ? "true" : null);
    if (node.speech?.operable) this.updateStop(node);
  }

  /// Makes the siblings of modal nodes unreachable.
  shieldSiblings(parent) {
    const siblings = [...this.nodes.values()].filter((other) => other.parent === parent);
    const hasModal = siblings.some(({ speech }) => speech?.modal);
    for (const { element, speech } of siblings) {
      element.inert = hasModal && !speech?.modal;
    }
    if (parent) parent.hasModal = hasModal;
    else this.rootHasModal = hasModal;
  }

  inserted(node) {
    if (node.parent ? node.parent.hasModal : this.rootHasModal) this.shieldSiblings(node.parent);
  }

  removed(node) {
    if (node.speech?.modal) this.shieldSiblings(node.parent);
    this.lists.delete(node);
    this.ordered.delete(node);
    if (this.cellAtKeyboard === node) this.cellAtKeyboard = null;
    if (this.menu?.node === node) this.closeMenu();
  }

  clear() {
    this.lists.clear();
    this.ordered.clear();
    clearTimeout(this.timer);
    this.cellAtKeyboard = null;
    this.rootHasModal = false;
    this.closeMenu();
  }

  // Lists

  /// The node of the collection view around an element of one.
  listOf(node) {
    let step = node.parent;
    while (step && step.speech?.count === undefined) step = step.parent;
    return step;
  }

  /// Gives the items of a list the number of all items.
  count(list) {
    if (list.speech?.count === undefined) {
      this.lists.delete(list);
      return;
    }
    this.lists.add(list);
    for (const node of this.nodes.values()) {
      if (node.mark?.position && this.listOf(node) === list) {
        if (node.element.hasAttribute("aria-posinset")) {
          setAttribute(node.element, "aria-setsize", list.speech.count);
        }
      }
    }
  }

  /// Settles the order of reading of a list, and the cell that the tab key leads to, once for several
  /// changes.
  settleLater(list) {
    list.isUnsettled = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.settleLists(), ORDER_DELAY);
  }

  settleLists() {
    const members = new Map();
    for (const node of this.nodes.values()) {
      const list = node.mark ? this.listOf(node) : null;
      if (!list?.isUnsettled) continue;
      if (!members.has(list)) members.set(list, []);
      members.get(list).push(node);
    }
    for (const list of this.lists) {
      if (!list.isUnsettled) continue;
      list.isUnsettled = false;
      this.settle(list, members.get(list) ?? []);
    }
  }

  settle(list, members) {
    const starts = new Map();
    for (const { mark, frame } of members) {
      if (mark.kind !== "cell") continue;
      starts.set(mark.section, Math.min(starts.get(mark.section) ?? Infinity, frame[1]));
    }
    const rank = ({ mark, frame }) => {
      if (mark.kind === "cell") return 1;
      return frame[1] <= (starts.get(mark.section) ?? Infinity) ? 0 : 2;
    };
    const inOrder = [...members].sort((first, second) => first.mark.section - second.mark.section
      || rank(first) - rank(second) || first.mark.item - second.mark.item);
    const isSorted = inOrder.every(({ element }, index) => index === 0
      || inOrder[index - 1].element.compareDocumentPosition(element)
        & Node.DOCUMENT_POSITION_FOLLOWING);
    setAttribute(list.element, "aria-owns",
      isSorted ? null : inOrder.map((node) => this.identify(node)).join(" "));
    const cells = inOrder.filter(({ mark }) => mark.kind === "cell");
    if (list.scroll) list.scroll.scroller.tabIndex = cells.length > 0 ? -1 : 0;
    if (cells.includes(list.stop)) return;
    const box = list.element.getBoundingClientRect();
    const first = cells.find(({ element }) => {
      const { top, bottom, left, right } = element.getBoundingClientRect();
      return bottom > box.top && top < box.bottom && right > box.left && left < box.right;
    });
    if (first) this.makeStop(first, list);
  }

  /// Gives a container its elements in the order of reading, and hides the others in it.
  order(node) {
    const ids = node.speech?.order;
    const owned = (ids ?? []).map((id) => this.nodes.get(id)).filter((other) => other);
    setAttribute(node.element, "aria-owns",
      owned.length > 0 ? owned.map((other) => this.identify(other)).join(" ") : null);
    for (const child of this.nodes.values()) {
      if (child.parent !== node) continue;
      const isListed = owned.some(({ element }) => child.element.contains(element));
      this.silence(child, "order", ids !== undefined && !isListed);
    }
  }

  // Focus

  /// The node whose element, or scroll container, an element is.
  nodeOf(target) {
    const outer = target.closest?.(".node");
    const node = outer && this.root.contains(outer) ? this.nodes.get(Number(outer.dataset.id)) : null;
    if (!node) return null;
    return target === outer || target === node.scroll?.scroller ? node : null;
  }

  /// Sets whether the tab key leads to a node. Of the cells of a list one is such a stop, with what is
  /// in it.
  updateStop(node) {
    const { element: outer } = node;
    if (!node.speech?.operable || node.input) return setAttribute(outer, "tabindex", null);
    const isSilent = node.silences?.size > 0;
    const owner = this.cellOf(outer);
    const isStop = !owner || this.listOf(owner)?.stop === owner;
    setAttribute(outer, "tabindex", isStop && !isSilent ? 0 : -1);
  }

  makeStop(cell, list) {
    const before = list.stop;
    list.stop = cell;
    for (const node of [before, cell]) {
      if (!node || (node === before && before === cell)) continue;
      this.updateStop(node);
      for (const inner of node.element.querySelectorAll("[data-operable]")) {
        const other = this.nodes.get(Number(inner.dataset.id));
        if (other) this.updateStop(other);
      }
    }
  }

  arrived(target) {
    const node = this.nodeOf(target);
    const owner = this.cellOf(target);
    const list = owner ? this.listOf(owner) : null;
    if (list && list.stop !== owner) this.makeStop(owner, list);
    if (owner && owner !== node) this.onFocus(owner.id, true, this.isFollowing);
    if (node?.speech?.operable) this.onFocus(node.id, true, this.isFollowing);
  }

  left(target) {
    const node = this.nodeOf(target);
    if (node?.speech?.operable) this.onFocus(node.id, false, this.isFollowing);
  }

  /// The node of the cell that an element is, or lies in.
  cellOf(target) {
    const cell = target.closest?.("[data-kind=cell]");
    return cell && this.root.contains(cell) ? this.nodes.get(Number(cell.dataset.id)) : null;
  }

  /// Notes the state before a patch: the list with the keyboard, and the cell whose focus was
  /// reported to the server.
  begin() {
    const { activeElement } = document;
    this.wasAtKeyboard = this.cellAtKeyboard;
    const cell = this.cellOf(activeElement);
    const node = cell ? null : this.nodeOf(activeElement);
    this.cellBefore = cell;
    this.listBefore = cell ? this.listOf(cell) : this.lists.has(node) ? node : null;
  }

  /// Settles what concerns several nodes after a patch, and keeps the keyboard at its item. While the
  /// item is out of sight and without a cell, the keyboard is at the list.
  end() {
    for (const node of this.ordered) this.order(node);
    const list = this.listBefore;
    if (!list || !this.nodes.has(list.id)) return;
    const cell = this.cellAtKeyboard;
    const { activeElement } = document;
    const isLost = !this.root.contains(activeElement);
    if (cell && this.listOf(cell) === list) {
      const isNew = cell !== this.wasAtKeyboard;
      if ((isNew || isLost) && !cell.element.contains(activeElement)) {
        this.follow(cell.element);
      }
    } else if (list.scroll && (isLost || (this.wasAtKeyboard && this.wasAtKeyboard === this.cellBefore))) {
      this.follow(list.scroll.scroller);
    }
  }

  /// Moves the keyboard to where it is on the server. The server may have moved it on since the patch,
  /// so that the reports of this movement must not move it there.
  follow(target) {
    this.isFollowing = true;
    target.focus({ preventScroll: true });
    this.isFollowing = false;
  }

  /// Moves the keyboard to a node for the program.
  moveTo(id) {
    const outer = this.nodes.get(id)?.element;
    if (!outer) return;
    if (!outer.hasAttribute("tabindex")) outer.tabIndex = -1;
    outer.focus();
  }

  /// The identity of the node at which a key has a meaning; null if there is none.
  keyTarget(event) {
    const node = this.nodeOf(event.target);
    if (!node || event.ctrlKey || event.altKey || event.metaKey) return null;
    if (this.opensMenu(event)) return null;
    const isList = node.speech?.count !== undefined && this.lists.has(node);
    if (!node.speech?.operable && !isList) return null;
    if (ACTING.has(event.key)) return node.id;
    if (this.isMenuKey(event)) return takesMenuClick(node.element) ? node.id : null;
    const isSlider = node.speech?.arrows || node.element.getAttribute("role") === "slider";
    const isInList = isList || this.listOf(node) !== null;
    return MOVING.has(event.key) && (isSlider || isInList) ? node.id : null;
  }

  // Announcements

  announce(texts) {
    // A text that is announced again is a new element, too.
    this.announcer.replaceChildren(...texts.map((text) => element("p", {}, text)));
  }

  // Custom actions

  /// Whether a key stands for a menu.
  isMenuKey(event) {
    return event.key === "ContextMenu" || (event.key === "F10" && event.shiftKey);
  }

  /// Whether a key opens the menu of custom actions.
  opensMenu(event) {
    return this.isMenuKey(event) && (this.nodeOf(event.target)?.speech?.actions?.length ?? 0) > 0;
  }

  openMenu(target) {
    this.closeMenu();
    const node = this.nodeOf(target);
    const menu = element("div", { className: "actions", role: "menu", "aria-label": "Actions" });
    for (const [index, name] of node.speech.actions.entries()) {
      const item = element("button", { type: "button", role: "menuitem", tabindex: "-1" }, name);
      item.addEventListener("click", () => {
        this.closeMenu();
        target.focus({ preventScroll: true });
        this.onAction(node.id, index);
      });
      menu.append(item);
    }
    menu.addEventListener("keydown", (event) => this.menuKey(event, target));
    menu.addEventListener("focusout", (event) => {
      if (!menu.contains(event.relatedTarget)) this.closeMenu();
    });
    this.root.after(menu);
    this.placeMenu(menu, target);
    this.menu = { menu, node };
    menu.firstElementChild.focus({ preventScroll: true });
  }

  /// Places a menu at an element, as far as the screen has room for it there.
  placeMenu(menu, target) {
    const { root } = this;
    const box = target.getBoundingClientRect();
    const outer = root.getBoundingClientRect();
    const scale = scaleOf(root);
    const within = (start, room) => `${Math.max(Math.min(start / scale, room), 0)}px`;
    const { width, height } = menu.getBoundingClientRect();
    menu.style.left = within(box.left - outer.left, (outer.width - width) / scale);
    menu.style.top = within(box.top - outer.top, (outer.height - height) / scale);
  }

  menuKey(event, target) {
    event.stopPropagation();
    const items = [...this.menu.menu.children];
    const index = items.indexOf(document.activeElement);
    const steps = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: items.length - 1 };
    if (event.key in steps) {
      event.preventDefault();
      items.at(steps[event.key] % items.length).focus({ preventScroll: true });
    } else if (event.key === "Escape" || event.key === "Tab") {
      event.preventDefault();
      this.closeMenu();
      target.focus({ preventScroll: true });
    }
  }

  closeMenu() {
    const menu = this.menu?.menu;
    this.menu = null;
    menu?.remove();
  }
}
