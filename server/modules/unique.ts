import { Problem } from '../http/problem.ts';

const codeOf = (error: unknown): unknown =>
  error instanceof Error ? ('code' in error ? error.code : codeOf(error.cause)) : undefined;

/** Two people may save the same name at once: the index decides, and the one who loses is told so (SQLSTATE 23505). */
export const orTaken = async <T>(work: Promise<T>, sentence: string): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    if (codeOf(error) === '23505') throw new Problem(409, 'conflict', sentence);
    throw error;
  }
};
