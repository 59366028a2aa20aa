"""The slow mode of the browser tests: pages on a slow machine behind a slow connection.

A test that passes only because the page and the server answer at once fails in this mode. It is off
unless the environment has these settings:

TESSERA_SLOW        anything: turns the mode on
TESSERA_SLOW_SEED   the seed of the delays; a random one, printed at the start, unless given

The processor of each page is throttled, each response of the server comes later, and each message of
a WebSocket, in both directions, arrives after a delay of its own, but in order. The browser delays
the responses and the page its messages, so that no delay depends on when the test waits.
"""

import json
import os
import random

IS_ON = bool(os.environ.get("TESSERA_SLOW"))
SEED = int(os.environ.get("TESSERA_SLOW_SEED") or random.randrange(1 << 31)) if IS_ON else None

# The processor takes this many times as long.
THROTTLING = 4
# The times in milliseconds before a response, and the bounds of the time before a message arrives.
RESPONSE_DELAY = 150
MESSAGE_DELAYS = (60, 200)

# Replaces the sockets of a page by ones whose events and messages arrive later. The state of a socket
# changes with its events, as in the standard.
SLOW_SOCKETS = """({ seed, least, most }) => {
  let state = seed;
  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const { setTimeout, WebSocket } = window;
  const lane = () => {
    const waiting = [];
    let last = 0;
    return (action) => {
      const now = performance.now();
      last = Math.max(last, now + least + random() * (most - least));
      waiting.push(action);
      setTimeout.call(window, () => waiting.shift()(), last - now);
    };
  };
  const TYPES = ["open", "message", "close", "error"];
  class SlowSocket extends WebSocket {
    #leave = lane();
    #arrive = lane();
    #state = WebSocket.CONNECTING;
    #listeners = {};

    constructor(...values) {
      super(...values);
      for (const type of TYPES) {
        super.addEventListener(type, (event) => this.#arrive(() => {
          if (type === "open") this.#state = WebSocket.OPEN;
          if (type === "close") this.#state = WebSocket.CLOSED;
          this[`on${type}`]?.(event);
          for (const listener of [...(this.#listeners[type] ?? [])]) listener.call(this, event);
        }));
      }
    }

    get readyState() {
      return this.#state;
    }

    addEventListener(type, listener) {
      (this.#listeners[type] ??= []).push(listener);
    }

    send(data) {
      if (this.#state === WebSocket.CONNECTING) super.send(data);
      else this.#leave(() => super.send(data));
    }

    close(...values) {
      this.#state = WebSocket.CLOSING;
      this.#leave(() => super.close(...values));
    }
  }
  for (const type of TYPES) {
    Object.defineProperty(
      SlowSocket.prototype, `on${type}`, { value: null, writable: true, configurable: true });
  }
  window.WebSocket = SlowSocket;
}"""


def describe():
    """The line of a report that tells how to repeat the delays."""
    return f"slow mode: TESSERA_SLOW=1 TESSERA_SLOW_SEED={SEED}"


def slow_down_page(page):
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": THROTTLING})
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", {
        "offline": False, "latency": RESPONSE_DELAY, "downloadThroughput": -1,
        "uploadThroughput": -1})


def slow_down(browser):
    """Makes all later contexts of a browser slow."""
    new_context = browser.new_context
    least, most = MESSAGE_DELAYS
    values = json.dumps({"seed": SEED, "least": least, "most": most})

    def new_slow_context(**options):
        context = new_context(**options)
        context.add_init_script(f"({SLOW_SOCKETS})({values})")
        new_page = context.new_page

        def new_slow_page():
            page = new_page()
            slow_down_page(page)
            return page

        context.new_page = new_slow_page
        return context

    browser.new_context = new_slow_context
