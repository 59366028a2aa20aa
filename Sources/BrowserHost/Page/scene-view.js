// Keeps the page's elements equal to the server's scene, by applying the server's patches.

import { matrix, Movement } from "./animations.js";
import { decodePictures, drawingElement, shadowElement } from "./drawings.js";
import { element, setAttribute } from "./elements.js";
import { MediaElement } from "./media.js";
import { ScrollView, snap } from "./scroll-view.js";
import { Speech } from "./speech.js";
import { TextInput } from "./text-input.js";
import { textElements } from "./text-lines.js";
import { scrollsBetween, wheelTranslation } from "./wheel.js";

const maskAddress = ({ image }) => `data:image/svg+xml,${encodeURIComponent(image)}`;

const supportsCurves = CSS.supports("corner-shape", "superellipse(1.7)");

export class SceneView {
  /// The handlers receive the user's input. Those for inputs are needed only for scenes with such
  /// nodes.
  constructor(root, {
    onScroll, onWheel, onEdit, onSelect, onFocus, onAction, onSubmit, hasClaims,
  }) {
    this.root = root;
    this.onScroll = onScroll;
    this.onWheel = onWheel ?? (() => {});
    this.hasClaims = hasClaims ?? (() => false);
    this.inputs = { onEdit, onSelect, onFocus, onSubmit };
    // A tap elsewhere does not end the editing of a text: the program does.
    root.addEventListener("mousedown", (event) => {
      const isEditing = document.activeElement?.classList.contains("field");
      if (isEditing && !event.target.closest(".field")) event.preventDefault();
    });
    this.nodes = new Map();
    this.speech = new Speech(root, this.nodes, {
      onFocus: (id, focused, follows) => onFocus(id, focused, undefined, follows), onAction,
    });
  }

  clear() {
    for (const node of this.nodes.values()) this.forget(node);
    this.speech.clear();
  }

  /// Removes a node, with what it does outside of its element: listeners, animations and timers.
  forget(node) {
    this.nodes.delete(node.id);
    node.input?.remove();
    node.media?.remove();
    node.movement?.end();
    node.scroll?.end();
    node.element.remove();
  }

  apply({ removed, nodes, announcements, focus }) {
    // The browser reports a scroll later than it moves the container. A change of the container
    // would take the new position as its own.
    for (const { id } of nodes) this.nodes.get(id)?.scroll?.scrolled();
    this.speech.begin();
    this.hasOtherElements = removed.length > 0;
    for (const id of removed) {
      const node = this.nodes.get(id);
      if (!node) continue;
      this.forget(node);
      this.speech.removed(node);
    }
    const scrolled = [];
    const moved = [];
    const moving = [];
    for (const change of nodes) {
      const known = this.nodes.get(change.id);
      const node = known ?? this.make(change.id);
      if (change.after !== undefined) {
        this.insert(node, change);
        if (known) moved.push(node.element);
      }
      this.update(node, change);
      if (change.offset) scrolled.push([node, change]);
      if (change.animations || change.stopped) moving.push([node, change]);
    }
    this.restoreScrolls(moved);
    for (const [node, { offset, animations }] of scrolled) {
      const isCarried = animations?.some(({ property }) => property === "offset");
      node.scroll?.move(offset, { isCarried });
    }
    for (const [node, change] of moving) this.animate(node, change);
    if (this.hasOtherElements) this.completeLists();
    this.speech.end();
    if (announcements) this.speech.announce(announcements);
    if (focus !== undefined) this.speech.moveTo(focus);
  }

