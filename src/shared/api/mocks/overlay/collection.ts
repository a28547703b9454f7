import { refuse } from '../problem';
import type { MockState } from '../state';

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
}

export const bodyOf = async <Body>(request: Request): Promise<Body> =>
  (await request.json()) as Body; // The gate has validated it.

/** What a row that is made now has in common with every other. */
export const fresh = () => ({ id: crypto.randomUUID(), now: new Date().toISOString() });

/** The examples that a list begins with; none in the empty scenario. */
export const firstRows = <Row>({ scenario }: MockState, rows: readonly Row[]): readonly Row[] =>
  scenario.data === 'empty' ? [] : rows;
