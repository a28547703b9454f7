import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWithin, noRows, visibleRows, rowsToDraw, scrollTopFor } from './row-span';

const view = { scrollTop: 0, height: 472, rowHeight: 44, headHeight: 32, count: 1000 };

describe('the rows in sight', () => {
  it('are those below the head, cut ones included', () => {
    expect(visibleRows(view)).toEqual({ first: 0, end: 10 });
    expect(visibleRows({ ...view, scrollTop: 50 })).toEqual({ first: 1, end: 12 });
  });

  it('end with the list', () => {
    expect(visibleRows({ ...view, count: 3 })).toEqual({ first: 0, end: 3 });
    expect(visibleRows({ ...view, scrollTop: 90_000, count: 3 })).toEqual({ first: 3, end: 3 });
  });
});

describe('the rows drawn', () => {
  it('stay while one scrolls by a few rows, and follow before an edge is reached', () => {
    const drawn = rowsToDraw({ first: 0, end: 10 }, noRows, 1000);
    expect(rowsToDraw({ first: 2, end: 12 }, drawn, 1000)).toBe(drawn);
    expect(rowsToDraw({ first: drawn.end - 11, end: drawn.end - 1 }, drawn, 1000)).not.toBe(drawn);
  });

  it('reach further to the side that one scrolls to', () => {
    const down = rowsToDraw({ first: 100, end: 110 }, { first: 50, end: 104 }, 1000);
    const up = rowsToDraw({ first: 40, end: 50 }, { first: 42, end: 70 }, 1000);
    expect(down.end - 110).toBeGreaterThan(100 - down.first);
    expect(40 - up.first).toBeGreaterThan(up.end - 50);
  });

  it('always hold what is in sight, never more than there is, and never grow without end', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ scrollTop: fc.nat(60_000), count: fc.nat(1200) }), { maxLength: 40 }),
        (steps) => {
          let drawn = noRows;
          for (const step of steps) {
            const sight = visibleRows({ ...view, ...step });
            drawn = rowsToDraw(sight, drawn, step.count);
            expect(isWithin(sight, drawn) || sight.first === sight.end).toBe(true);
            expect(drawn.end).toBeLessThanOrEqual(step.count);
            expect(drawn.end - drawn.first).toBeLessThanOrEqual(sight.end - sight.first + 20);
          }
        },
      ),
    );
  });
});

describe('showing a row', () => {
  it.each([
    ['in sight', 5, 100, 100],
    ['under the head', 1, 100, 44],
    ['below', 12, 100, 132],
  ])('%s', (_name, index, scrollTop, expected) => {
    expect(scrollTopFor(index, { ...view, scrollTop })).toBe(expected);
  });
});
