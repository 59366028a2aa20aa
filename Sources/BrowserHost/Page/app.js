// The page: a gallery at `/`, one live screen at `/example/NAME`.

import { Connection } from "./connection.js";
import { element } from "./elements.js";
import { FaultPanel } from "./fault-panel.js";
import { Inspector } from "./inspector.js";
import { SceneView } from "./scene-view.js";
import { modifiers, PointerReporter } from "./touches.js";
import { wheelTranslation } from "./wheel.js";

const find = (id) => document.getElementById(id);
const query = new URLSearchParams(location.search);
const systemIsDark = matchMedia("(prefers-color-scheme: dark)");

/// The user's settings for assistive technology by their names in messages.
const SETTINGS = {
  reduceMotion: "(prefers-reduced-motion: reduce)",
  reduceTransparency: "(prefers-reduced-transparency: reduce)",
  invertColors: "(inverted-colors: inverted)",
};

/// A setting comes from the address, or else from the last visit.
const remembered = (name, fallback) => {
  try {
    return query.get(name) ?? localStorage.getItem(`tessera.${name}`) ?? fallback;
  } catch {
    return query.get(name) ?? fallback;
  }
};
const remember = (name, value) => {
  try {
    localStorage.setItem(`tessera.${name}`, value);
  } catch {
    // A browser without storage still displays everything.
  }
};

/// The text sizes by the short names of their categories, from small to large.
const TEXT_SIZES = [
  "XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5",
];
const STANDARD_TEXT_SIZE = "L";

const choices = {
  device: remembered("device", "iphone-15"),
  appearance: remembered("appearance", "auto"),
  landscape: query.get("landscape") === "1",
  direction: query.get("direction") === "rtl" ? "rtl" : "ltr",
  text: TEXT_SIZES.includes(query.get("text")) ? query.get("text") : STANDARD_TEXT_SIZE,
};

/// Writes the choices to the address, which is then a link to the same display.
const rememberInAddress = () => {
  const next = new URL(location.href);
  const set = (name, value, isStandard) => {
    if (isStandard) next.searchParams.delete(name);
    else next.searchParams.set(name, value);
  };
  set("device", choices.device, false);
  set("appearance", choices.appearance, choices.appearance === "auto");
  set("landscape", "1", !choices.landscape);
  set("direction", choices.direction, choices.direction === "ltr");
  set("text", choices.text, choices.text === STANDARD_TEXT_SIZE);
  history.replaceState(null, "", next);
};

const isDark = () =>
  choices.appearance === "auto" ? systemIsDark.matches : choices.appearance === "dark";
const style = () => (isDark() ? "dark" : "light");
const paintPage = () => {
  document.documentElement.dataset.theme = style();
};

/// Displays the state of the first build of a preview, and the gallery as soon as it is ready.
const watchBuild = (build) => {
  const panel = element("pre", { className: "build" });
  const paint = (build) => {
    panel.hidden = build.state === "ready";
    panel.dataset.state = build.state;
    panel.textContent = build.state === "failed" ? build.log : "Building…";
  };
  paint(build);
  find("main").prepend(panel);
  let state = build.state;
  const ask = async () => {
    try {
      const { build } = await (await fetch("/catalog.json")).json();
      if (build.state === "ready" && state !== "ready") location.reload();
      state = build.state;
      paint(build);
    } catch {
      // The server has ended, or starts again.
    }
    setTimeout(ask, 500);
  };
  setTimeout(ask, 500);
};

