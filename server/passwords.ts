import { hash, verify } from '@node-rs/argon2';
import { type Fault, fault } from './http/field-faults.ts';

// OWASP's first recommendation for argon2id: 19 MiB, 2 passes, 1 lane.
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, options);

// Of a random text that nobody knows: checking against it takes as long as checking against a person's.
const nobody =
  '$argon2id$v=19$m=19456,t=2,p=1$DFDUtN6/VH8cUD1+e7Mg8w$rXK1VhQBgyC0IAkBJqDEFeRYYqEwy/bnUOmaYYhT4Bk';

/** Takes the same time whether or not there is such a user. */
export const verifyPassword = async (
  stored: string | null | undefined,
  password: string,
): Promise<boolean> => {
  const matches = await verify(stored ?? nobody, password).catch(() => false);
  return matches && stored != null;
};

const common = new Set([
  'password1234',
  'passwordpassword',
  '123456789012',
  'qwertyuiop12',
  'administrator',
]);

/** What is wrong with a new password, or undefined (NIST SP 800-63B: length, no composition rules). */
export const passwordProblem = (password: string, names: readonly string[]): Fault | undefined => {
  if (password.length < 12) return fault('min_length', { limit: 12 });
  if (password.length > 200) return fault('max_length', { limit: 200 });
  const lower = password.toLowerCase();
  if (common.has(lower) || new Set(lower).size < 4) return fault('too_easy');
  if (names.some((name) => name.length > 3 && lower === name.toLowerCase()))
    return fault('own_name');
  return undefined;
};
