import { getSqlState } from './sql-state.ts';
import { createProblem, type PlainProblemCode } from '../http/problem-codes.ts';

/** SQLSTATE 23505. If no domain maps it, the error handler responds with a 409. */
export const isUniqueViolation = (error: unknown): boolean => getSqlState(error) === '23505';

/**
 * Maps a unique violation (SQLSTATE 23505) to a 409: if two users save the same name concurrently,
 * the index rejects the second.
 */
export const mapUniqueViolation = async <T>(
  work: Promise<T>,
  code: PlainProblemCode,
): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    if (isUniqueViolation(error)) throw createProblem(409, code);
    throw error;
  }
};
