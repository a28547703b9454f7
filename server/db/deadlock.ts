// Two transactions that wait for each other's rows: the database ends one of them, which has then done nothing, and may begin again.
import { sqlStateOf } from './sql-state.ts';

const isDeadlock = (error: unknown): boolean => sqlStateOf(error) === '40P01';

const tries = 4;

/** @param work a whole transaction, or what one does behind a savepoint; whatever it leaves elsewhere must be the same the second time */
export const againAfterDeadlock = async <T>(work: () => Promise<T>): Promise<T> => {
  for (let left = tries - 1; left > 0; left--) {
    try {
      return await work();
    } catch (error) {
      if (!isDeadlock(error)) throw error;
    }
  }
  return work();
};