const showGallery = ({ examples, build }) => {
  find("title").hidden = true;
  find("state").hidden = true;
  find("rotate").hidden = true;
  const address = (name) => `/example/${encodeURIComponent(name)}`;
  const cards = examples.map(({ name, title, summary }) => {
    const shot = element("img", { alt: "", loading: "lazy", decoding: "async" });
    shot.dataset.preview = `/preview/${encodeURIComponent(name)}.svg`;
    return element(
      "li", {},
      element(
        "a", { href: address(name) },
        element("div", { className: "shot" }, shot),
        element(
          "div", { className: "words" },
          element("h3", {}, title), element("code", {}, name), element("p", {}, summary))));
  });
  find("main").append(
    element(
      "section", { className: "lead" },
      element("h2", {}, build ? "Screens" : "Examples"),
      element(
        "p", {}, "UIKit view controllers, laid out by Tessera and scrolled by your browser.")),
    element("ul", { className: "gallery" }, ...cards));
  const paintShots = () => {
    for (const shot of document.querySelectorAll("img[data-preview]")) {
      const wishes = new URLSearchParams({ style: style() });
      if (choices.device !== "fill") wishes.set("device", choices.device);
      shot.src = `${shot.dataset.preview}?${wishes}`;
    }
  };
  paintShots();
  if (build) watchBuild(build);
  return { onDevice: paintShots, onAppearance: paintShots };
};

/// Opens a URL of the app in another tab, if its scheme is one of those that a page may open.
const openOutside = (text) => {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !["http:", "https:", "mailto:"].includes(url.protocol)) return;
  element("a", { href: url.href, target: "_blank", rel: "noopener noreferrer" }).click();
};

let awake = null;

/// Keeps the screen of the device on, or no longer, if the browser can.
const stayAwake = async (stays) => {
  if (stays === (awake !== null)) return;
  try {
    if (stays) awake = await navigator.wakeLock.request("screen");
    else await awake.release();
  } catch {
    // The browser has no such lock, or does not grant it.
  }
  if (!stays) awake = null;
};

