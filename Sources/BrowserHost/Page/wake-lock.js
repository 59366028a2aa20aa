// Keeps the screen of the device on while an app asks for it, if the browser can.

export class WakeLock {
  /// `request` asks the browser for a lock. Browsers end locks of a page that is hidden, and `page`
  /// reports when it is visible again.
  constructor(
    request = () => navigator.wakeLock.request("screen"), page = globalThis.document,
  ) {
    this.request = request;
    this.page = page;
    this.isWanted = false;
    this.lock = null;
    this.isBusy = false;
    page.addEventListener("visibilitychange", () => this.settle());
  }

  /// Sets whether the screen stays on.
  set(isWanted) {
    this.isWanted = isWanted;
    return this.settle();
  }

  /// Requests or releases the lock, one after the other.
  async settle() {
    if (this.isBusy) return;
    this.isBusy = true;
    try {
      let wanted;
      do {
        wanted = this.isWanted;
        if (!wanted && this.isHeld) await this.lock.release();
        if (wanted && !this.isHeld && !this.page.hidden) this.lock = await this.request();
      } while (wanted !== this.isWanted);
    } catch {
      // The browser has no such lock, or does not grant it.
    }
    this.isBusy = false;
  }

  get isHeld() {
    return this.lock !== null && !this.lock.released;
  }
}
