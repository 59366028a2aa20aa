// The panel over a screen whose app has stopped or does not respond.

import { element } from "./elements.js";

/// The events that start a sleeping screen again.
const WAKING_EVENTS = ["pointermove", "pointerdown", "keydown", "focus"];

export class FaultPanel {
  /// `restart` sends the message that starts the screen again.
  constructor(screen, restart) {
    this.restart = restart;
    this.title = element("h2");
    this.sentence = element("p", { className: "sentence" });
    this.log = element("pre", { tabindex: "0" });
    this.details = element("details", {}, element("summary", {}, "Output and stack"), this.log);
    this.button = element("button", { type: "button" });
    this.button.addEventListener("click", () => {
      this.button.disabled = true;
      restart();
    });
    this.panel = element(
      "div", { className: "fault", role: "alert" },
      this.title, this.sentence, this.button, this.details);
    this.panel.hidden = true;
    screen.append(this.panel);
    this.waking = () => this.wake();
  }

  /// Displays the reason for the end of the screen.
  showFailure({ sentence, log }) {
    this.show("failure", "The screen has stopped", sentence, "Start again");
    this.details.hidden = !log;
    this.log.textContent = log;
    this.details.open = true;
  }

  /// Displays that the screen does not respond.
  showStall() {
    this.show(
      "stall", "The screen does not respond", "It goes on as soon as the app is ready.",
      "End it and start again");
    this.details.hidden = true;
  }

  /// Displays the state of the build of the screen's sources.
  showBuild({ state, log }) {
    if (state === "ready") {
      if (this.panel.dataset.kind === "build") this.hide();
    } else if (state === "failed") {
      this.show("build", "The build has failed", "The screen is the one of the last build.", "");
      this.details.hidden = false;
      this.details.open = true;
      this.log.textContent = log;
    }
  }

  show(kind, title, sentence, action) {
    this.button.hidden = !action;
    this.panel.dataset.kind = kind;
    this.title.textContent = title;
    this.sentence.textContent = sentence;
    this.button.textContent = action;
    this.button.disabled = false;
    this.panel.hidden = false;
  }

  /// Hides the end of the former screen. The state of the build remains.
  hideEnd() {
    if (this.panel.dataset.kind !== "build") this.hide();
    else this.stopWaiting();
  }

  hide() {
    this.panel.hidden = true;
    this.stopWaiting();
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