  /// Draws the shapes of elements that have not arrived yet, in all lists.
  completeLists() {
    const lists = new Map();
    const cells = new Map();
    for (const node of this.nodes.values()) {
      if (node.metrics?.missing || node.scroll?.placeholders) lists.set(node, []);
    }
    if (lists.size === 0) return;
    for (const node of this.nodes.values()) {
      const outer = node.parent?.parent;
      if (node.isFixed || !node.parent) continue;
      if (node.mark) {
        const [x, y, width, height] = node.frame;
        const box = { x, y, width, height, radius: node.radius, fill: node.fill };
        cells.set(node, box);
        lists.get(node.parent)?.push(box);
        // The cells of a row, where they are seen in the list around it.
        if (!node.parent.scroll || !lists.has(outer)) continue;
        const [left, top, wide, high] = node.parent.frame;
        const [right, down] = node.parent.scroll.offset;
        const seen = { ...box, x: left + x - right, y: top + y - down };
        const isSeen = seen.x < left + wide && seen.x + width > left
          && seen.y < top + high && seen.y + height > top;
        if (isSeen) lists.get(outer).push(seen);
      } else if (cells.has(node.parent) && (node.fill || node.radius)) {
        // The background of a cell is a view in it, of its size.
        const box = cells.get(node.parent);
        const isBackground = node.frame[2] * node.frame[3] >= 0.8 * box.width * box.height;
        if (!isBackground) continue;
        box.fill ??= node.fill;
        box.radius ||= node.radius;
      }
    }
    for (const [node, boxes] of lists) node.scroll?.complete(boxes, node.metrics.missing);
  }

  /// Ends stopped animations and starts new ones.
  animate(node, { stopped = [], animations = [] }) {
    node.movement ??= new Movement(node.element);
    for (const id of stopped) {
      node.movement.stop(id);
      node.scroll?.endCarrying(id);
    }
    for (const animation of animations) {
      if (animation.property === "offset") node.scroll?.carry(animation);
      else node.movement.start(animation);
    }
    this.place(node);
    this.dress(node);
  }

  /// Browsers reset the offset of a container when an ancestor element is moved.
  restoreScrolls(moved) {
    if (!moved.some((element) => element.querySelector(".scroller"))) return;
    for (const { element, scroll } of this.nodes.values()) {
      if (scroll && moved.some((other) => other.contains(element))) scroll.restore();
    }
  }

  make(id) {
    const node = {
      id, element: element("div", { className: "node", "data-id": id }), frame: [0, 0, 0, 0],
      parent: null, scroll: null, text: null, drawing: null, nextDrawing: null, input: null,
      shade: null, ground: null, backdrop: null, web: null, media: null, fill: null, radius: 0, corners: null, curve: null,
      opacity: 1, movement: null, isFixed: false, isAtomic: false, holds: false,
    };
    this.nodes.set(id, node);
    return node;
  }

  insert(node, { parent, after, fixed }) {
    node.parent = this.nodes.get(parent) ?? null;
    if (fixed) this.fix(node);
    if (node.isFixed && node.parent?.scroll) {
      this.speech.inserted(node);
      // A sibling of the scrolling content, in front of it.
      node.parent.element.append(node.element);
      this.place(node);
      return;
    }
    const container = node.parent?.scroll?.content ?? node.parent?.element ?? this.root;
    if (node.parent) this.speech.silence(node, "atomic", node.parent.isAtomic);
    this.speech.inserted(node);
    const previous = after === 0 ? this.frontmost(node.parent) : this.nodes.get(after).element;
    if (previous && previous.parentNode === container) previous.after(node.element);
    else container.prepend(node.element);
    this.place(node);
  }

  /// Keeps a node in place while the content of its parent scrolls. The wheel scrolls that content
  /// there, too.
  fix(node) {
    if (node.isFixed) return;
    node.isFixed = true;
    node.element.classList.add("fixed");
    node.element.addEventListener("wheel", (event) => {
      const scroller = node.parent?.scroll?.scroller;
      // The browser magnifies the page with the control key.
      if (!scroller || event.defaultPrevented || event.ctrlKey) return;
      event.preventDefault();
      const [x, y] = wheelTranslation(event, scroller.clientHeight);
      scroller.scrollBy(-x, -y);
    }, { passive: false });
  }

  /// Positions a node by its frame, relative to the origin of a scrolling parent.
  place(node) {
    const origin = node.isFixed ? null : node.parent?.scroll?.origin;
    const [x, y, width, height] = node.frame;
    const { style } = node.element;
    style.left = `${snap(x - (origin?.x ?? 0))}px`;
    style.top = `${snap(y - (origin?.y ?? 0))}px`;
    style.width = this.sum(node, snap(width), "--more-width");
    style.height = this.sum(node, snap(height), "--more-height");
  }

