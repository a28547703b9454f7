import type { MessageValues } from '#domain/message-template';
import type { Tx } from '../db/connect.ts';
import type { Deps } from '../deps.ts';

type Json = Record<string, unknown>;

/**
 * One attempt at a job. A handler may run again after a crash at any point, so its writes must be
 * idempotent.
 */
export type JobRun = {
  id: string;
  clientId: string;
  createdBy: string | undefined;
  payload: Json;
  /** The first attempt is 1. */
  attempt: number;
  maxAttempts: number;
  deps: Deps;
  /** Aborted when the server shuts down, a user cancels the job or another worker took it over. */
  signal: AbortSignal;
  /** Reports the progress, from 0 to 1. */
  progress: (fraction: number) => Promise<void>;
  /**
   * Completes the job in the transaction of its effect, so that both are committed or neither.
   * Throws `LeaseLostError` if another worker has the job.
   */
  completeIn: (tx: Tx, result?: Json) => Promise<void>;
};

export type JobDefinition = {
  run: (run: JobRun) => Promise<Json | undefined>;
  /** Called after the last failed attempt, e.g. to notify the user. */
  exhausted?: (
    run: Pick<JobRun, 'id' | 'clientId' | 'createdBy' | 'payload' | 'deps'>,
    error: string,
  ) => Promise<void>;
};

export type JobDefinitions = Readonly<Record<string, JobDefinition>>;

/** Retrying cannot help: the job fails without another attempt. Users see the message. */
export class PermanentJobError extends Error {
  override name = 'PermanentJobError';
  readonly code: string;
  readonly facts: MessageValues | undefined;
  /**
   * @param code one of the job's own codes, or that of a problem
   * @param facts the values of the message, for translation; `problem` in them is the code of the
   * message if it is not `code`
   */
  constructor(code: JobErrorCode | (string & {}), message: string, facts?: MessageValues) {
    super(message);
    this.code = code;
    this.facts = facts;
  }
}

/** The earliest time of the next attempt. */
export class RetryLaterError extends Error {
  override name = 'RetryLaterError';
  readonly seconds: number;

  constructor(message: string, seconds: number) {
    super(message);
    this.seconds = seconds;
  }
}

/** Why a job failed, for its user. Problems have codes of their own (`http/problem-codes.ts`). */
export type JobErrorCode = 'not_permitted' | 'server_stopped' | 'unexpected';

export class LeaseLostError extends Error {
  override name = 'LeaseLostError';
}
