// Stands in for Sumsub's Web SDK in the sandbox: the same chain of calls, the same messages, and a frame with our own
// page in it. The frame is of our origin, so its address tells when something was sent.
(() => {
  const WIDGET = '/__sandbox/identity-check';

  class Builder {
    #token;
    #hearers = [];

    constructor(token) {
      this.#token = token;
    }

    withConf() {
      return this;
    }

    withOptions() {
      return this;
    }

    on(name, hear) {
      this.#hearers.push((said, data) => said === name && hear(data));
      return this;
    }

    onMessage(hear) {
      this.#hearers.push(hear);
      return this;
    }

    build() {
      const say = (name) => {
        for (const hear of this.#hearers) hear(name, {});
      };
      const frame = document.createElement('iframe');
      frame.title = 'Identity check';
      frame.style.cssText = 'display:block;inline-size:100%;block-size:26rem;border:0';
      frame.src = `${WIDGET}?token=${encodeURIComponent(this.#token)}`;
      frame.addEventListener('load', () => {
        const isSent = frame.contentWindow?.location.pathname === `${WIDGET}/sent`;
        say(isSent ? 'idCheck.onApplicantSubmitted' : 'idCheck.onReady');
      });
      return {
        launch: (place) => document.querySelector(place)?.replaceChildren(frame),
        destroy: () => frame.remove(),
      };
    }
  }

  window.snsWebSdk = { init: (token) => new Builder(token) };
})();
