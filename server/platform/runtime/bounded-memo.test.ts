import { expect, it } from 'vitest';
import { BoundedMemo } from './bounded-memo.ts';

it('remembers what was computed, also that it is nothing, and forgets when it is full', () => {
  const memo = new BoundedMemo<string | undefined>(2);
  const computed: string[] = [];
  const get = (key: string) =>
    memo.get(key, () => {
      computed.push(key);
      return key === 'nothing' ? undefined : key;
    });
  expect([get('a'), get('nothing'), get('a'), get('nothing')]).toEqual([
    'a',
    undefined,
    'a',
    undefined,
  ]);
  expect(computed).toEqual(['a', 'nothing']);
  get('third');
  expect(get('a')).toBe('a');
  expect(computed).toEqual(['a', 'nothing', 'third', 'a']);
});
