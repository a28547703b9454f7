// Retries a transaction that PostgreSQL aborted because of a deadlock. An aborted transaction has
// no effect.
import { getSqlState } from './sql-state.ts';

const isDeadlock = (error: unknown): boolean => getSqlState(error) === '40P01';

const tries = 4;

/**
 * @param work a whole transaction, or everything after a savepoint; effects outside the database
 * must be idempotent
 */
export const retryOnDeadlock = async <T>(work: () => Promise<T>): Promise<T> => {
  for (let left = tries - 1; left > 0; left--) {
    try {
      return await work();
    } catch (error) {
      if (!isDeadlock(error)) throw error;
    }
  }
  return work();
};
