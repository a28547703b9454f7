import { describe, expect, it } from 'vitest';
import {
  allSelected,
  headerCheckboxState,
  isSelected,
  noneSelected,
  selectedCount,
  selectRange,
  setSelected,
  toggleSelected,
} from './selection';

const order = ['a', 'b', 'c', 'd', 'e'];

describe('selecting some', () => {
  it('toggles and counts', () => {
    const one = toggleSelected(noneSelected, 'b');
    expect(isSelected(one, 'b')).toBe(true);
    expect(selectedCount(one, 5)).toBe(1);
    expect(selectedCount(toggleSelected(one, 'b'), 5)).toBe(0);
  });

  it('takes a range in either direction, with the state of its anchor', () => {
    const anchored = toggleSelected(noneSelected, 'd');
    expect(order.filter((id) => isSelected(selectRange(anchored, order, 'd', 'b'), id))).toEqual([
      'b',
      'c',
      'd',
    ]);
    const off = setSelected(setSelected(noneSelected, order, true), ['b'], false);
    expect(order.filter((id) => isSelected(selectRange(off, order, 'b', 'd'), id))).toEqual([
      'a',
      'e',
    ]);
  });

  it('starts a range at the row itself when there is no anchor on the screen', () => {
    expect(selectRange(noneSelected, order, 'gone', 'c')).toEqual({
      kind: 'some',
      ids: new Set(['c']),
    });
    expect(selectRange(noneSelected, order, 'a', 'gone')).toBe(noneSelected);
  });
});

describe('selecting all that match', () => {
  it('counts what is not loaded and remembers exceptions', () => {
    const most = toggleSelected(allSelected, 'c');
    expect(selectedCount(most, 3066)).toBe(3065);
    expect(isSelected(most, 'not loaded yet')).toBe(true);
    expect(isSelected(toggleSelected(most, 'c'), 'c')).toBe(true);
  });
});

it('says what the box in the head shows', () => {
  expect(headerCheckboxState(noneSelected, order)).toBe('none');
  expect(headerCheckboxState(toggleSelected(noneSelected, 'a'), order)).toBe('some');
  expect(headerCheckboxState(allSelected, order)).toBe('all');
  expect(headerCheckboxState(allSelected, [])).toBe('none');
});
