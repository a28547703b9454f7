import { describe, expect, it } from 'vitest';
import { pathMatcher, toPathRegex } from './path-pattern.ts';

/** Both implementations of a pattern have to agree. */
const matches = (pattern: string, path: string) => {
  const matched = pathMatcher(pattern)(path);
  expect(new RegExp(toPathRegex(pattern)).test(path)).toBe(matched);
  return matched;
};

describe('a path pattern', () => {
  it.each([
    ['*', 'src/a.ts'],
    ['*.sql', 'db/a.sql'],
    ['*.sql', 'a.sql'],
    ['/build/', 'build/a/b.log'],
    ['build/', 'src/build/a.log'],
    ['docs', 'docs/a/b.md'],
    ['docs', 'src/docs'],
    ['docs/*', 'docs/a.md'],
    ['src/payments', 'src/payments/a.ts'],
    ['src/payments/**', 'src/payments/deep/a.ts'],
    ['src/**/api.ts', 'src/api.ts'],
    ['src/**/api.ts', 'src/a/b/api.ts'],
    ['**/logs', 'deep/logs/a.log'],
    ['/scripts/?.sh', 'scripts/a.sh'],
    ['src/[id]/page.tsx', 'src/[id]/page.tsx'],
    ['a+b.ts', 'src/a+b.ts'],
  ])('%s means %s', (pattern, path) => expect(matches(pattern, path)).toBe(true));

  it.each([
    ['*.sql', 'a.sqlite'],
    ['/build/', 'src/build/a.log'],
    ['/build/', 'build'],
    ['docs/*', 'docs/a/b.md'],
    ['docs', 'mydocs/a.md'],
    ['src/payments', 'lib/src/payments/a.ts'],
    ['src/payments/**', 'src/payments2/a.ts'],
    ['src/*/a.ts', 'src/a/b/a.ts'],
    ['src/**/api.ts', 'src/a/myapi.ts'],
    ['a.ts', 'abts'],
    ['src/[id]/page.tsx', 'src/i/page.tsx'],
  ])('%s does not mean %s', (pattern, path) => expect(matches(pattern, path)).toBe(false));

  it('takes no longer for a pattern that was written to take long', () => {
    expect(pathMatcher('*a*a*a*a*a*a*a*a*a*b')('a'.repeat(5_000))).toBe(false);
  });
});
