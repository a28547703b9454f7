import { fieldError, type FieldErrorEntry } from '#domain/field-errors';
import { Problem } from '../../../platform/http/problem.ts';
import { passwordProblem } from '../passwords.ts';

type Given = { password: string; confirm_password: string };

/** Throws one 422 with all problems, field by field. */
export const requireStrongPassword = async (
  { password, confirm_password: repeated }: Given,
  names: readonly string[],
): Promise<void> => {
  const detail: FieldErrorEntry[] = [];
  const problem = await passwordProblem(password, names);
  if (problem !== undefined) detail.push({ ...problem, loc: ['body', 'password'] });
  if (password !== repeated)
    detail.push({ ...fieldError('not_repeated'), loc: ['body', 'confirm_password'] });
  if (detail.length > 0) throw new Problem(422, 'invalid', detail);
};
