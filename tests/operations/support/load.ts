// Continuous requests from several callers, and their responses.
import { increment } from '../../hostile/outcome.ts';

export type Load = {
  /** By status; `cut` for a connection without a response. */
  answers: Map<string, number>;
  milliseconds: number[];
  /** Responses that no outage excuses: neither a success nor a 503 with Retry-After. */
  faults: Map<string, number>;
  total: () => number;
  /** Resolves when every request of `requests` has a response. */
  finished: Promise<void>;
  /** Stops after every caller has finished its request. */
  stop: () => Promise<void>;
};

export type Ask = { url: string; init?: RequestInit };

export type LoadOptions = {
  callers: number;
  /** Returns the n-th request. */
  ask: (n: number) => Ask;
  /** Whether 503 with Retry-After is acceptable. */
  outage: boolean;
  /** The maximum number of requests; without it, the load runs until `stop`. */
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