  /// A length plus the value of an animation; the sum is written only for animated nodes.
  sum(node, length, name) {
    return node.movement ? `calc(${length}px + var(${name}))` : `${length}px`;
  }

  /// The radius and opacity, plus the values of animations.
  dress(node) {
    const { style } = node.element;
    const [radius, exponent] = supportsCurves && node.curve ? node.curve : [node.radius, null];
    const length = node.movement || radius ? this.sum(node, radius, "--more-radius") : "";
    style.borderRadius = length && node.corners
      ? node.corners.map((isRounded) => (isRounded ? length : "0px")).join(" ") : length;
    style.cornerShape = exponent === null ? "" : `superellipse(${exponent})`;
    const opacity = node.opacity === 1 ? "" : node.opacity;
    style.opacity = node.movement ? `calc(${node.opacity} + var(--more-opacity))` : opacity;
  }

  update(node, change) {
    const { element: outer } = node;
    const { classList, style } = outer;
    if ("frame" in change) {
      node.frame = change.frame;
      this.place(node);
    }
    if ("fill" in change) {
      node.fill = change.fill;
      this.paint(node);
    }
    if ("shadow" in change) this.cast(node, change.shadow);
    if ("backdrop" in change) this.setBackdrop(node, change.backdrop);
    if ("mask" in change) this.cover(node, change.mask);
    if ("blur" in change) {
      const filter = change.blur ? `blur(${change.blur}px) saturate(1.8)` : "";
      style.backdropFilter = filter;
      style.webkitBackdropFilter = filter;
    }
    if ("back" in change) style.backfaceVisibility = change.back ? "hidden" : "";
    if ("web" in change) this.frameWeb(node, change.web);
    if ("media" in change) this.play(node, change.media);
    if ("radius" in change) node.radius = change.radius ?? 0;
    if ("opacity" in change) node.opacity = change.opacity ?? 1;
    if ("corners" in change) node.corners = change.corners;
    if ("curve" in change) node.curve = change.curve;
    if (["radius", "corners", "curve", "opacity"].some((name) => name in change)) this.dress(node);
    if ("clip" in change) classList.toggle("clip", change.clip ?? false);
    if ("transform" in change) {
      style.transform = change.transform ? matrix(change.transform) : "";
    }
    if ("border" in change) {
      classList.toggle("bordered", change.border !== null);
      const line = change.border ? `${change.border[0]}px solid ${change.border[1]}` : "";
      style.setProperty("--border", line);
    }
    if ("text" in change) this.write(node, change.text);
    if ("drawing" in change) this.draw(node, change.drawing);
    if ("input" in change) this.edit(node, change.input);
    if ("element" in change) this.mark(node, change.element);
    if (["element", "scroll", "frame"].some((name) => name in change)) this.hasOtherElements = true;
    if ("scroll" in change) node.metrics = change.scroll;
    if ("scroll" in change || ("frame" in change && node.scroll)) this.updateScroll(node);
    if ("drags" in change) this.yieldDrags(node, change.drags ?? "");
    if ("hover" in change) outer.toggleAttribute("data-hover", change.hover ?? false);
    if ("label" in change) setAttribute(outer, "aria-label", change.label);
    if ("role" in change) setAttribute(outer, "role", change.role);
    if ("aria" in change) this.describe(node, change.aria);
    if ("atomic" in change) this.setAtomic(node, change.atomic ?? false);
    if ("identifier" in change) setAttribute(outer, "data-identifier", change.identifier);
    if ("speech" in change) this.speech.update(node, change.speech);
    if (["element", "label", "role", "speech"].some((name) => name in change)) {
      this.speech.present(node);
    }
  }

