import type { RequestHandler } from 'msw';
import * as generated from './generated/index.msw';
import { chartsOverlay } from './overlay/charts';
import { clientOverlay } from './overlay/client';
import { findingsOverlay } from './overlay/findings';
import { notificationsOverlay } from './overlay/notifications';
import { repositoriesOverlay } from './overlay/repositories';
import { savedFiltersOverlay } from './overlay/saved-filters';
import { sessionOverlay } from './overlay/session';
import { sentinels } from './sentinels';
import { specificFirst } from './specific-first';
import { makeState } from './state';

/** Every operation of the contract: with a state where a page changes it, else with the contract's own example. */
export function mockHandlers(): RequestHandler[] {
  const state = makeState();
  const overlay = [
    sessionOverlay,
    clientOverlay,
    findingsOverlay,
    chartsOverlay,
    repositoriesOverlay,
    savedFiltersOverlay,
    notificationsOverlay,
  ].flatMap((make) => make(state));
  const examples = Object.entries(generated).flatMap(([name, make]) =>
    /^get\w+Mock$/.test(name) ? (make as () => RequestHandler[])() : [],
  );
  return [...sentinels, ...specificFirst([...overlay, ...examples])];
}
