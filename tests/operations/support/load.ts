// Requests without a pause from several callers, and what they were answered.
import { increment } from '../../hostile/outcome.ts';

export type Load = {
  /** By status, by `cut` for a connection without an answer. */
  answers: Map<string, number>;
  milliseconds: number[];
  /** What no outage excuses: an answer that is no success and no 503 with the seconds to wait. */
  faults: Map<string, number>;
  total: () => number;
  /** Resolves when every request of `requests` is answered. */
  finished: Promise<void>;
  /** Lets every caller finish its request. */
  stop: () => Promise<void>;
};

export type Ask = { url: string; init?: RequestInit };

export type LoadOptions = {
  callers: number;
  /** The request number `n`. */
  ask: (n: number) => Ask;
  /** Whether 503 with Retry-After is an answer to expect. */
  outage: boolean;
  /** The most requests; without it the load goes on until `stop`. */
  requests?: number;
};

const answerOf = async ({ url, init }: Ask) => {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(60_000) });
    const body = await response.text();
    return { status: response.status, wait: response.headers.get('retry-after'), body };
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined;
    return { status: 0, wait: null, body: String(cause ?? error) };
  }
};

export const startLoad = ({ callers, ask, outage, requests = Infinity }: LoadOptions): Load => {
  const answers = new Map<string, number>();
  const faults = new Map<string, number>();
  const milliseconds: number[] = [];
  let begun = 0;
  let stopped = false;
  const run = async () => {
    while (!stopped && begun < requests) {
      begun += 1;
      const asked = ask(begun);
      const since = performance.now();
      const { status, wait, body } = await answerOf(asked);
      milliseconds.push(performance.now() - since);
      increment(answers, status === 0 ? 'cut' : String(status));
      const excused = outage && status === 503 && wait !== null;
      if ((status < 200 || status >= 300) && !excused)
        increment(faults, `${new URL(asked.url).pathname}: ${status} ${body.slice(0, 200)}`);
    }
  };
  const running = Promise.all(Array.from({ length: callers }, run)).then(() => undefined);
  return {
    answers,
    milliseconds,
    faults,
    total: () => milliseconds.length,
    finished: running,
    stop: async () => {
      stopped = true;
      await running;
    },
  };
};
