// jsdom lacks browser features that the primitives use; each stub reports that nothing is observed
// or matches.
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach } from 'vitest';
import './top-layer.ts';

// Generous, because the gate runs several steps in parallel.
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
// Test files of one worker share the document as well.
afterAll(() => document.body.replaceChildren());
