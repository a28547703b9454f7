/** Caches computed values up to a number of entries, then clears the cache. */
export class BoundedMemo<Value> {
  private readonly known = new Map<string, Value>();
  private readonly most: number;

  constructor(most: number) {
    this.most = most;
  }

  /** `compute` must depend on `key` only. */
  get(key: string, compute: () => Value): Value {
    const found = this.known.get(key);
    if (found !== undefined || this.known.has(key)) return found as Value; // `undefined` can itself be a value
    const value = compute();
    if (this.known.size >= this.most) this.known.clear();
    this.known.set(key, value);
    return value;
  }
}
