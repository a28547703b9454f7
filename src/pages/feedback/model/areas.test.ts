import { expect, it } from 'vitest';
import { areaBetween, isArea, centeredArea, moveArea, fullArea } from './areas';

const size = { width: 1000, height: 500 };

it('takes a drag from any corner, and nothing outside the picture', () => {
  expect(areaBetween({ x: 300.4, y: 200 }, { x: 100, y: 50 }, size)).toEqual({
    x: 100,
    y: 50,
    width: 200,
    height: 150,
  });
  expect(areaBetween({ x: -50, y: 400 }, { x: 2000, y: 900 }, size)).toEqual({
    x: 0,
    y: 400,
    width: 1000,
    height: 100,
  });
  expect(isArea(areaBetween({ x: 10, y: 10 }, { x: 12, y: 300 }, size))).toBe(false);
});

it('moves and stretches by keys, within the picture', () => {
  const area = centeredArea(size);
  expect(moveArea(area, 'ArrowRight', false, size)).toEqual({ ...area, x: area.x + 20 });
  expect(moveArea(area, 'ArrowDown', true, size)).toEqual({ ...area, height: area.height + 10 });
  expect(moveArea(fullArea(size), 'ArrowRight', false, size)).toEqual(fullArea(size));
  expect(moveArea(fullArea(size), 'ArrowRight', true, size)).toEqual(fullArea(size));
  expect(moveArea(area, 'Enter', false, size)).toBeUndefined();
});
