import { sqlStateOf } from '../db/sql-state.ts';
import { Problem } from '../http/problem.ts';

/** Two people may save the same name at once: the index decides, and the one who loses is told so (SQLSTATE 23505). */
export const orTaken = async <T>(work: Promise<T>, sentence: string): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    if (sqlStateOf(error) === '23505') throw new Problem(409, 'conflict', sentence);
    throw error;
  }
};
