import { expect, it } from 'vitest';
import { fall, throwPieces } from './confetti-model';

it('throws pieces of at most the given size above the top edge', () => {
  const pieces = throwPieces(2, 300, 10, 10, () => 0.5);
  expect(pieces).toHaveLength(2);
  expect(pieces[0]).toMatchObject({ x: 150, y: -10, size: 8, drift: 0 });
});

it('lets them fall and forgets those that have left the bottom', () => {
  const [piece] = throwPieces(1, 300, 10, 10, () => 1);
  if (!piece) throw new Error('Nothing was thrown');
  expect(fall([piece], 200)[0]?.y).toBe(0);
  expect(fall([{ ...piece, y: 205 }], 200)).toEqual([]);
});
