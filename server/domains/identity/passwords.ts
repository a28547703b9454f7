import { hash, verify } from '@node-rs/argon2';
import { isGuessable, isMadeOf } from './guessable-password.ts';
import { type FieldError, fieldError } from '#domain/field-errors';

// OWASP's first recommendation for argon2id: 19 MiB, 2 passes, 1 lane.
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const productNames = ['Parapet'];

export const hashPassword = (password: string): Promise<string> => hash(password, options);

// Hash of a random text: verifying against it takes as long as for an existing user.
const decoyHash =
  '$argon2id$v=19$m=19456,t=2,p=1$DFDUtN6/VH8cUD1+e7Mg8w$rXK1VhQBgyC0IAkBJqDEFeRYYqEwy/bnUOmaYYhT4Bk';

/** Takes the same time whether or not the user exists, so that timing reveals no accounts. */
export const verifyPassword = async (
  stored: string | null | undefined,
  password: string,
): Promise<boolean> => {
  const matches = await verify(stored ?? decoyHash, password).catch(() => false);
  return matches && stored != null;
};

/**
 * Returns the problem of a new password, or undefined (NIST SP 800-63B: length, no composition
 * rules).
 * @param names of the user and the organization, with their e-mail addresses
 */
export const passwordProblem = async (
  password: string,
  names: readonly string[],
): Promise<FieldError | undefined> => {
  if (password.length < 12) return fieldError('min_length', { limit: 12 });
  if (password.length > 200) return fieldError('max_length', { limit: 200 });
  const lower = password.toLowerCase();
  if (isMadeOf(lower, names)) return fieldError('own_name');
  if ((await isGuessable(lower)) || isMadeOf(lower, productNames)) return fieldError('too_easy');
  return undefined;
};
