import { refuse } from './problem';

/** Rows that a page lists, makes, changes and removes. The newest comes first. */
export class Collection<Row> {
  #rows: Row[];
  readonly #idOf: (row: Row) => string;
  readonly #what: string;

  /** `what` is how the refusal names a row that is not there: `Policy not found.` */
  constructor(what: string, rows: readonly Row[], idOf: (row: Row) => string) {
    this.#what = what;
    this.#rows = [...rows];
    this.#idOf = idOf;
  }

  get all(): readonly Row[] {
    return this.#rows;
  }

  /** Refuses with 404 when there is no such row. */
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

/** One thing that a page reads and saves. */
export interface Kept<Value> {
  value: Value;
}

/** Everything that the overlays keep, by its name. As JSON it shows whether a call changed it. */
export class Store {
  readonly #parts = new Map<string, unknown>();
  readonly #isEmpty: boolean;

  /** `isEmpty` begins every collection without rows. */
  constructor(isEmpty: boolean) {
    this.#isEmpty = isEmpty;
  }

  #keep<Part>(name: string, part: Part): Part {
    if (this.#parts.has(name)) throw new Error(`The store keeps two parts named ${name}.`);
    this.#parts.set(name, part);
    return part;
  }

  /** Rows named `what` in refusals. They begin with `rows`, in the empty scenario with none. */
  collection<Row>(what: string, rows: readonly Row[], idOf: (row: Row) => string): Collection<Row> {
    return this.#keep(what, new Collection(what, this.#isEmpty ? [] : rows, idOf));
  }

  /** A collection that has its rows in every scenario, as the people who sign in. */
  always<Row>(what: string, rows: readonly Row[], idOf: (row: Row) => string): Collection<Row> {
    return this.#keep(what, new Collection(what, rows, idOf));
  }

  one<Value>(name: string, value: Value): Kept<Value> {
    return this.#keep(name, { value });
  }

  toJSON(): Record<string, unknown> {
    return Object.fromEntries(this.#parts);
  }
}