const showExample = ({ title }, name) => {
  const entitle = (text, badge = 0) => {
    document.title = `${badge > 0 ? `(${badge}) ` : ""}${text} · Tessera`;
    find("title").textContent = text;
  };
  entitle(title);
  const scene = element("div", { className: "scene" });
  const screen = element("div", { className: "screen" }, scene);
  // Until the server has sent the size of the screen, the device has no frame.
  const device = element("div", { className: "device bare" }, screen);
  const note = element("p", { className: "note" }, "Making the screen…");
  const stage = element("div", { className: "stage" }, device, note);
  const reveal = () => {
    device.classList.remove("bare");
    note.hidden = true;
  };
  const veil = element("div", { className: "veil" }, element("p"));
  veil.hidden = true;
  screen.append(veil);
  const fault = new FaultPanel(screen, () => connection.send({ type: "restart" }));
  find("main").append(stage);

  const fills = () => choices.device === "fill";
  const viewport = () => {
    stage.classList.toggle("filling", fills());
    return [Math.max(stage.clientWidth, 1), Math.max(stage.clientHeight, 1)];
  };
  const ornament = (name) => screen.append(element("div", { className: `ornament ${name}` }));
  const dress = ({ size, safeArea }) => {
    reveal();
    screen.style.width = `${size[0]}px`;
    screen.style.height = `${size[1]}px`;
    for (const old of screen.querySelectorAll(".ornament")) old.remove();
    const [top, left, bottom] = safeArea;
    const isPad = Math.min(...size) >= 600;
    device.classList.toggle("pad", !fills() && isPad);
    device.classList.toggle("square", !fills() && bottom === 0);
    if (fills() || bottom === 0) return;
    if (top >= 50) ornament("island");
    else if (left >= 50) ornament("island side");
    else if (top > 30) ornament("notch");
    ornament("bar");
  };

  const view = new SceneView(scene, {
    onScroll: (id, offset, resting) => connection.reportScroll(id, offset, resting),
    onEdit: (id, edit) => connection.send({ type: "edit", id, ...edit }),
    onSelect: (id, selection, number) => connection.send({ type: "select", id, selection, number }),
    onFocus: (id, focused, number) => connection.send({ type: "focus", id, focused, number }),
    onSubmit: (id) => connection.send({ type: "submit", id }),
    onAction: (id, index) => connection.send({ type: "action", id, index }),
    onWheel: (event) => {
      connection.flushScrolls();
      connection.send({
        type: "wheel", point: inScene([event.clientX, event.clientY]),
        translation: wheelTranslation(event, scene.clientHeight),
        ...(modifiers(event) ? { modifiers: modifiers(event) } : {}),
      });
    },
    hasClaims: () => pointers.hasClaims,
  });
  const states = {
    connecting: "Connecting",
    connected: "Connected",
    disconnected: "Disconnected",
    refused: "Refused",
  };
  const configuration = () => ({
    size: viewport(),
    scale: Math.min(Math.max(window.devicePixelRatio || 1, 0.25), 16),
    style: style(),
    settings: Object.entries(SETTINGS).filter(([, query]) => matchMedia(query).matches)
      .map(([name]) => name),
    direction: choices.direction,
    textSize: TEXT_SIZES.indexOf(choices.text),
    ...(fills() ? {} : { device: choices.device, landscape: choices.landscape }),
  });
  const connection = new Connection(`/socket/${encodeURIComponent(name)}`, {
    ready: configuration,
    onMessage: (message) => {
      if (message.type === "screen") {
        fault.hide();
        view.clear();
        dress(message);
        if (message.title) entitle(message.title);
      } else if (message.type === "size") {
        dress(message);
      } else if (message.type === "page") {
        entitle(message.title, message.badge);
        stayAwake(message.awake);
      } else if (message.type === "explanation") {
        inspector.show(message);
      } else if (message.type === "failure") {
        reveal();
        fault.showFailure(message);
      } else if (message.type === "stall") {
        if (message.seconds > 0) fault.showStall();
        else fault.hide();
      } else if (message.type === "build") {
        fault.showBuild(message);
      } else if (message.type === "sleep") {
        fault.sleep();
      } else if (message.type === "open") {
        openOutside(message.url);
      } else if (message.type === "claim") {
        pointers.claim(message.touches);
      } else if (message.type === "patch") {
        connection.supersedeScrolls(message.nodes);
        view.apply(message);
      }
    },
    onState: (state, detail) => {
      if (state !== "connected") fault.hide();
      find("state").textContent = states[state];
      find("state").dataset.state = state;
      const words = {
        disconnected: "Disconnected. Trying again as soon as the server answers.", refused: detail,
      }[state];
      if (state === "connected") veil.hidden = true;
      if (!words) return;
      reveal();
      veil.hidden = false;
      veil.firstElementChild.textContent = words;
    },
  });

  /// A point of the viewport in the coordinates of the screen.
  const inScene = ([x, y]) => {
    const origin = scene.getBoundingClientRect();
    return [x - origin.left, y - origin.top];
  };
  const inspector = new Inspector(screen, stage, {
    inspect: (point) => connection.send({ type: "inspect", point }),
    pointInScene: inScene,
  });
  const setInspecting = (isOn) => {
    inspector.toggle(isOn);
    find("inspect").setAttribute("aria-pressed", String(isOn));
  };
  find("inspect").hidden = false;
  find("inspect").addEventListener("click", () => setInspecting(!inspector.isOn));
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !inspector.isOn) return;
    event.stopImmediatePropagation();
    setInspecting(false);
  });
  const pointers = new PointerReporter(scene, {
    onTouch: (id, phase, kind, place, claimed, modifiers, buttons) => {
      connection.flushScrolls();
      connection.send({
        type: "touch", id, phase, kind, point: inScene(place), ...(claimed ? { claimed } : {}),
        ...(modifiers ? { modifiers } : {}), ...(buttons ? { buttons } : {}),
      });
    },
    onActivate: (target) => {
      const id = Number(target.closest("[data-operable]")?.dataset.id);
      if (!id) return false;
      connection.flushScrolls();
      connection.send({ type: "activate", id });
      return true;
    },
    onHover: (place, modifiers) => connection.send({
      type: "hover", ...(place ? { point: inScene(place) } : {}), ...(modifiers ? { modifiers } : {}),
    }),
  });
  const pressedKeys = new Set();
  const reportKey = (event, down) => {
    const isElsewhere = event.target.closest?.("input, textarea, select, button, a");
    if (event.isComposing || (down && isElsewhere)) return;
    if (down && view.speech.opensMenu(event)) {
      event.preventDefault();
      view.speech.openMenu(event.target);
      return;
    }
    const id = view.speech.keyTarget(event);
    if (id === null ? event.repeat : down) {
      if (id === null) return;
      // The browser scrolls by these keys otherwise.
      event.preventDefault();
      connection.flushScrolls();
    }
    if (down) pressedKeys.add(event.code);
    else if (!pressedKeys.delete(event.code)) return;
    const { key } = event;
    const code = view.speech.isMenuKey(event) ? "ContextMenu" : event.code;
    connection.send({
      type: "key", down, code, key, modifiers: modifiers(event), ...(id === null ? {} : { id }),
    });
  };
  document.addEventListener("keydown", (event) => reportKey(event, true));
  document.addEventListener("keyup", (event) => reportKey(event, false));
  let resizing = 0;
  new ResizeObserver(() => {
    if (!fills() || !connection.isOpen) return;
    cancelAnimationFrame(resizing);
    resizing = requestAnimationFrame(() => connection.send({ type: "size", size: viewport() }));
  }).observe(stage);

  // For tests: the offset of a scrolling node, in its content's coordinates.
  window.tessera = { offset: (id) => view.nodes.get(Number(id))?.scroll?.offset ?? null };

  const configure = () => {
    find("rotate").hidden = fills();
    connection.send({ type: "configure", ...configuration() });
  };
  find("rotate").hidden = fills();
  find("rotate").addEventListener("click", () => {
    choices.landscape = !choices.landscape;
    rememberInAddress();
    configure();
  });
  return {
    onDevice: configure,
    onAppearance: () => connection.send({ type: "appearance", style: style() }),
    onTraits: configure,
  };
};

