import { databaseTrouble } from '../../../platform/db/database-error.ts';
import type { Principal } from '../../../platform/http/principal.ts';

/** One of the organizations of a list, with the caller as its read-only guest. */
export interface ClientReader {
  client: { id: string; name: string };
  who: Principal;
}

/**
 * Organizations read concurrently; each takes a connection of the pool, which also serves other
 * callers.
 */
const readAtOnce = 3;

/** Time limit of a list over several organizations, in ms. */
export const maxReadMs = 8_000;

export interface Answers<T> {
  answers: { reader: ClientReader; value: T }[];
  /** Not read: the time ran out, or the database was too busy. */
  late: ClientReader[];
}

/**
 * Reads the organizations, each in a transaction of its own, so that row-level security keeps them
 * apart.
 * @param deadline on the clock of `performance.now()`; without one, a busy database is an error
 */
export const readEach = async <T>(
  readers: readonly ClientReader[],
  read: (reader: ClientReader) => Promise<T>,
  deadline?: number,
): Promise<Answers<T>> => {
  const answers: Answers<T>['answers'] = [];
  const late: ClientReader[] = [];
  const queue = readers.values();
  const work = async () => {
    for (const reader of queue) {
      if (deadline !== undefined && performance.now() >= deadline) {
        late.push(reader);
        continue;
      }
      try {
        answers.push({ reader, value: await read(reader) });
      } catch (error) {
        if (deadline === undefined || databaseTrouble(error) !== 'busy') throw error;
        late.push(reader);
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(readAtOnce, readers.length) }, work));
  return { answers, late };
};
