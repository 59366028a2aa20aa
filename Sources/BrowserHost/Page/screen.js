// One screen of an example: a device with the scene of the server's messages, and the user's input.

import { choices, style, TEXT_SIZES } from "./choices.js";
import { Connection } from "./connection.js";
import { DeviceBars } from "./device-bars.js";
import { element } from "./elements.js";
import { FaultPanel } from "./fault-panel.js";
import { Inspector } from "./inspector.js";
import { KeyReporter } from "./keyboard.js";
import { SceneView } from "./scene-view.js";
import { ScaledDevice, scaleOf } from "./screen-size.js";
import { modifiers, PointerReporter } from "./touches.js";
import { displayScale, userSettings, watchSettings } from "./user-settings.js";
import { wheelTranslation } from "./wheel.js";

export class Screen {
  /// `stage` is the element around all screens, `side` the one with the panels. The handlers receive
  /// the title, the state of the connection, messages about the page and the app, and explanations.
  constructor(name, device, { stage, side }, handlers) {
    this.name = name;
    this.deviceName = device;
    this.stage = stage;
    this.handlers = handlers;
    this.clockRate = 1;
    this.hasLog = false;
    this.isSelecting = false;
    this.staysAwake = false;
    this.ending = new AbortController();
    this.build();
    this.view = this.makeView();
    this.connection = this.connect();
    this.inspector = new Inspector(this.screen, side, {
      inspect: (point) => this.connection.send({ type: "inspect", point }),
      pointInScene: (place) => this.inScene(place),
      isMirrored: (id) => this.view.nodes.get(id)?.scroll?.atRight ?? false,
      onExplanation: (record) => handlers.onExplanation?.(record),
      onReference: (type) => handlers.onReference?.(type),
    });
    this.pointers = this.makePointers();
    this.keys = new KeyReporter(this.view, this.connection);
    watchSettings(() => this.configure(), this.ending.signal);
  }

  build() {
    this.scene = element("div", { className: "scene" });
    this.screen = element("div", { className: "screen" }, this.scene);
    // Until the server has sent the size of the screen, the device has no frame.
    this.device = element("div", { className: "device bare" }, this.screen);
    this.frame = element("div", { className: "frame" }, this.device);
    this.note = element("p", { className: "note" }, "Making the screen…");
    this.caption = element("div", { className: "caption" });
    this.caption.hidden = true;
    this.place = element("div", { className: "place" }, this.caption, this.frame, this.note);
    this.veil = element("div", { className: "veil" }, element("p"));
    this.veil.hidden = true;
    this.bars = new DeviceBars(this.screen);
    this.screen.append(this.veil);
    this.fault = new FaultPanel(this.screen, {
      restart: () => this.connection.send({ type: "restart" }), onChange: () => this.shield(),
    });
    this.scaled = new ScaledDevice(this.frame, this.device);
    this.stage.append(this.place);
  }

  get fills() {
    return this.deviceName === "fill";
  }

  viewport() {
    this.stage.classList.toggle("filling", this.fills);
    return [Math.max(this.stage.clientWidth, 1), Math.max(this.stage.clientHeight, 1)];
  }

  /// Keeps the keyboard and assistive technology from elements that are covered, and without effect.
  shield() {
    this.scene.inert = !this.veil.hidden || this.fault.isCovering;
  }

  reveal() {
    this.device.classList.remove("bare");
    this.note.hidden = true;
  }

  /// Gives the device the frame and the sensors of its kind.
  dress({ size, safeArea, bars }) {
    this.reveal();
    const { device, fills, screen } = this;
    screen.style.width = `${size[0]}px`;
    screen.style.height = `${size[1]}px`;
    for (const old of screen.querySelectorAll(".ornament")) old.remove();
    const ornament = (name) => screen.append(element("div", { className: `ornament ${name}` }));
    const [top, left, bottom] = safeArea;
    const isPad = Math.min(...size) >= 600;
    device.classList.toggle("pad", !fills && isPad);
    device.classList.toggle("square", !fills && bottom === 0);
    // The edge beside the camera housing is inset the most; tablets have none.
    const housing = Math.max(top, left);
    if (!fills && bottom !== 0 && !isPad && housing > 0) {
      ornament(`${housing >= 51 ? "island" : "notch"}${left > top ? " side" : ""}`);
    }
    this.bars.show(bars, "none");
    this.handlers.onSize?.();
  }

  makeView() {
    return new SceneView(this.scene, {
      onScroll: (id, offset, resting) => this.connection.reportScroll(id, offset, resting),
      onEdit: (id, edit) => this.connection.sendInput({ type: "edit", id, ...edit }),
      onSelect: (id, selection, number) =>
        this.connection.sendInput({ type: "select", id, selection, number }),
      onFocus: (id, focused, number, follows) =>
        this.connection.sendInput({
          type: "focus", id, focused, number, ...(follows ? { follows } : {}),
        }),
      onSubmit: (id) => this.connection.sendInput({ type: "submit", id }),
      onAction: (id, index) => this.connection.sendInput({ type: "action", id, index }),
      onWheel: (event) => {
        this.connection.sendInput({
          type: "wheel", point: this.inScene([event.clientX, event.clientY]),
          translation: wheelTranslation(event, this.scene.clientHeight),
          ...(modifiers(event) ? { modifiers: modifiers(event) } : {}),
        });
      },
      hasClaims: () => this.pointers.hasClaims,
    });
  }

