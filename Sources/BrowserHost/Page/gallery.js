// The gallery: all examples in groups, with a search.

import { choices, style } from "./choices.js";
import { element, find } from "./elements.js";

/// Displays the state of the first build of a preview, and the gallery as soon as it is ready.
const watchBuild = (build, count) => {
  const panel = element("pre", { className: "build" });
  const paint = (build) => {
    panel.hidden = build.state === "ready";
    panel.dataset.state = build.state;
    panel.textContent = build.state === "failed" ? build.log : "Building…";
  };
  paint(build);
  find("main").prepend(panel);
  const ask = async () => {
    try {
      const { build, buildCount } = await (await fetch("/catalog.json")).json();
      if (buildCount !== count) location.reload();
      paint(build);
    } catch {
      // The server has ended, or starts again, with other screens.
      count = null;
    }
    setTimeout(ask, 500);
  };
  setTimeout(ask, 500);
};

/// Whether an example has all words of a search, in any order and case.
export const matches = ({ name, title, summary, group = "" }, words) => {
  const text = `${name} ${title} ${summary} ${group}`.toLocaleLowerCase();
  return words.toLocaleLowerCase().split(/\s+/).every((word) => text.includes(word));
};

/// The groups of examples in the order in which they first occur; those without a group come last.
export const groups = (examples) => {
  const result = new Map();
  for (const example of examples) {
    const group = example.group ?? "";
    result.set(group, [...(result.get(group) ?? []), example]);
  }
  const others = result.get("");
  result.delete("");
  if (others) result.set("", others);
  return result;
};

const card = ({ name, title, summary }) => {
  const shot = element("img", { alt: "", loading: "lazy", decoding: "async" });
  shot.dataset.preview = `/preview/${encodeURIComponent(name)}.svg`;
  return element(
    "li", {},
    element(
      "a", { href: `/example/${encodeURIComponent(name)}` },
      element("div", { className: "shot" }, shot),
      element(
        "div", { className: "words" },
        element("h3", {}, title), element("code", {}, name), element("p", {}, summary))));
};

export const showGallery = ({ examples, build, buildCount }) => {
  for (const id of ["title", "state", "rotate", "tools", "scale", "neighbors", "beside"]) {
    find(id).hidden = true;
  }
  const search = element(
    "input", { type: "search", id: "search", placeholder: "Search", "aria-label": "Search the screens" });
  const none = element("p", { className: "notice", role: "status" }, "No screen has these words.");
  none.hidden = true;
  const sections = [];
  const known = groups(examples);
  for (const [group, members] of known) {
    const cards = members.map((example) => ({ example, card: card(example) }));
    const title = known.size > 1 ? [element("h2", {}, group || "Others")] : [];
    const section = element(
      "section", { className: "examples" }, ...title,
      element("ul", { className: "gallery" }, ...cards.map(({ card }) => card)));
    sections.push({ section, cards });
  }
  find("main").append(
    element(
      "section", { className: "lead" },
      element("h1", {}, build ? "Screens" : "Examples"),
      element(
        "p", {}, "UIKit view controllers, laid out by Tessera and scrolled by your browser."),
      search),
    ...sections.map(({ section }) => section), none);

  const filter = () => {
    let count = 0;
    for (const { section, cards } of sections) {
      let shown = 0;
      for (const { example, card } of cards) {
        card.hidden = !matches(example, search.value.trim());
        if (!card.hidden) shown += 1;
      }
      section.hidden = shown === 0;
      count += shown;
    }
    none.hidden = count > 0;
  };
  search.addEventListener("input", filter);
  const links = () => [...document.querySelectorAll(".gallery li:not([hidden]) a")]
    .filter((link) => link.offsetParent !== null);
  search.addEventListener("keydown", (event) => {
    // The return key accepts the text of an input method first.
    if (event.key === "Enter" && !event.isComposing) links()[0]?.click();
    if (event.key === "ArrowDown") {
      event.preventDefault();
      links()[0]?.focus();
    }
  });
  // The slash begins a search, and the arrow keys move among the examples.
  document.addEventListener("keydown", (event) => {
    const isTyping = event.target.closest?.("input, select, textarea");
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping) return;
    if (event.key === "/") {
      event.preventDefault();
      search.focus();
      search.select();
      return;
    }
    const all = links();
    const index = all.indexOf(document.activeElement);
    const steps = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns(all), ArrowUp: -columns(all) };
    if (index < 0 || !(event.key in steps)) return;
    event.preventDefault();
    const next = index + steps[event.key];
    if (next < 0) search.focus();
    else all[Math.min(next, all.length - 1)].focus();
  });

  const paintShots = () => {
    for (const shot of document.querySelectorAll("img[data-preview]")) {
      const options = new URLSearchParams({ style: style() });
      if (choices.devices[0] !== "fill") options.set("device", choices.devices[0]);
      shot.src = `${shot.dataset.preview}?${options}`;
    }
  };
  paintShots();
  if (build) watchBuild(build, buildCount);
  return { onDevice: paintShots, onAppearance: paintShots };
};

/// The number of examples side by side.
const columns = (links) => {
  const top = links[0]?.getBoundingClientRect().top;
  const next = links.findIndex((link) => link.getBoundingClientRect().top > top + 1);
  return next < 0 ? links.length : next;
};
