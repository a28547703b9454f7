import { describe, expect, it } from 'vitest';
import {
  everythingSelected,
  headState,
  isSelected,
  nothingSelected,
  selectedCount,
  selectRange,
  setSelected,
  toggleSelected,
} from './selection';

const order = ['a', 'b', 'c', 'd', 'e'];

describe('selecting some', () => {
  it('toggles and counts', () => {
    const one = toggleSelected(nothingSelected, 'b');
    expect(isSelected(one, 'b')).toBe(true);
    expect(selectedCount(one, 5)).toBe(1);
    expect(selectedCount(toggleSelected(one, 'b'), 5)).toBe(0);
  });

  it('takes a range in either direction, with the state of its anchor', () => {
    const anchored = toggleSelected(nothingSelected, 'd');
    expect(order.filter((id) => isSelected(selectRange(anchored, order, 'd', 'b'), id))).toEqual([
      'b',
      'c',
      'd',
    ]);
    const off = setSelected(setSelected(nothingSelected, order, true), ['b'], false);
    expect(order.filter((id) => isSelected(selectRange(off, order, 'b', 'd'), id))).toEqual([
      'a',
      'e',
    ]);
  });

  it('starts a range at the row itself when there is no anchor on the screen', () => {
    expect(selectRange(nothingSelected, order, 'gone', 'c')).toEqual({
      kind: 'some',
      ids: new Set(['c']),
    });
    expect(selectRange(nothingSelected, order, 'a', 'gone')).toBe(nothingSelected);
  });
});

describe('selecting all that match', () => {
  it('counts what is not loaded and remembers exceptions', () => {
    const most = toggleSelected(everythingSelected, 'c');
    expect(selectedCount(most, 3066)).toBe(3065);
    expect(isSelected(most, 'not loaded yet')).toBe(true);
    expect(isSelected(toggleSelected(most, 'c'), 'c')).toBe(true);
  });
});

it('says what the box in the head shows', () => {
  expect(headState(nothingSelected, order)).toBe('none');
  expect(headState(toggleSelected(nothingSelected, 'a'), order)).toBe('some');
  expect(headState(everythingSelected, order)).toBe('all');
  expect(headState(everythingSelected, [])).toBe('none');
});
