import type { Problem } from '../generated/model';

/** How many requests the mocks answered, and how many of them failed because of the scenario. */
export type MockCallCounts = { readonly calls: number; readonly failed: number };

/** `query.page_size: must be <= 100`, or the sentence of a refusal without fields. */
const reasonOf = ({ detail, errors = [] }: Problem): string =>
  typeof detail === 'string'
    ? detail
    : errors.map((error) => `${error.in} ${error.pointer}: ${error.detail}`).join('; ');

/** Counts requests, and says why the mocks refused one. */
export class MockCalls {
  #counts: MockCallCounts = { calls: 0, failed: 0 };
  readonly #listeners = new Set<() => void>();
  readonly #say: (why: string) => void;

  constructor(say: (why: string) => void = () => undefined) {
    this.#say = say;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly read = (): MockCallCounts => this.#counts;

  /** `fault` is what the scenario asks of this request. */
  count(id = '', fault?: number | string): void {
    const { calls, failed } = this.#counts;
    this.#counts = { calls: calls + 1, failed: failed + (fault === undefined ? 0 : 1) };
    for (const listener of this.#listeners) listener();
    if (fault !== undefined) this.#say(`${id}: ${fault}, as the scenario asks.`);
  }

  /** Says why a request was refused that the server would refuse, too. */
  async refused({ method, url }: Request, response: Response): Promise<void> {
    const problem = (await response.clone().json()) as Problem; // every refusal is one
    const { pathname, search } = new URL(url);
    this.#say(`${method} ${pathname}${search}: ${response.status}. ${reasonOf(problem)}`);
  }
}
