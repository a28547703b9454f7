/** How many requests the mocks answered, and how many of them failed because of the scenario. */
export type MockCallCounts = { readonly calls: number; readonly failed: number };

/** Counts requests, for a panel that shows the numbers. */
export class MockCalls {
  #counts: MockCallCounts = { calls: 0, failed: 0 };
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly read = (): MockCallCounts => this.#counts;

  count(hasFailed: boolean): void {
    const { calls, failed } = this.#counts;
    this.#counts = { calls: calls + 1, failed: failed + (hasFailed ? 1 : 0) };
    for (const listener of this.#listeners) listener();
  }
}
