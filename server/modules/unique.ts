import { sqlStateOf } from '../db/sql-state.ts';
import { refusal, type PlainRefusal } from '../http/refusals.ts';

/** Two people may save the same name at once: the index decides, and the one who loses is told so (SQLSTATE 23505). */
export const orTaken = async <T>(work: Promise<T>, code: PlainRefusal): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    if (sqlStateOf(error) === '23505') throw refusal(409, code);
    throw error;
  }
};
