import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinList, splitList } from './comma-list.ts';

const item = fc.string({ minLength: 1, unit: fc.constantFrom(',', '\\', 'a', ' ', 'é') });

describe('comma lists', () => {
  it('read back the items that were written', () => {
    fc.assert(
      fc.property(fc.array(item), (items) => {
        expect(splitList(joinList(items))).toEqual(items);
      }),
      { numRuns: 500 },
    );
  });

  it('have one canonical form', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(',', '\\', 'a', ' ') }), (text) => {
        const canonical = joinList(splitList(text));
        expect(joinList(splitList(canonical))).toBe(canonical);
      }),
    );
  });

  it('read no further than the limit', () => {
    expect(splitList('a,b,c', 2)).toEqual(['a', 'b']);
  });
});
