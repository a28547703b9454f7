// Scenarios that `?mock=` in the URL selects, for page states that are hard to reach.
import { delay, HttpResponse, type HttpHandler } from 'msw';
import {
  type ContractDocument,
  type Operation,
  operationsAt,
  operationsOf,
} from '#domain/contract-operations';
import { isRole, type Role } from '#domain/roles';
import type { SubscriptionTier } from '../generated/model';
import { MockCalls } from './calls';
import { ofCalls } from './of-calls';
import { problem } from './problem';

/** The number of findings; the other collections have rows in all scenarios but `empty`. */
const amounts = { empty: 0, first: 12, typical: 2000, large: 100_000 } as const;
const plans = ['free', 'starter', 'team', 'enterprise'] as const satisfies SubscriptionTier[];
const kinds = ['offline', 'slow', 'never'] as const;
const courses = ['always', 'once', '1in5'] as const;

/** The status of a refusal, a broken connection, a delay of three seconds, or no response. */
export type FaultKind = number | (typeof kinds)[number];
export type Fault = { kind: FaultKind; when: (typeof courses)[number] };

/** A panel mutates a scenario: all but `data` and `firstRun` apply to the next request. */
export interface Scenario {
  /** Overrides the role from the user name at sign-in. */
  role: Role | undefined;
  /** Overrides the organization's plan. */
  plan: SubscriptionTier | undefined;
  /** Overrides the URL's language. */
  language: 'en' | 'es' | undefined;
  data: keyof typeof amounts;
  /** The latency of each response, in milliseconds. */
  latency: number;
  /** The session has ended: until the user signs in, every request that requires one is refused. */
  expired: boolean;
  /** The first administrator has not completed the guide. */
  firstRun: boolean;
  /** Every import that starts from now on fails. */
  failsImports: boolean;
  /** Faults by operation. */
  faults: ReadonlyMap<string, Fault>;
}

export const typical: Scenario = {
  role: undefined,
  plan: undefined,
  language: undefined,
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

const oneOf = <Word extends string>(words: readonly Word[], text: string): Word | undefined =>
  words.find((word) => word === text);

const faultOf = (kind: string, when = 'always'): Fault | undefined => {
  const status = /^[45]\d\d$/.test(kind) ? Number(kind) : undefined;
  const known = status ?? oneOf(kinds, kind);
  const course = oneOf(courses, when);
  return known === undefined || course === undefined ? undefined : { kind: known, when: course };
};

/** What one word changes; undefined for an unknown word. */
const changeOf = (word: string): Partial<Scenario> | undefined => {
  const [name = '', value] = word.split(':');
  if (value === undefined) {
    if (isRole(name)) return { role: name };
    if (isAmount(name)) return { data: name };
    if (name === 'en' || name === 'es') return { language: name };
    if (name === 'expired') return { expired: true };
    if (name === 'first-run') return { firstRun: true };
    return name === 'failing-imports' ? { failsImports: true } : undefined;
  }
  if (name === 'plan') {
    const plan = oneOf(plans, value);
    return plan && { plan };
  }
  const latency = /^\d+$/.test(value) ? Number(value) : Number.NaN;
  return name === 'latency' && latency <= longest ? { latency } : undefined;
};

/**
 * Parses
 * `developer,plan:free,es,empty,latency:800,expired,listFindings:503:once,getClient:offline`.
 * Throws for an unknown word, so that a typo does not look like the typical scenario.
 */
export const readScenario = (text: string): Scenario => {
  const faults = new Map<string, Fault>();
  let scenario = typical;
  for (const word of text.split(',').filter((part) => part !== '')) {
    const change = changeOf(word);
    const [name = '', kind = '', when] = word.split(':');
    const fault = faultOf(kind, when);
    if (change) scenario = { ...scenario, ...change };
    else if (fault) faults.set(name, fault);
    else throw new Error(`?mock= does not know "${word}". See docs/mocks.md.`);
  }
  return { ...scenario, faults };
};

/** Formats a scenario; `readScenario` parses it to the same one. */
export const writeScenario = ({ faults, ...scenario }: Scenario): string =>
  [
    scenario.role,
    scenario.plan && `plan:${scenario.plan}`,
    scenario.language,
    scenario.data !== typical.data && scenario.data,
    scenario.latency > 0 && `latency:${scenario.latency}`,
    scenario.expired && 'expired',
    scenario.firstRun && 'first-run',
    scenario.failsImports && 'failing-imports',
    ...[...faults].map(([id, { kind, when }]) =>
      when === 'always' ? `${id}:${kind}` : `${id}:${kind}:${when}`,
    ),
  ]
    .filter(Boolean)
    .join(',');

const isDue = ({ when }: Fault, call: number): boolean =>
  when === 'always' || (when === 'once' ? call === 1 : call % 5 === 1);

const refusalOf = async (kind: FaultKind | undefined): Promise<Response | undefined> => {
  if (typeof kind === 'number') return problem(kind, 'The scenario asks for this refusal.');
  if (kind === 'offline') return HttpResponse.error();
  if (kind === 'slow') await delay(3000);
  if (kind === 'never') await delay('infinite');
  return undefined;
};

const beginsSession: ReadonlySet<string> = new Set(['login', 'checkTwoFactor', 'loginByPasskey']);

/**
 * Delays and refuses requests and ends sessions according to the scenario. Throws for a fault of an
 * unknown operation.
 */
export const scenarioHandlers = (
  document: ContractDocument,
  scenario: Scenario,
  calls = new MockCalls(),
): HttpHandler[] => {
  const operations = operationsOf(document);
  const unknown = [...scenario.faults.keys()].find(
    (name) => !operations.some(({ id }) => id === name),
  );
  if (unknown !== undefined) throw new Error(`?mock= names no operation "${unknown}".`);
  const asked = new Map<string, number>();
  const faultAt = (id: string): FaultKind | undefined => {
    const fault = scenario.faults.get(id);
    if (!fault) return undefined;
    const call = (asked.get(id) ?? 0) + 1;
    asked.set(id, call);
    return isDue(fault, call) ? fault.kind : undefined;
  };
  let signedInAgain = false;
  const lacksSession = ({ id, access }: Operation): boolean => {
    signedInAgain = scenario.expired && (signedInAgain || beginsSession.has(id));
    return scenario.expired && !signedInAgain && access !== 'public';
  };
  return ofCalls(async ({ request }) => {
    const { pathname } = new URL(request.url);
    if (scenario.latency > 0) await delay(scenario.latency);
    const called = operationsAt(operations, pathname).find(
      ({ operation }) => operation.method === request.method,
    );
    const kind = called && faultAt(called.operation.id);
    calls.count(called?.operation.id, kind);
    const refusal = await refusalOf(kind);
    if (refusal) return refusal;
    return called && lacksSession(called.operation)
      ? problem(401, 'Your session is no longer valid. Sign in again.')
      : undefined;
  });
};
