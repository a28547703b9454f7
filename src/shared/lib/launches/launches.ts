import { ApiError } from '@/shared/api/api-error';
import { readLocal, removeLocal, writeLocal } from '@/shared/lib/local-document';
import * as v from 'valibot';

// What this browser asks the server for and then follows until it ends. This part is light: the local database and the following itself
// come with the first launch.

/** Work that was asked for. `job` is the run's id, chosen here, so that it can be asked about even when its answer was lost. */
export interface Launch {
  readonly job: string;
  /** Which store of the local database it belongs to (specification, section 3): reports and scans, or work on findings. */
  readonly store: 'scan' | 'remediation';
  /** The job's kind, as the server names it. */
  readonly kind: string;
  /** The one finding that it is about. */
  readonly finding?: string;
  /** The scan that it is about. */
  readonly scan?: string;
}

/** `asked`: sent, not answered · `accepted`: the server works on it · `ended`: it is over and was said · `refused`: nothing came of it. */
export type LaunchNews = Launch & { readonly state: 'asked' | 'accepted' | 'ended' | 'refused' };

const key = 'parapet-launches';
let news: LaunchNews[] = [];
const listeners = new Set<() => void>();

/** Whether there may be something to follow that was launched before this page was loaded. */
export const hasLaunches = (): boolean => readLocal(key, v.boolean(), false);
export const noteLaunches = (open: boolean): void =>
  open ? writeLocal(key, true) : removeLocal(key);

export function announceLaunch(what: LaunchNews): void {
  news = [...news, what];
  noteLaunches(true);
  for (const tell of listeners) tell();
}

/** What was announced since the last call. */
export function takeLaunchNews(): readonly LaunchNews[] {
  const taken = news;
  news = [];
  return taken;
}

/** Called for each announcement, and at once when there is one already. Returns how to stop. */
export function watchLaunches(tell: () => void): () => void {
  listeners.add(tell);
  if (news.length > 0) tell();
  return () => void listeners.delete(tell);
}

/** With the session. */
export function forgetLaunches(): void {
  news = [];
  removeLocal(key);
}

/** A random id (UUIDv4). `crypto.randomUUID` exists in secure contexts only; a server inside a network may be reached without TLS. */
function newRunId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** Nothing is known of what became of a call that got no answer. */
const isUnanswered = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500;

/**
 * Asks for a run under an id of its own. When the connection breaks, the run stays known here: it is looked up as soon as the server answers
 * again, and followed or reported as never begun. `ended` says of an answer that the work is already done.
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
