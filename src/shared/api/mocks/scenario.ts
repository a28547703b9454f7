// What `?mock=` in the address chooses, for a page in a situation that is hard to come by.
import { delay, HttpResponse, type HttpHandler } from 'msw';
import {
  type ContractDocument,
  type Operation,
  operationsAt,
  operationsOf,
} from '#domain/contract-operations';
import { isRole, type Role } from '#domain/roles';
import { ofCalls } from './of-calls';
import { problem } from './problem';

/** How many findings there are; the other collections have rows in all but `empty`. */
const amounts = { empty: 0, first: 12, typical: 2000, large: 100_000 } as const;

export interface Scenario {
  /** Instead of the role that the name carried at sign-in. */
  role: Role | undefined;
  data: keyof typeof amounts;
  /** Of each answer, in milliseconds. */
  latency: number;
  /** The session has ended: every call that needs one is refused. */
  expired: boolean;
  /** The guide of an organisation's first administrator has not ended. */
  firstRun: boolean;
  /** Every import that starts now fails. */
  failsImports: boolean;
  /** Operation → status of its refusal, `offline`, or `slow`: three seconds later. */
  faults: ReadonlyMap<string, number | 'offline' | 'slow'>;
}

export const typical: Scenario = {
  role: undefined,
  data: 'typical',
  latency: 0,
  expired: false,
  firstRun: false,
  failsImports: false,
  faults: new Map(),
};

export const findingsOf = ({ data }: Scenario): number => amounts[data];

const isAmount = (word: string): word is keyof typeof amounts => Object.hasOwn(amounts, word);

const longest = 60_000;

/**
 * Reads `developer,empty,latency:800,expired,listFindings:503,getClient:offline`. Throws at a word
 * that it does not know, so that a typing error does not look like the typical scenario.
 */
export const readScenario = (text: string): Scenario => {
  const faults = new Map<string, number | 'offline' | 'slow'>();
  let scenario = typical;
  for (const word of text.split(',').filter((part) => part !== '')) {
    const [name = '', value = ''] = word.split(':');
    const number = /^\d+$/.test(value) ? Number(value) : undefined;
    if (value === '' && isRole(name)) scenario = { ...scenario, role: name };
    else if (value === '' && isAmount(name)) scenario = { ...scenario, data: name };
    else if (word === 'expired') scenario = { ...scenario, expired: true };
    else if (word === 'first-run') scenario = { ...scenario, firstRun: true };
    else if (word === 'failing-imports') scenario = { ...scenario, failsImports: true };
    else if (name === 'latency' && number !== undefined && number <= longest)
      scenario = { ...scenario, latency: number };
    else if (value === 'offline' || value === 'slow') faults.set(name, value);
    else if (number !== undefined && number >= 400 && number < 600) faults.set(name, number);
    else throw new Error(`?mock= does not know "${word}". See docs/mocks.md.`);
  }
  return { ...scenario, faults };
};

const answerOf = (
  { faults, expired }: Scenario,
  { id, access }: Operation,
): Response | undefined => {
  const fault = faults.get(id);
  if (fault === 'offline') return HttpResponse.error();
  if (typeof fault === 'number')
    return problem(fault, 'The address asks the mocks for this refusal.');
  return expired && access !== 'public'
    ? problem(401, 'Your session is no longer valid. Sign in again.')
    : undefined;
};

/** Delays, refuses and ends sessions as the scenario says. Throws at a fault of no operation. */
export const scenarioHandlers = (document: ContractDocument, scenario: Scenario): HttpHandler[] => {
  const operations = operationsOf(document);
  const unknown = [...scenario.faults.keys()].find(
    (name) => !operations.some(({ id }) => id === name),
  );
  if (unknown !== undefined) throw new Error(`?mock= names no operation "${unknown}".`);
  return ofCalls(async ({ request }) => {
    const { pathname } = new URL(request.url);
    if (scenario.latency > 0) await delay(scenario.latency);
    const called = operationsAt(operations, pathname).find(
      ({ operation }) => operation.method === request.method,
    );
    if (called && scenario.faults.get(called.operation.id) === 'slow') await delay(3000);
    return called && answerOf(scenario, called.operation);
  });
};
