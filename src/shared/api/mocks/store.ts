import { refuse } from './problem';

/** Rows that a page lists, creates, changes and deletes, newest first. */
export class Collection<Row> {
  #rows: Row[];
  readonly #idOf: (row: Row) => string;
  readonly #what: string;

  /** `what` is the name in the refusal for a missing row: `Policy not found.` */
  constructor(what: string, rows: readonly Row[], idOf: (row: Row) => string) {
    this.#what = what;
    this.#rows = [...rows];
    this.#idOf = idOf;
  }

  get all(): readonly Row[] {
    return this.#rows;
  }

  /** Refuses with 404 if the row does not exist. */
  find(id: unknown): Row {
    const row = this.#rows.find((candidate) => this.#idOf(candidate) === id);
    if (row === undefined) refuse(404, `${this.#what} not found.`);
    return row;
  }

  add(row: Row): Row {
    this.#rows = [row, ...this.#rows];
    return row;
  }

  change(id: unknown, changes: Partial<Row>): Row {
    const changed = { ...this.find(id), ...changes };
    this.#rows = this.#rows.map((row) => (this.#idOf(row) === id ? changed : row));
    return changed;
  }

  remove(id: unknown): void {
    this.find(id);
    this.#rows = this.#rows.filter((row) => this.#idOf(row) !== id);
  }

  toJSON(): readonly Row[] {
    return this.#rows;
  }
}

/** A single value that a page reads and saves. */
export interface StoredValue<Value> {
  value: Value;
}

/** All state of the overlays, by name. Its JSON form reveals whether a request changed it. */
export class Store {
  readonly #parts = new Map<string, unknown>();
  readonly #isEmpty: boolean;

  /** With `isEmpty`, every collection starts without rows. */
  constructor(isEmpty: boolean) {
    this.#isEmpty = isEmpty;
  }

  #keep<Part>(name: string, part: Part): Part {
    if (this.#parts.has(name)) throw new Error(`The store keeps two parts named ${name}.`);
    this.#parts.set(name, part);
    return part;
  }

  /**
   * A collection named `what` in refusals. It starts with `rows`, or empty in the empty scenario.
   */
  collection<Row>(what: string, rows: readonly Row[], idOf: (row: Row) => string): Collection<Row> {
    return this.#keep(what, new Collection(what, this.#isEmpty ? [] : rows, idOf));
  }

  /** A collection that has its rows in every scenario, such as the users who can sign in. */
  always<Row>(what: string, rows: readonly Row[], idOf: (row: Row) => string): Collection<Row> {
    return this.#keep(what, new Collection(what, rows, idOf));
  }

  one<Value>(name: string, value: Value): StoredValue<Value> {
    return this.#keep(name, { value });
  }

  toJSON(): Record<string, unknown> {
    return Object.fromEntries(this.#parts);
  }
}
