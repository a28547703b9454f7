import { describe, expect, it } from 'vitest';
import { nextFocusIndex, typeaheadIndex } from './roving-focus';

describe('movement by keys', () => {
  it('goes round at both ends', () => {
    expect(nextFocusIndex('ArrowDown', 2, 3)).toBe(0);
    expect(nextFocusIndex('ArrowUp', 0, 3)).toBe(2);
  });

  it('minds its axis', () => {
    expect(nextFocusIndex('ArrowRight', 0, 3)).toBeUndefined();
    expect(nextFocusIndex('ArrowDown', 0, 3, 'horizontal')).toBeUndefined();
    expect(nextFocusIndex('ArrowRight', 0, 3, 'both')).toBe(1);
  });

  it('jumps to the ends, and nowhere in an empty list', () => {
    expect(nextFocusIndex('End', 0, 3)).toBe(2);
    expect(nextFocusIndex('Home', 2, 3)).toBe(0);
    expect(nextFocusIndex('End', 0, 0)).toBeUndefined();
  });
});

describe('search by a letter', () => {
  const texts = ['Semgrep', 'Trivy', ' snyk', 'Águila'];
  it('finds the next beginning with it, after the current one', () => {
    expect(typeaheadIndex('s', 0, texts)).toBe(2);
    expect(typeaheadIndex('S', 2, texts)).toBe(0);
  });

  it('ignores space, named keys and what is not there', () => {
    expect(typeaheadIndex(' ', 0, texts)).toBeUndefined();
    expect(typeaheadIndex('Enter', 0, texts)).toBeUndefined();
    expect(typeaheadIndex('z', 0, texts)).toBeUndefined();
  });
});
