import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rescale } from './rescale';

const total = (weights: Readonly<Record<string, number>>) =>
  Object.values(weights).reduce((sum, value) => sum + value, 0);

it('keeps the others in proportion', () => {
  expect(rescale({ a: 40, b: 40, c: 20 }, 'a', 70)).toEqual({ a: 70, b: 20, c: 10 });
  expect(rescale({ a: 100, b: 0, c: 0 }, 'a', 50)).toEqual({ a: 50, b: 25, c: 25 });
});

it('always adds up to 100 in whole points', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat({ max: 100 }), { minLength: 5, maxLength: 5 }),
      fc.double({ min: -50, max: 150, noNaN: true }),
      (values, value) => {
        const [a = 0, b = 0, c = 0, d = 0, e = 0] = values;
        const next = rescale({ a, b, c, d, e }, 'c', value);
        expect(total(next)).toBe(100);
        expect(Object.values(next).every((points) => Number.isInteger(points) && points >= 0)).toBe(
          true,
        );
      },
    ),
  );
});
