// The panel over a screen whose app has stopped or does not respond, or whose build has failed.

import { element } from "./elements.js";

/// The events that start a sleeping screen again.
const WAKING_EVENTS = ["pointermove", "pointerdown", "keydown", "focus"];

export class FaultPanel {
  /// `restart` sends the message that starts the screen again; `onChange` follows each change of
  /// what is displayed.
  constructor(screen, { restart, onChange = () => {} }) {
    this.restart = restart;
    this.onChange = onChange;
    this.title = element("h2");
    this.sentence = element("p", { className: "sentence" });
    this.spot = element("p", { className: "spot" });
    this.log = element("pre", { tabindex: "0" });
    this.summary = element("summary");
    this.details = element("details", {}, this.summary, this.log);
    this.button = element("button", { type: "button" });
    this.button.addEventListener("click", () => {
      if (this.shown?.kind === "build") this.hideBuild();
      else this.startAgain();
    });
    this.panel = element(
      "div", { className: "fault", role: "alert" },
      this.title, this.sentence, this.spot, this.button, this.details);
    this.panel.hidden = true;
    screen.append(this.panel);
    // The fault of the screen, the last build if it has failed, and the one of them that is shown.
    this.fault = null;
    this.build = null;
    this.shown = null;
    this.waking = () => this.wake();
  }

  /// Whether the panel covers the whole screen.
  get isCovering() {
    return this.shown !== null && !["stall", "build"].includes(this.shown.kind);
  }

  /// Displays the reason for the end of the screen.
  showFailure({ sentence, place, log, awaitsStack }) {
    this.showFault({
      kind: "failure", title: "The screen has stopped", sentence, place, action: "Start again",
      log: awaitsStack ? `${log}\nThe stack is being written…` : log,
    });
  }

  /// Displays that the screen does not respond.
  showStall() {
    this.showFault({
      kind: "stall", title: "The screen does not respond",
      sentence: "It goes on as soon as the app is ready.", action: "End it and start again",
    });
  }

  /// Displays an error of the page itself.
  showError(error) {
    this.showFault({
      kind: "error", title: "The page cannot display the screen", sentence: String(error),
      action: "Start again", log: error?.stack,
    });
  }

  /// Displays the state of the build of the screen's sources.
  showBuild({ state, log }) {
    if (state === "running") return;
    this.build = state === "failed" ? {
      kind: "build", title: "The build has failed",
      sentence: "The screen is from the last build.", action: "Hide", log,
    } : null;
    this.paint();
  }

  showFault(fault) {
    this.fault = fault;
    this.paint();
  }

  /// Displays that the screen responds again.
  hideStall() {
    if (this.fault?.kind === "stall") this.hideFault();
  }

  /// Hides the fault of the former screen. A failed build remains.
  hideFault() {
    this.fault = null;
    this.stopWaiting();
    this.paint();
  }

  hideBuild() {
    this.build = null;
    this.paint();
  }

  /// Hides everything.
  clear() {
    this.build = null;
    this.hideFault();
  }

  paint() {
    const shown = this.fault ?? this.build;
    if (shown !== this.shown) {
      this.shown = shown;
      this.panel.hidden = !shown;
      if (shown) this.write(shown);
    }
    this.onChange();
  }

  write({ kind, title, sentence, place, action, log }) {
    this.panel.dataset.kind = kind;
    this.title.textContent = title;
    this.sentence.textContent = sentence;
    this.spot.textContent = place ?? "";
    this.spot.hidden = !place;
    this.button.textContent = action;
    this.button.disabled = false;
    this.summary.textContent = kind === "build" ? "Output of the compiler" : "Output and stack";
    this.details.hidden = !log;
    this.details.open = true;
    this.log.textContent = log ?? "";
    this.panel.scrollTop = 0;
  }

  startAgain() {
    this.button.disabled = true;
    this.restart();
  }

  /// Keeps the last picture of a screen that the server has ended, until the next event.
  sleep() {
    for (const name of WAKING_EVENTS) window.addEventListener(name, this.waking, true);
  }

  wake() {
    this.stopWaiting();
    this.restart();
  }

  stopWaiting() {
    for (const name of WAKING_EVENTS) window.removeEventListener(name, this.waking, true);
  }
}
