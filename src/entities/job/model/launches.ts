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
   * Which store of the local database it belongs to (specification, section 3): reports and scans,
   * or work on findings.
   */
  readonly store: 'scan' | 'remediation';
  /** The job's kind, as the server names it. */
  readonly kind: string;
  /** The one finding that it is about. */
  readonly finding?: string;
  /** The scan that it is about. */
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

/** Whether jobs may be pending that were started before this page was loaded. */
export const hasLaunches = (): boolean => readLocal(key, v.boolean(), false);
export const noteLaunches = (open: boolean): void =>
  open ? writeLocal(key, true) : removeLocal(key);

export function announceLaunch(what: LaunchNews): void {
  news = [...news, what];
  noteLaunches(true);
  for (const tell of listeners) tell();
}

/** Returns the events since the last call. */
export function takeLaunchNews(): readonly LaunchNews[] {
  const taken = news;
  news = [];
  return taken;
}

/**
 * Subscribes to events; calls back immediately if one is waiting. Returns the function that
 * unsubscribes.
 */
export function watchLaunches(tell: () => void): () => void {
  listeners.add(tell);
  if (news.length > 0) tell();
  return () => void listeners.delete(tell);
}

/** Called when the session ends. */
export function forgetLaunches(): void {
  news = [];
  removeLocal(key);
}

/**
 * A random id (UUIDv4). `crypto.randomUUID` exists in secure contexts only, and a server inside a
 * network may be reached without TLS.
 */
function newRunId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** Whether a failed call left the outcome unknown: it ended without a response or by an error of the server. */
const isUnanswered = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500;

/**
 * Starts a job under an id chosen here. If the connection breaks, the job stays known: once the
 * server answers again, it is tracked, or reported as never started. `ended` tells from the
 * response whether the work is already done.
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
