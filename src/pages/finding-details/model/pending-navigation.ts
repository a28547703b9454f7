import { isHotkeyEvent } from '@/shared/lib/use-hotkeys';

export type Direction = 'previous' | 'next';

const keys: Readonly<Record<string, Direction>> = { j: 'next', k: 'previous' };

/**
 * A navigation that was requested before its target is known. It outlives the page on which it was
 * requested. Only the finding that was opening then may use it, and only for a limited time: a user
 * who has left and returned must not be moved.
 */
let pending: { way: Direction; from: string; at: number } | undefined;
const pendingExpiryMs = 30_000;

/** The id of the finding on screen. */
let shownFindingId: string | undefined;

const openingFindingId = () => location.pathname.split('/').at(-1) ?? '';

export const setPendingNavigation = (way: Direction): void => {
  pending = { way, from: openingFindingId(), at: performance.now() };
};

/** Returns and clears the navigation that was requested while the finding `id` was opening. */
export const takePendingNavigation = (id: string): Direction | undefined => {
  const step = pending;
  pending = undefined;
  const isOwed = step?.from === id && performance.now() - step.at < pendingExpiryMs;
  return isOwed ? step.way : undefined;
};

/**
 * The URL is ahead of the screen: until the page renders, key presses would reach no page, or the
 * list behind it.
 */
const isPageLoading = () =>
  location.pathname.includes('/findings/finding-details/') &&
  (shownFindingId === undefined || !location.pathname.endsWith(shownFindingId));

const onKeyDown = (event: KeyboardEvent) => {
  const way = keys[event.key];
  if (way === undefined || !isPageLoading() || !isHotkeyEvent(event)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  setPendingNavigation(way);
};

/** Installs the listener; call once. */
export const queueNavigationKeys = (): void => window.addEventListener('keydown', onKeyDown, true);

/**
 * Marks the page of this finding as rendered.
 * @returns the cleanup function
 */
export const markPageShown = (id: string): (() => void) => {
  shownFindingId = id;
  return () => {
    if (shownFindingId === id) shownFindingId = undefined;
  };
};
