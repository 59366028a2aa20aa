// An example: one screen, or several side by side, and the tools around them.

import { setPlaybackRate, stepAnimations } from "./animations.js";
import { choices, MOST_DEVICES, rememberInAddress } from "./choices.js";
import { element, find } from "./elements.js";
import { EventLog } from "./event-log.js";
import { commonScale } from "./screen-size.js";
import { setMediaRate } from "./media.js";
import { Screen } from "./screen.js";
import { SourcePanel } from "./source-panel.js";
import { WakeLock } from "./wake-lock.js";

/// The time of a step, in milliseconds: one frame.
const FRAME = 1000 / 60;

/// Opens a URL of the app in another tab, if its scheme is one of those that a page may open.
const openOutside = (text) => {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !["http:", "https:", "mailto:"].includes(url.protocol)) return;
  element("a", { href: url.href, target: "_blank", rel: "noopener noreferrer" }).click();
};

/// Writes a text that the app copied to the clipboard, where the browser permits it.
const writeClipboard = (text) => {
  if (typeof text === "string") navigator.clipboard?.writeText(text).catch(() => {});
};

const STATES = {
  connecting: "Connecting",
  connected: "Connected",
  disconnected: "Disconnected",
  refused: "Refused",
};

/// Links to the examples before and after one, which keep the choices.
const linkNeighbors = (examples, name) => {
  const index = examples.findIndex((entry) => entry.name === name);
  const open = (entry) => {
    location.href = `/example/${encodeURIComponent(entry.name)}${location.search}`;
  };
  const neighbors = { previous: examples[index - 1], next: index < 0 ? undefined : examples[index + 1] };
  find("neighbors").hidden = examples.length < 2;
  for (const [id, entry] of Object.entries(neighbors)) {
    const button = find(id);
    button.disabled = !entry;
    if (!entry) continue;
    button.title = `${entry.title} (Alt+Page ${id === "next" ? "Down" : "Up"})`;
    button.addEventListener("click", () => open(entry));
  }
  document.addEventListener("keydown", (event) => {
    const id = { PageUp: "previous", PageDown: "next" }[event.key];
    if (!event.altKey || !id) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (neighbors[id]) open(neighbors[id]);
  }, true);
};

