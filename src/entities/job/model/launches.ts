import { ApiError } from '@/shared/api/api-error';
import { readLocal, removeLocal, writeLocal } from '@/shared/lib/local-storage';
import * as v from 'valibot';

// Background jobs that this browser starts and then tracks until they end. This module is small:
// the local database and the tracking load with the first job.

/**
 * A job that this browser started. The browser chooses its id (`job`), so that it can query the job
 * even if the response was lost.
 */
export interface Launch {
  readonly job: string;
  /**
   * The store of the local database that it belongs to (specification, section 3): reports and
   * scans, or work on findings.
   */
  readonly store: 'scan' | 'remediation';
  /** The job's kind, as in the API. */
  readonly kind: string;
  /** The finding, if the job is about a single one. */
  readonly finding?: string;
  /** The scan, if the job is about one. */
  readonly scan?: string;
}

/**
 * `asked`: sent, no response yet · `accepted`: the server works on it · `ended`: finished, and the
 * user was notified · `refused`: the server rejected it.
 */
export type LaunchNews = Launch & { readonly state: 'asked' | 'accepted' | 'ended' | 'refused' };

const key = 'parapet-launches';
let news: LaunchNews[] = [];
const listeners = new Set<() => void>();

/** Whether jobs that were started before this page was loaded may be pending. */
export const hasLaunches = (): boolean => readLocal(key, v.boolean(), false);
export const storeHasLaunches = (open: boolean): void =>
  open ? writeLocal(key, true) : removeLocal(key);

export function announceLaunch(what: LaunchNews): void {
  news = [...news, what];
  storeHasLaunches(true);
  for (const listener of listeners) listener();
}

/** Returns the events since the last call. */
export function drainLaunchNews(): readonly LaunchNews[] {
  const taken = news;
  news = [];
  return taken;
}

/**
 * Subscribes to events and calls back immediately if one is pending. Returns a function that
 * unsubscribes.
 */
export function watchLaunches(listener: () => void): () => void {
  listeners.add(listener);
  if (news.length > 0) listener();
  return () => void listeners.delete(listener);
}

/** Called when the session ends. */
export function clearLaunches(): void {
  news = [];
  removeLocal(key);
}

/**
 * A random id (UUIDv4). `crypto.randomUUID` exists only in secure contexts, and a server within a
 * network may be reached without TLS.
 */
function newRunId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** Whether the outcome of a failed call is unknown: it had no response or a server error. */
const isUnanswered = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500;

/**
 * Starts a job with an id chosen here. If the connection breaks, the job is remembered: once the
 * server is reachable again, it is tracked, or reported as never started. `ended` decides by the
 * response whether the job is already done.
 */
export async function launch<Answer>(
  what: Omit<Launch, 'job'>,
  ask: (runId: string) => Promise<Answer>,
  ended: (answer: Answer) => boolean = () => false,
): Promise<Answer> {
  const job = newRunId();
  announceLaunch({ ...what, job, state: 'asked' });
  try {
    const answer = await ask(job);
    announceLaunch({ ...what, job, state: ended(answer) ? 'ended' : 'accepted' });
    return answer;
  } catch (error) {
    if (!isUnanswered(error)) announceLaunch({ ...what, job, state: 'refused' });
    throw error;
  }
}
