import { fault, type FaultEntry } from '../../http/field-faults.ts';
import { Problem } from '../../http/problem.ts';
import { passwordProblem } from '../../passwords.ts';

type Given = { password: string; confirm_password: string };

/** All that is wrong with it at once, field by field. */
export const requireGoodPassword = (
  { password, confirm_password: repeated }: Given,
  names: readonly string[],
): void => {
  const detail: FaultEntry[] = [];
  const problem = passwordProblem(password, names);
  if (problem !== undefined) detail.push({ ...problem, loc: ['body', 'password'] });
  if (password !== repeated)
    detail.push({ ...fault('not_repeated'), loc: ['body', 'confirm_password'] });
  if (detail.length > 0) throw new Problem(422, 'invalid', detail);
};
