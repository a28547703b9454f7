// jsdom lacks what the primitives ask of a browser; each stand-in answers "nothing observed,
// nothing matches".
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach } from 'vitest';
import './top-layer.ts';

// Slow is no failure: the gate runs several steps at a time.
configure({ asyncUtilTimeout: 30_000 });

class NothingObserved {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

Object.assign(globalThis, {
  ResizeObserver: NothingObserved,
  IntersectionObserver: NothingObserved,
});

window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  });

Element.prototype.scrollIntoView = () => {};

afterEach(cleanup);
// Files of one worker share the document, too.
afterAll(() => document.body.replaceChildren());