const start = async () => {
  paintPage();
  const catalog = await (await fetch("/catalog.json")).json();
  if (catalog.device && !query.get("device")) choices.device = catalog.device;
  const devices = find("device");
  for (const { name, title } of catalog.devices) devices.append(new Option(title, name));
  devices.append(new Option("Fill the window", "fill"));
  const isListed = (name) => [...devices.options].some((option) => option.value === name);
  // A name with the suffix of an earlier system, such as -ios17, need not be in the list.
  if (!isListed(choices.device) && isListed(choices.device.replace(/-ios\d+$/, ""))) {
    devices.append(new Option(choices.device, choices.device));
  }
  if (!isListed(choices.device)) {
    find("notice").textContent =
      `There is no device called “${choices.device.slice(0, 80)}”; this is an iPhone 15.`;
    find("notice").hidden = false;
    choices.device = "iphone-15";
  }
  devices.value = choices.device;
  find("appearance").value = choices.appearance;
  for (const size of TEXT_SIZES) find("text").append(new Option(size, size));
  find("text").value = choices.text;
  find("direction").setAttribute("aria-pressed", String(choices.direction === "rtl"));

  const place = location.pathname.match(/^\/example\/([^/]+)$/)?.[1];
  const name = place ? decodeURIComponent(place) : catalog.front ?? "";
  const example = [...catalog.examples, ...catalog.hidden].find((entry) => entry.name === name);
  const shown = example ? showExample(example, name) : showGallery(catalog);

  devices.addEventListener("change", () => {
    choices.device = devices.value;
    remember("device", choices.device);
    find("notice").hidden = true;
    rememberInAddress();
    shown.onDevice();
  });
  find("direction").hidden = !shown.onTraits;
  find("text").parentElement.hidden = !shown.onTraits;
  find("text").addEventListener("change", (event) => {
    choices.text = event.target.value;
    rememberInAddress();
    shown.onTraits();
  });
  find("direction").addEventListener("click", () => {
    choices.direction = choices.direction === "rtl" ? "ltr" : "rtl";
    find("direction").setAttribute("aria-pressed", String(choices.direction === "rtl"));
    rememberInAddress();
    shown.onTraits();
  });
  const appearanceChanged = () => {
    paintPage();
    shown.onAppearance();
  };
  find("appearance").addEventListener("change", (event) => {
    choices.appearance = event.target.value;
    remember("appearance", choices.appearance);
    rememberInAddress();
    appearanceChanged();
  });
  systemIsDark.addEventListener("change", appearanceChanged);
};

start();