  /// Leaves drags along axes to the screen: `x`, `y`, `p` for those after a long press, and `w` for the
  /// steps of a wheel.
  yieldDrags(node, axes) {
    node.element.dataset.drags = axes;
    if (axes.includes("w") && !node.turns) {
      node.turns = true;
      // Only on these nodes: browsers scroll more slowly under a listener that may prevent scrolling.
      node.element.addEventListener("wheel", (event) => {
        if (!node.element.dataset.drags.includes("w") || event.defaultPrevented) return;
        // The browser magnifies the page with the control key.
        if (event.ctrlKey || scrollsBetween(event, node.element)) return;
        event.preventDefault();
        this.onWheel(event);
      }, { passive: false });
    }
    if (!axes.includes("p") || node.holds) return;
    node.holds = true;
    // A style applies from the beginning of a touch only.
    node.element.addEventListener("touchmove", (event) => {
      if (event.cancelable && this.hasClaims()) event.preventDefault();
    }, { passive: false });
  }

  mark(node, mark) {
    node.mark = mark;
    for (const name of ["kind", "section", "item"]) {
      setAttribute(node.element, `data-${name}`, mark?.[name]);
    }
    setAttribute(node.element, "aria-current", mark?.selected ? "true" : null);
  }

  /// Sets the ARIA states and descriptions of a node, and removes its previous ones.
  describe(node, aria) {
    for (const name of Object.keys(node.aria ?? {})) node.element.removeAttribute(`aria-${name}`);
    for (const [name, value] of Object.entries(aria ?? {})) {
      node.element.setAttribute(`aria-${name}`, value);
    }
    node.aria = aria;
  }

  /// Makes a node one element for assistive technology, which hides its descendants from it.
  setAtomic(node, isAtomic) {
    if (node.isAtomic === isAtomic) return;
    node.isAtomic = isAtomic;
    if (node.text) setAttribute(node.text, "aria-hidden", isAtomic ? "true" : null);
    for (const child of this.nodes.values()) {
      if (child.parent === node) this.speech.silence(child, "atomic", isAtomic);
    }
  }

  updateScroll(node) {
    if (!node.metrics) return;
    node.scroll ??= new ScrollView(node.element, {
      onScroll: ({ resting }) => this.onScroll(node.id, node.scroll.offset, resting),
      onAnchor: () => this.placeChildren(node),
    });
    node.scroll.resize(node.metrics, [node.frame[2], node.frame[3]]);
  }

  placeChildren(node) {
    for (const child of this.nodes.values()) if (child.parent === node) this.place(child);
  }

  /// Adds or removes the input of a node.
  edit(node, input) {
    if (!input) {
      node.input?.remove();
      node.input = null;
      return;
    }
    const hasLines = input.lines !== undefined;
    if (node.input && node.input.hasLines !== hasLines) this.edit(node, null);
    if (!node.input) {
      const previous = this.frontmost(node);
      node.input = new TextInput({
        onEdit: (edit) => this.inputs.onEdit(node.id, edit),
        onSelect: (selection, number) => this.inputs.onSelect(node.id, selection, number),
        onFocus: (focused, number) => this.inputs.onFocus(node.id, focused, number),
        onSubmit: () => this.inputs.onSubmit(node.id),
      }, hasLines);
      this.layer(node.input.input, node, previous);
    }
    node.input.show(input);
  }

  /// Displays the drawing of a view. A drawing with pictures takes the place of the previous one once
  /// they are decoded.
  draw(node, drawing) {
    node.nextDrawing = drawing;
    const decoding = drawing ? decodePictures(drawing) : null;
    if (!decoding) {
      this.showDrawing(node, drawing);
      return;
    }
    decoding.then(() => {
      if (node.nextDrawing === drawing) this.showDrawing(node, drawing);
    });
  }

  showDrawing(node, drawing) {
    node.drawing?.remove();
    node.drawing = drawing ? drawingElement(drawing) : null;
    if (node.drawing) this.layer(node.drawing, node, node.backdrop ?? node.ground ?? node.shade);
  }

  /// The frontmost of the elements that display a node itself, behind its children.
  frontmost(node) {
    if (!node) return null;
    return node.media?.element ?? node.web ?? node.input?.input ?? node.drawing ?? node.text ?? node.backdrop
      ?? node.ground ?? node.shade;
  }

