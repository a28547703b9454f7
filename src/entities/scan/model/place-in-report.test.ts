import { expect, it } from 'vitest';
import { lineOfPointer } from './place-in-report';

it('finds the line that an error points to', () => {
  expect(lineOfPointer('line 48')).toBe(48);
  expect(lineOfPointer('/runs/0/results/17')).toBeUndefined();
  expect(lineOfPointer('row 4')).toBeUndefined();
  expect(lineOfPointer(null)).toBeUndefined();
});
