// The lock that keeps the screen of a device on.

import assert from "node:assert/strict";
import { test } from "node:test";
import { WakeLock } from "../../Sources/BrowserHost/Page/wake-lock.js";

const pause = () => new Promise((done) => { setTimeout(done); });

/// A page whose browser grants locks, each with a delay, and ends them when the page is hidden.
const makePage = () => {
  const page = new EventTarget();
  const locks = [];
  return Object.assign(page, {
    hidden: false,
    held: () => locks.filter(({ released }) => !released).length,
    request: async () => {
      await pause();
      const lock = {
        released: false,
        release: async () => {
          await pause();
          lock.released = true;
        },
      };
      locks.push(lock);
      return lock;
    },
    hide: (hidden) => {
      page.hidden = hidden;
      if (hidden) for (const lock of locks) lock.released = true;
      page.dispatchEvent(new Event("visibilitychange"));
    },
  });
};

const settle = async () => { for (let turn = 0; turn < 10; turn += 1) await pause(); };

test("two requests in a row hold one lock, which is released", async () => {
  const page = makePage();
  const wakeLock = new WakeLock(page.request, page);
  wakeLock.set(true);
  wakeLock.set(true);
  await settle();
  assert.equal(page.held(), 1);
  wakeLock.set(false);
  await settle();
  assert.equal(page.held(), 0);
});

test("the last wish counts, also while a lock is requested", async () => {
  const page = makePage();
  const wakeLock = new WakeLock(page.request, page);
  wakeLock.set(true);
  wakeLock.set(false);
  await settle();
  assert.equal(page.held(), 0);
  wakeLock.set(true);
  wakeLock.set(false);
  wakeLock.set(true);
  await settle();
  assert.equal(page.held(), 1);
});

test("a page that is visible again has the lock again", async () => {
  const page = makePage();
  const wakeLock = new WakeLock(page.request, page);
  wakeLock.set(true);
  await settle();
  page.hide(true);
  await settle();
  assert.equal(page.held(), 0);
  page.hide(false);
  await settle();
  assert.equal(page.held(), 1);
});

test("a browser that grants no lock is asked again by the next wish", async () => {
  const page = makePage();
  let count = 0;
  const wakeLock = new WakeLock(async () => {
    count += 1;
    if (count === 1) throw new Error("NotAllowedError");
    return page.request();
  }, page);
  await wakeLock.set(true);
  assert.equal(page.held(), 0);
  await wakeLock.set(true);
  assert.equal(page.held(), 1);
});
