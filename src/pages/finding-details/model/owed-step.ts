import { meansThePage } from '@/shared/lib/page-keys';

export type Way = 'previous' | 'next';

const keys: Readonly<Record<string, Way>> = { j: 'next', k: 'previous' };

/** A step that was asked for before it was known where it leads. It outlives the page that it was asked on, but not long: who has left must not be moved later. */
let owed: { way: Way; at: number } | undefined;
const owedForMs = 3000;

/** Whose page is on the screen. */
let shown: string | undefined;

export const oweStep = (way: Way): void => {
  owed = { way, at: performance.now() };
};

export const takeOwedStep = (): Way | undefined => {
  const step = owed;
  owed = undefined;
  return step !== undefined && performance.now() - step.at < owedForMs ? step.way : undefined;
};

/** The address is ahead of the screen: until the page of the finding is there, its keys would be nobody's, or those of the list that is left. */
const isOnTheWay = () =>
  location.pathname.includes('/findings/finding-details/') &&
  (shown === undefined || !location.pathname.endsWith(shown));

const keep = (event: KeyboardEvent) => {
  const way = keys[event.key];
  if (way === undefined || !isOnTheWay() || !meansThePage(event)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  oweStep(way);
};

/** From now on; once is enough. */
export const keepSteps = (): void => window.addEventListener('keydown', keep, true);

/** The page of this finding is there. @returns the end of it */
export const stepsBegin = (id: string): (() => void) => {
  shown = id;
  return () => {
    if (shown === id) shown = undefined;
  };
};
