import { expect, it } from 'vitest';
import { ownerName, ownersByPath, parseCodeowners } from './parse-codeowners.ts';

const ownersOf = (text: string, path: string) =>
  ownersByPath(parseCodeowners(text))(path).map(({ handle, line }) => `${handle}:${String(line)}`);

const file = [
  '# who looks after what',
  '*            @acme/platform',
  'src/payments/ @acme/payments @ana # two',
  '/src/payments/vendor/',
  String.raw`docs/my\ notes/ @acme/docs`,
].join('\n');

it('gives a path to the last line that matches', () => {
  expect(ownersOf(file, 'README.md')).toEqual(['@acme/platform:2']);
  expect(ownersOf(file, 'src/payments/a.ts')).toEqual(['@acme/payments:3', '@ana:3']);
  expect(ownersOf(file, 'src/payments/vendor/a.ts')).toEqual([]);
  expect(ownersOf(file, 'docs/my notes/a.md')).toEqual(['@acme/docs:5']);
});

it('asks each of GitLab’s sections, with its own default', () => {
  const text = '[Backend] @back\nsrc/\n^[Docs][2] @docs\n*.md\nsrc/a.md @ana\n';
  expect(ownersOf(text, 'src/a.md')).toEqual(['@back:2', '@ana:5']);
  expect(ownersOf(text, 'src/b.md')).toEqual(['@back:2', '@docs:4']);
});

it('compares owners as names of teams are compared', () => {
  expect(ownerName('@acme/Payments_Team')).toBe('payments-team');
  expect(ownerName('Payments team')).toBe('payments-team');
  expect(ownerName('@acme/équipe')).toBe('équipe');
});
