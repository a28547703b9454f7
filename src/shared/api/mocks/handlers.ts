import type { RequestHandler } from 'msw';
import type { ContractDocument } from '#domain/contract-operations';
import { gate, noOther } from './gate';
import * as generated from './generated/index.msw';
import { administrationOverlay } from './overlay/administration';
import { chartsOverlay } from './overlay/charts';
import { clientOverlay } from './overlay/client';
import { decisionsOverlay } from './overlay/decisions';
import { findingsOverlay } from './overlay/findings';
import { groupsOverlay } from './overlay/groups';
import { notificationsOverlay } from './overlay/notifications';
import { organisationOverlay } from './overlay/organisation';
import { repositoriesOverlay } from './overlay/repositories';
import { savedFiltersOverlay } from './overlay/saved-filters';
import { sessionOverlay } from './overlay/session';
import { triageRulesOverlay } from './overlay/triage-rules';
import { type Scenario, scenarioHandlers, typical } from './scenario';
import { sentinels } from './sentinels';
import { specificFirst } from './specific-first';
import { makeState } from './state';

/**
 * Every operation of the contract: with a state where a page changes it, else with the contract's
 * own example. Given the contract's document, the mocks refuse what the server refuses.
 */
export function mockHandlers(
  document?: ContractDocument,
  scenario: Scenario = typical,
): RequestHandler[] {
  const state = makeState(scenario);
  const overlay = [
    sessionOverlay,
    clientOverlay,
    findingsOverlay,
    chartsOverlay,
    groupsOverlay,
    repositoriesOverlay,
    savedFiltersOverlay,
    notificationsOverlay,
    decisionsOverlay,
    organisationOverlay,
    triageRulesOverlay,
    administrationOverlay,
  ].flatMap((make) => make(state));
  const examples = Object.entries(generated).flatMap(([name, make]) =>
    /^get\w+Mock$/.test(name) ? (make as () => RequestHandler[])() : [],
  );
  return [
    ...sentinels,
    ...(document ? scenarioHandlers(document, scenario) : []),
    ...(document ? gate(document, scenario.role) : []),
    ...specificFirst([...overlay, ...examples]),
    ...noOther,
  ];
}
