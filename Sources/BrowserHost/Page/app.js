// The page: a gallery at `/`, live screens of one example at `/example/NAME`.

import {
  checkDevices, choices, paintPage, query, remember, rememberInAddress, systemIsDark, TEXT_SIZES,
} from "./choices.js";
import { find } from "./elements.js";
import { showExample } from "./example.js";
import { showGallery } from "./gallery.js";

/// Fills the controls of the header with the choices.
const fillControls = (catalog) => {
  const devices = find("device");
  for (const { name, title } of catalog.devices) devices.append(new Option(title, name));
  devices.append(new Option("Fill the window", "fill"));
  const isListed = (name) => [...devices.options].some((option) => option.value === name);
  const unknown = checkDevices(isListed);
  if (unknown !== null) {
    find("notice").textContent =
      `There is no device called “${unknown.slice(0, 80)}”; this is an iPhone 15.`;
    find("notice").hidden = false;
  }
  [devices.value] = choices.devices;
  find("appearance").value = choices.appearance;
  find("scale").value = choices.scale;
  for (const size of TEXT_SIZES) find("text").append(new Option(size, size));
  find("text").value = choices.text;
  find("direction").setAttribute("aria-pressed", String(choices.direction === "rtl"));
  find("keyboard").setAttribute("aria-pressed", String(choices.keyboard));
  return [...devices.options].map(({ value, textContent }) => ({ name: value, title: textContent }));
};

/// Enables the controls and tools, which have no effect until the page knows the screens.
const enableControls = () => {
  const controls = document.querySelectorAll(":is(header, #tools) :is(button, select)");
  for (const control of controls) control.disabled = false;
};

const start = async () => {
  paintPage();
  const catalog = await (await fetch("/catalog.json")).json();
  if (catalog.device && !query.get("device") && !query.get("devices")) choices.devices = [catalog.device];
  if (catalog.keyboard && !query.has("keyboard")) choices.keyboard = true;
  const devices = fillControls(catalog);
  const place = location.pathname.match(/^\/example\/([^/]+)$/)?.[1];
  const name = place ? decodeURIComponent(place) : catalog.front ?? "";
  const example = [...catalog.examples, ...catalog.hidden].find((entry) => entry.name === name);
  enableControls();
  const shown = example ? showExample(catalog, example, devices) : showGallery(catalog);

  find("more").addEventListener("click", () => {
    const isOpen = document.body.classList.toggle("controls-open");
    find("more").setAttribute("aria-expanded", String(isOpen));
  });
  find("device").addEventListener("change", (event) => {
    choices.devices = [event.target.value];
    remember("device", event.target.value);
    find("notice").hidden = true;
    rememberInAddress();
    shown.onDevice(event.target.value);
  });
  find("scale").addEventListener("change", (event) => {
    choices.scale = event.target.value;
    remember("scale", choices.scale);
    shown.onScale?.();
  });
  find("direction").hidden = !shown.onTraits;
  find("keyboard").hidden = !shown.onTraits;
  find("text").parentElement.hidden = !shown.onTraits;
  find("scale").parentElement.hidden ||= !shown.onScale;
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
  // The text that is edited keeps the focus.
  find("keyboard").addEventListener("mousedown", (event) => event.preventDefault());
  find("keyboard").addEventListener("click", () => {
    choices.keyboard = !choices.keyboard;
    find("keyboard").setAttribute("aria-pressed", String(choices.keyboard));
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
