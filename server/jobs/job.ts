import type { Tx } from '../db/connect.ts';
import type { Deps } from '../deps.ts';

type Json = Record<string, unknown>;

/** One attempt at a job. A handler may run again after a crash at any point: what it writes must be the same the second time. */
export type JobRun = {
  id: string;
  clientId: string;
  createdBy: string | undefined;
  payload: Json;
  /** 1 for the first one. */
  attempt: number;
  deps: Deps;
  /** Aborted when the server shuts down or the lease went to somebody else. */
  signal: AbortSignal;
  /** Tells how far it is, 0 to 1. */
  progress: (fraction: number) => Promise<void>;
  /** Ends the job within the transaction of its effect: both are there, or neither. Throws `LeaseLostError` when another worker has the job. */
  completeIn: (tx: Tx, result?: Json) => Promise<void>;
};

export type JobDefinition = {
  run: (run: JobRun) => Promise<Json | undefined>;
  /** After the last attempt, in place of another one: tell the person who waits. */
  exhausted?: (
    run: Pick<JobRun, 'id' | 'clientId' | 'createdBy' | 'payload' | 'deps'>,
    error: string,
  ) => Promise<void>;
};

export type JobDefinitions = Readonly<Record<string, JobDefinition>>;

/** Trying again would not help: the job fails at once. Its message is shown to people. */
export class PermanentJobError extends Error {
  override name = 'PermanentJobError';
  readonly code: string;
  /** @param code one of the job's own, or that of a refusal */
  constructor(code: JobErrorCode | (string & {}), message: string) {
    super(message);
    this.code = code;
  }
}

/** Why a job failed, where its author knows. A refusal has a code of its own (`http/refusals.ts`). */
export type JobErrorCode = 'not_permitted' | 'server_stopped' | 'unexpected';

export class LeaseLostError extends Error {
  override name = 'LeaseLostError';
}
