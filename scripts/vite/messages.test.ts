import { expect, it } from 'vitest';
import { lengthened } from './messages.ts';

it('makes texts for layout checks a third longer, and lets them wrap', () => {
  const { short, long } = lengthened({
    short: ['Open'],
    long: ['Some of its results could not be read, so ', ['count'], ' of them may be among those.'],
  });
  expect(short).toEqual(['Open', ' ~~']);
  expect(long?.slice(0, 3)).toEqual([
    'Some of its results could not be read, so ',
    ['count'],
    ' of them may be among those.',
  ]);
  expect(String(long?.[3])).toMatch(/^( ~{1,6}){3,5}$/);
});
