// Finds problems in the response to a request that no client would send.
import { type Answered, shown } from '../../support/contract/answer.ts';
import type { People } from '../../support/server/people.ts';
import { increment } from '../outcome.ts';

export type Caller = keyof People | 'nobody' | 'invented';

export type Sums = {
  statuses: Map<string, number>;
  milliseconds: number[];
  failures: string[];
  answeredWell: Set<string>;
  /**
   * Responses that report a failure of this server. 502 reports another server's, which these
   * requests cannot reach.
   */
  serverFailures: number;
};

export const newSums = (): Sums => ({
  statuses: new Map(),
  milliseconds: [],
  failures: [],
  answeredWell: new Set(),
  serverFailures: 0,
});

/** The name of every repository that these rows create in the first organization. */
const trace = 'contract-check';

const seesForeignRows = (caller: Caller, { status, body }: Answered): boolean =>
  caller.startsWith('foreign') && status < 300 && JSON.stringify(body ?? null).includes(trace);

export const noteFaults = (sums: Sums, name: string, caller: Caller, answered: Answered): void => {
  const { status, complaints } = answered;
  increment(sums.statuses, String(status));
  if (status >= 500 && status !== 502) {
    sums.serverFailures += 1;
    sums.failures.push(`${name}: ${status} ${shown(answered.body)}`);
  }
  if (complaints.length > 0) sums.failures.push(`${name}: ${complaints.join('; ')}`);
  if (seesForeignRows(caller, answered))
    sums.failures.push(`${name}: shows a row of another organization`);
};
