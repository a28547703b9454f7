import { expect, it } from 'vitest';
import { passwordLevel } from './password-level';

it.each([
  ['', 0],
  ['short', 1],
  ['aaaaaaaaaaaaaaaaaaaa', 1],
  ['abcdeabcdeabcde', 2],
  ['abcdef123456', 3],
  ['correct horse battery staple', 4],
] as const)('reads “%s” as %i', (password, level) => {
  expect(passwordLevel(password, 12)).toBe(level);
});