  configuration() {
    return {
      size: this.viewport(),
      scale: displayScale(),
      style: style(),
      settings: userSettings(),
      direction: choices.direction,
      textSize: TEXT_SIZES.indexOf(choices.text),
      ...(choices.keyboard ? { keyboard: true } : {}),
      ...(this.fills ? {} : { device: this.deviceName, landscape: choices.landscape }),
    };
  }

  connect() {
    return new Connection(`/socket/${encodeURIComponent(this.name)}`, {
      ready: () => this.configuration(),
      onMessage: (message) => this.receive(message),
      onState: (state, detail) => this.showState(state, detail),
      onError: (error) => {
        console.error(error);
        this.reveal();
        this.fault.showError(error);
      },
    });
  }

  receive(message) {
    const { fault, handlers, view } = this;
    const actions = {
      screen: () => {
        fault.hideFault();
        view.clear();
        this.dress(message);
        // The screen of a new process has the usual time, no log and no explained view.
        this.sendTools();
        this.isNew = true;
        if (message.title) handlers.onTitle?.(message.title, 0);
        handlers.onControllers?.(message.controllers ?? []);
      },
      size: () => this.dress(message),
      page: () => {
        handlers.onTitle?.(message.title, message.badge);
        handlers.onControllers?.(message.controllers ?? []);
        this.stayAwake(message.awake);
        this.bars.show(message.bars, message.barAnimation);
      },
      explanation: () => this.inspector.show(message),
      log: () => handlers.onLog?.(message, this),
      failure: () => {
        this.reveal();
        fault.showFailure(message);
      },
      stall: () => (message.seconds > 0 ? fault.showStall() : fault.hideStall()),
      build: () => {
        fault.showBuild(message);
        handlers.onBuild?.(message);
      },
      sleep: () => fault.sleep(),
      open: () => handlers.onOpen?.(message.url),
      copy: () => handlers.onCopy?.(message.text),
      claim: () => this.pointers.claim(message.touches),
      patch: () => {
        this.connection.supersedeScrolls(message.nodes);
        view.apply(message);
        if (this.isNew) this.inspector.renew();
        this.isNew = false;
      },
    };
    actions[message.type]?.();
  }

  showState(state, detail) {
    this.state = state;
    if (state !== "connected") {
      this.fault.clear();
      this.stayAwake(false);
    }
    this.handlers.onState?.();
    const words = {
      disconnected: "Disconnected. Trying again as soon as the server answers.", refused: detail,
    }[state];
    if (state === "connected") this.veil.hidden = true;
    if (words) {
      this.reveal();
      this.veil.hidden = false;
      this.veil.firstElementChild.textContent = words;
    }
    this.shield();
  }

  stayAwake(staysAwake) {
    this.staysAwake = staysAwake;
    this.handlers.onAwake?.();
  }

  sendTools() {
    if (this.clockRate !== 1) this.connection.send({ type: "clock", rate: this.clockRate });
    if (this.hasLog) this.connection.send({ type: "log", open: true });
  }

  /// A point of the viewport in the coordinates of the screen.
  inScene([x, y]) {
    const origin = this.scene.getBoundingClientRect();
    const scale = scaleOf(this.scene);
    return [(x - origin.left) / scale, (y - origin.top) / scale];
  }

  makePointers() {
    return new PointerReporter(this.scene, {
      isPaused: () => this.isSelecting,
      onTouch: (id, phase, kind, place, claimed, modifiers, buttons) => {
        this.connection.sendInput({
          type: "touch", id, phase, kind, point: this.inScene(place), ...(claimed ? { claimed } : {}),
          ...(modifiers ? { modifiers } : {}), ...(buttons ? { buttons } : {}),
        });
      },
      onActivate: (target) => {
        const id = Number(target.closest("[data-operable]")?.dataset.id);
        if (!id) return false;
        this.connection.sendInput({ type: "activate", id });
        return true;
      },
      onHover: (place, modifiers) => this.connection.sendInput({
        type: "hover", ...(place ? { point: this.inScene(place) } : {}),
        ...(modifiers ? { modifiers } : {}),
      }),
    });
  }

  // What the user chooses

  /// Changes the screen to the choices and settings. A refused page tries again with them.
  configure() {
    if (this.state === "refused") this.connection.open();
    else this.connection.send({ type: "configure", ...this.configuration() });
  }

  setDevice(name) {
    this.deviceName = name;
    this.configure();
  }

  sendSize() {
    if (this.fills && this.connection.isOpen) {
      this.connection.send({ type: "size", size: this.viewport() });
    }
  }

  sendAppearance() {
    this.connection.send({ type: "appearance", style: style() });
  }

  setRate(rate) {
    this.clockRate = rate;
    this.connection.send({ type: "clock", rate });
  }

  step() {
    this.connection.send({ type: "step", count: 1 });
  }

  setLog(isOpen) {
    this.hasLog = isOpen;
    this.connection.send({ type: "log", open: isOpen });
  }

  /// Lets the pointer select the texts of the screen in place of touching it.
  setSelecting(isOn) {
    this.isSelecting = isOn;
    this.scene.classList.toggle("selecting", isOn);
  }

  close() {
    this.connection.close();
    this.ending.abort();
    this.pointers.end();
    this.keys.end();
    this.fault.stopWaiting();
    this.view.clear();
    this.inspector.remove();
    this.place.remove();
  }
}
