import { isHotkeyEvent } from '@/shared/lib/use-hotkeys';

export type Direction = 'previous' | 'next';

const keys: Readonly<Record<string, Direction>> = { j: 'next', k: 'previous' };

/**
 * A step requested before its target is known. It outlives the page it was requested on, but
 * expires soon: a user who has left must not be moved later.
 */
let pending: { way: Direction; at: number } | undefined;
const pendingExpiryMs = 3000;

/** The id of the finding on screen. */
let shownFindingId: string | undefined;

export const setPendingNavigation = (way: Direction): void => {
  pending = { way, at: performance.now() };
};

export const takePendingNavigation = (): Direction | undefined => {
  const step = pending;
  pending = undefined;
  return step !== undefined && performance.now() - step.at < pendingExpiryMs ? step.way : undefined;
};

/**
 * The URL is ahead of the screen: until the page renders, its keys would reach no page, or the list
 * behind it.
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
 * @returns the cleanup
 */
export const markPageShown = (id: string): (() => void) => {
  shownFindingId = id;
  return () => {
    if (shownFindingId === id) shownFindingId = undefined;
  };
};