  /// Places an element that displays a node itself in front of another one, or at the back.
  layer(element, node, previous) {
    if (previous) previous.after(element);
    else node.element.prepend(element);
  }

  /// Displays the fill: in the node's element, or in front of the shadow of a path.
  paint(node) {
    node.element.style.backgroundColor = node.ground ? "" : (node.fill ?? "");
    if (node.ground) node.ground.style.backgroundColor = node.fill ?? "";
  }

  /// Displays the shadow of a node: of its box, of all in it, or of a path.
  cast(node, shadow) {
    const { style } = node.element;
    node.shade?.remove();
    node.ground?.remove();
    node.shade = null;
    node.ground = null;
    style.boxShadow = "";
    style.filter = "";
    if (shadow?.path !== undefined) {
      node.shade = shadowElement(shadow);
      node.ground = element("div", { className: "ground" });
      node.element.prepend(node.shade, node.ground);
    } else if (shadow) {
      const { color, offset: [x, y], radius } = shadow;
      // The blur of a box is given by twice its standard deviation.
      if (shadow.content) style.filter = `drop-shadow(${x}px ${y}px ${radius}px ${color})`;
      else style.boxShadow = `${x}px ${y}px ${2 * radius}px ${color}`;
    }
    this.paint(node);
  }

  /// Displays the shapes of a layer.
  setBackdrop(node, drawing) {
    node.backdrop?.remove();
    node.backdrop = drawing ? drawingElement(drawing) : null;
    if (!node.backdrop) return;
    node.backdrop.classList.add("backdrop");
    this.layer(node.backdrop, node, node.ground ?? node.shade);
  }

  /// Displays a page of the web in a frame that cannot reach this page.
  frameWeb(node, address) {
    node.web?.remove();
    node.web = null;
    if (!/^https?:/i.test(address ?? "")) return;
    node.web = element("iframe", {
      className: "web", sandbox: "allow-scripts allow-forms allow-popups", referrerpolicy: "no-referrer",
      src: address, title: address,
    });
    this.layer(node.web, node, this.frontmost({ ...node, web: null }));
  }

  /// Plays a video or sound in a node.
  play(node, media) {
    if (node.media && node.media.hasPicture !== media?.picture) {
      node.media.remove();
      node.media = null;
    }
    if (!media) return;
    if (!node.media) {
      const previous = this.frontmost(node);
      node.media = new MediaElement(media.picture);
      this.layer(node.media.element, node, previous);
    }
    node.media.show(media);
  }

  /// Masks a node, with all in it, by an image. A new image replaces the last one once it is decoded,
  /// so that the node is never without a mask in between.
  cover(node, mask) {
    node.mask = mask;
    if (!mask || !node.element.style.maskImage) return this.setMask(node, mask);
    const image = new Image();
    image.src = maskAddress(mask);
    const set = () => { if (node.mask === mask) this.setMask(node, mask); };
    image.decode().then(set, set);
  }

  setMask(node, mask) {
    const { style } = node.element;
    for (const name of ["Image", "Position", "Size", "Repeat", "Clip"]) style[`mask${name}`] = "";
    if (!mask) return;
    const [x, y, width, height] = mask.rect;
    style.maskImage = `url("${maskAddress(mask)}")`;
    style.maskPosition = `${x}px ${y}px`;
    style.maskSize = `${width}px ${height}px`;
    style.maskRepeat = "no-repeat";
    style.maskClip = "no-clip";
  }

  /// Displays lines of text at their baselines, with their measured widths.
  write(node, text) {
    if (!text) {
      node.text?.remove();
      node.text = null;
      return;
    }
    if (!node.text) {
      node.text = element("div", { className: "text" });
      if (node.isAtomic) setAttribute(node.text, "aria-hidden", "true");
      this.layer(node.text, node, node.backdrop ?? node.ground ?? node.shade);
    }
    node.text.replaceChildren(...textElements(text));
  }
}
