import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { waitBehindSplash, hideSplash } from './splash';

const showSplash = () => {
  const splash = document.createElement('div');
  splash.id = 'splash';
  document.body.append(splash);
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  document.getElementById('splash')?.remove();
});

it('holds the first page back for its data, 400 ms at most', async () => {
  showSplash();
  const shown = vi.fn();
  void waitBehindSplash(new Promise(() => undefined))?.then(shown);
  await vi.advanceTimersByTimeAsync(390);
  expect(shown).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(20);
  expect(shown).toHaveBeenCalled();
  await expect(waitBehindSplash(Promise.resolve('rows'))).resolves.toBe('rows');
});

it('does not hold later pages back', async () => {
  showSplash();
  hideSplash();
  await vi.advanceTimersByTimeAsync(200);
  expect(document.getElementById('splash')).toBeNull();
  expect(waitBehindSplash(Promise.resolve())).toBeUndefined();
});
