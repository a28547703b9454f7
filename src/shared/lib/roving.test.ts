import { describe, expect, it } from 'vitest';
import { nextIndex, typeAhead } from './roving';

describe('movement by keys', () => {
  it('goes round at both ends', () => {
    expect(nextIndex('ArrowDown', 2, 3)).toBe(0);
    expect(nextIndex('ArrowUp', 0, 3)).toBe(2);
  });

  it('minds its axis', () => {
    expect(nextIndex('ArrowRight', 0, 3)).toBeUndefined();
    expect(nextIndex('ArrowDown', 0, 3, 'horizontal')).toBeUndefined();
    expect(nextIndex('ArrowRight', 0, 3, 'both')).toBe(1);
  });

  it('jumps to the ends, and nowhere in an empty list', () => {
    expect(nextIndex('End', 0, 3)).toBe(2);
    expect(nextIndex('Home', 2, 3)).toBe(0);
    expect(nextIndex('End', 0, 0)).toBeUndefined();
  });
});

describe('search by a letter', () => {
  const texts = ['Semgrep', 'Trivy', ' snyk', 'Águila'];
  it('finds the next beginning with it, after the current one', () => {
    expect(typeAhead('s', 0, texts)).toBe(2);
    expect(typeAhead('S', 2, texts)).toBe(0);
  });

  it('ignores space, named keys and what is not there', () => {
    expect(typeAhead(' ', 0, texts)).toBeUndefined();
    expect(typeAhead('Enter', 0, texts)).toBeUndefined();
    expect(typeAhead('z', 0, texts)).toBeUndefined();
  });
});