export const showExample = (catalog, example, devices) => {
  const { name } = example;
  const stage = element("div", { className: "stage" });
  const side = element("div", { className: "sidebar" });
  find("main").classList.add("example");
  find("main").append(stage, side);
  const screens = [];
  const wakeLock = new WakeLock();
  let active = null;

  const entitle = (text, badge = 0) => {
    document.title = `${badge > 0 ? `(${badge}) ` : ""}${text} · Tessera`;
    find("title").textContent = text;
  };
  entitle(example.title);
  linkNeighbors(catalog.examples, name);

  // The scale

  const fit = () => {
    const isFitted = choices.scale === "fit";
    const { paddingLeft, paddingRight, paddingTop, paddingBottom } = getComputedStyle(stage);
    const caption = screens.length > 1 ? 44 : 0;
    const gaps = 28 * (screens.length - 1);
    const width = stage.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - gaps;
    const height = stage.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom) - caption;
    const sizes = screens.map(({ scaled }) => scaled.size);
    const scale = isFitted && !screens[0].fills ? commonScale(sizes, [width, height]) : 1;
    for (const { scaled } of screens) scaled.show(scale);
  };
  let resizing = 0;
  new ResizeObserver(() => {
    cancelAnimationFrame(resizing);
    resizing = requestAnimationFrame(() => {
      fit();
      for (const screen of screens) screen.sendSize();
    });
  }).observe(stage);

  // The screens

  const paintState = () => {
    const order = ["refused", "disconnected", "connecting", "connected"];
    const worst = order.find((state) => screens.some((screen) => screen.state === state)) ?? "connecting";
    find("state").textContent = STATES[worst];
    find("state").dataset.state = worst;
  };
  const paintAwake = () => { wakeLock.set(screens.some(({ staysAwake }) => staysAwake)); };
  const choose = (screen, device) => {
    screen.setDevice(device);
    choices.devices = screens.map(({ deviceName }) => deviceName);
    rememberInAddress();
  };
  const captionOf = (screen) => {
    const select = element("select", { "aria-label": "Device" });
    for (const { name, title } of devices) {
      if (name !== "fill") select.append(new Option(title, name));
    }
    select.value = screen.deviceName;
    select.addEventListener("change", () => choose(screen, select.value));
    const remove = element(
      "button", { type: "button", title: "Remove the device", "aria-label": "Remove the device" }, "×");
    remove.addEventListener("click", () => removeScreen(screen));
    screen.caption.replaceChildren(select, remove);
  };
  const paintCaptions = () => {
    const isAlone = screens.length === 1;
    stage.classList.toggle("several", !isAlone);
    find("device").parentElement.hidden = !isAlone;
    find("device").value = screens[0].deviceName;
    find("beside").disabled = screens.length === MOST_DEVICES || screens[0].fills;
    find("rotate").hidden = screens[0].fills;
    find("scale").parentElement.hidden = screens[0].fills;
    for (const screen of screens) {
      screen.caption.hidden = isAlone;
      if (!isAlone) captionOf(screen);
    }
    choices.devices = screens.map(({ deviceName }) => deviceName);
    fit();
  };
  const addScreen = (device) => {
    const screen = new Screen(name, device, { stage, side }, {
      onTitle: (text, badge) => entitle(text, badge),
      onControllers: (types) => { source.types = types; },
      onReference: revealType,
      onAwake: paintAwake,
      onOpen: openOutside,
      onCopy: writeClipboard,
      onSize: fit,
      onState: paintState,
      onLog: (message) => log.add(message, screens.length > 1 ? device : ""),
      onBuild: ({ state }) => state === "ready" && source.reload(),
      onExplanation: (record) => source.reveal(record),
    });
    const activate = () => { active = screen; };
    screen.place.addEventListener("pointerdown", activate, true);
    screen.place.addEventListener("focusin", activate);
    screens.push(screen);
    screen.setSelecting(isSelecting);
    if (log.isOpen) screen.hasLog = true;
    screen.clockRate = rate;
    return screen;
  };
  const removeScreen = (screen) => {
    screens.splice(screens.indexOf(screen), 1);
    const { isOn } = screen.inspector;
    screen.close();
    if (active === screen) active = screens[0];
    if (isOn) setInspecting(false);
    paintAwake();
    paintCaptions();
    paintState();
    rememberInAddress();
  };

  // The tools

  let rate = 1;
  let isSelecting = false;
  const tool = (id, set) => {
    const button = find(id);
    button.setAttribute("aria-pressed", "false");
    button.addEventListener("click", () => set(button.getAttribute("aria-pressed") !== "true"));
    return (isOn) => button.setAttribute("aria-pressed", String(isOn));
  };
  const isInspecting = () => screens.some(({ inspector }) => inspector.isOn);
  const paintSide = () => { side.hidden = !source.isOpen && !log.isOpen && !isInspecting(); };
  const source = new SourcePanel(side, name, { onClose: () => setSource(false) });
  const log = new EventLog(side, { onClose: () => setLog(false) });

  const setInspecting = (isOn) => {
    if (isOn) setSelecting(false);
    // One screen at a time is explained.
    for (const screen of screens) screen.inspector.toggle(isOn && screen === active);
    paintInspect(isOn);
    paintSide();
  };
  const paintInspect = tool("inspect", (isOn) => setInspecting(isOn));
  const setSelecting = (isOn) => {
    if (isOn) setInspecting(false);
    isSelecting = isOn;
    for (const screen of screens) screen.setSelecting(isOn);
    paintSelect(isOn);
  };
  const paintSelect = tool("select", (isOn) => setSelecting(isOn));
  const setSource = (isOn) => {
    source.toggle(isOn);
    paintSource(isOn);
    paintSide();
  };
  const paintSource = tool("source", (isOn) => setSource(isOn));
  /// Displays the declaration of a type, and opens the sources for it if they declare it.
  const revealType = async (type) => {
    if (!example.source) return;
    const wasOpen = source.isOpen;
    if (!wasOpen) await source.toggle(true);
    if (!source.revealType(type) && !wasOpen) source.toggle(false);
    paintSource(source.isOpen);
    paintSide();
  };
  find("source").hidden = !example.source;
  const setLog = (isOn) => {
    log.toggle(isOn);
    for (const screen of screens) screen.setLog(isOn);
    paintLog(isOn);
    paintSide();
  };
  const paintLog = tool("log", (isOn) => setLog(isOn));

  const setRate = (next) => {
    rate = next;
    setPlaybackRate(rate);
    setMediaRate(rate);
    for (const screen of screens) screen.setRate(rate);
    paintPause(rate === 0);
    find("step").disabled = rate !== 0;
  };
  const paintPause = tool("pause", (isOn) => setRate(isOn ? 0 : Number(find("rate").value)));
  find("rate").addEventListener("change", () => setRate(Number(find("rate").value)));
  find("step").disabled = true;
  find("step").addEventListener("click", () => {
    stepAnimations(FRAME);
    for (const screen of screens) screen.step();
  });
  paintSide();

  for (const device of choices.devices) addScreen(device);
  [active] = screens;
  paintCaptions();

  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !(isInspecting() || isSelecting)) return;
    event.stopImmediatePropagation();
    const button = find(isSelecting ? "select" : "inspect");
    setInspecting(false);
    setSelecting(false);
    // The focus of an element that is hidden now would be lost.
    const { activeElement } = document;
    if (activeElement === document.body || activeElement.closest("[hidden]")) button.focus();
  });
  document.addEventListener("keydown", (event) => active.keys.press(event));
  // Another screen may be in use since a key was pressed.
  document.addEventListener("keyup", (event) => {
    for (const screen of screens) screen.keys.release(event);
  });

  // For tests: the offset of a scrolling node, in its content's coordinates.
  window.tessera = {
    offset: (id) => screens[0].view.nodes.get(Number(id))?.scroll?.offset ?? null,
    screens,
  };

  find("rotate").addEventListener("click", () => {
    choices.landscape = !choices.landscape;
    rememberInAddress();
    for (const screen of screens) screen.configure();
  });
  find("beside").addEventListener("click", () => {
    const shown = screens.map(({ deviceName }) => deviceName);
    const favorites = ["iphone-15", "ipad-pro-11", "iphone-se-3", "ipad-mini-6"];
    const names = devices.map(({ name }) => name);
    const next = [...favorites, ...names].find(
      (name) => names.includes(name) && name !== "fill" && !shown.includes(name));
    if (!next) return;
    addScreen(next);
    paintCaptions();
    rememberInAddress();
  });
  return {
    onDevice: (device) => {
      choose(screens[0], device);
      paintCaptions();
    },
    onScale: fit,
    onAppearance: () => screens.forEach((screen) => screen.sendAppearance()),
    onTraits: () => screens.forEach((screen) => screen.configure()),
  };
};
