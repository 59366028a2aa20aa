// What the user has chosen for the display: from the address, or else from the last visit.

import { PHONE_WIDTH } from "./screen-size.js";

export const query = new URLSearchParams(location.search);
export const systemIsDark = matchMedia("(prefers-color-scheme: dark)");

const stored = (name) => {
  try {
    return localStorage.getItem(`tessera.${name}`);
  } catch {
    return null;
  }
};

export const remember = (name, value) => {
  try {
    localStorage.setItem(`tessera.${name}`, value);
  } catch {
    // A browser without storage still displays everything.
  }
};

const remembered = (name, fallback) => query.get(name) ?? stored(name) ?? fallback;

/// The text sizes by the short names of their categories, from small to large.
export const TEXT_SIZES = [
  "XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5",
];
const STANDARD_TEXT_SIZE = "L";
const STANDARD_DEVICE = "iphone-15";
/// The number of devices side by side.
export const MOST_DEVICES = 4;

/// The devices of the address. A narrow window, as on a phone, is filled by the screen.
const firstDevices = () => {
  const several = (query.get("devices") ?? "").split(",").filter((name) => name !== "");
  if (several.length > 0) return several.slice(0, MOST_DEVICES);
  if (query.has("device")) return [query.get("device")];
  if (innerWidth <= PHONE_WIDTH) return ["fill"];
  return [stored("device") ?? STANDARD_DEVICE];
};

export const choices = {
  devices: firstDevices(),
  appearance: remembered("appearance", "auto"),
  scale: remembered("scale", "fit") === "full" ? "full" : "fit",
  landscape: query.get("landscape") === "1",
  direction: query.get("direction") === "rtl" ? "rtl" : "ltr",
  keyboard: query.get("keyboard") === "1",
  text: TEXT_SIZES.includes(query.get("text")) ? query.get("text") : STANDARD_TEXT_SIZE,
};

/// Replaces unknown devices by the standard one. Returns the first unknown name; null if all are known.
export const checkDevices = (isKnown) => {
  const unknown = choices.devices.find((name) => !isKnown(name)) ?? null;
  const several = choices.devices.length > 1;
  choices.devices = choices.devices
    .map((name) => (isKnown(name) && !(several && name === "fill") ? name : STANDARD_DEVICE));
  return unknown;
};

/// Writes the choices to the address, which is then a link to the same display.
export const rememberInAddress = () => {
  const next = new URL(location.href);
  const set = (name, value, isStandard) => {
    if (isStandard) next.searchParams.delete(name);
    else next.searchParams.set(name, value);
  };
  const isAlone = choices.devices.length === 1;
  set("device", choices.devices[0], !isAlone);
  set("devices", choices.devices.join(","), isAlone);
  set("appearance", choices.appearance, choices.appearance === "auto");
  set("landscape", "1", !choices.landscape);
  set("direction", choices.direction, choices.direction === "ltr");
  set("keyboard", "1", !choices.keyboard);
  set("text", choices.text, choices.text === STANDARD_TEXT_SIZE);
  history.replaceState(null, "", next);
};

const isDark = () =>
  choices.appearance === "auto" ? systemIsDark.matches : choices.appearance === "dark";
export const style = () => (isDark() ? "dark" : "light");
export const paintPage = () => {
  document.documentElement.dataset.theme = style();
};
