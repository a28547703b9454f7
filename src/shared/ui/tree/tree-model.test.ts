import { describe, expect, it } from 'vitest';
import { type TreeNode, toggleBranch, treeKey, visibleRows } from './tree-model';

const nodes: readonly TreeNode[] = [
  {
    id: 'a',
    label: 'a',
    children: [
      { id: 'a/1', label: '1' },
      { id: 'a/2', label: '2', children: [{ id: 'a/2/x', label: 'x' }] },
    ],
  },
  { id: 'b', label: 'b', children: [{ id: 'b/1', label: '1' }] },
  { id: 'c', label: 'c' },
];
const shown = (...open: string[]) => visibleRows(nodes, new Set(open)).map((row) => row.node.id);

describe('rows in sight', () => {
  it('are the roots, and the children of what is open', () => {
    expect(shown()).toEqual(['a', 'b', 'c']);
    expect(shown('a', 'a/2')).toEqual(['a', 'a/1', 'a/2', 'a/2/x', 'b', 'c']);
    expect(shown('a/2')).toEqual(['a', 'b', 'c']);
  });

  it('know their level, place and parent', () => {
    const row = visibleRows(nodes, new Set(['a']))[2];
    expect(row).toMatchObject({ level: 2, parent: 0, position: 2, siblings: 2 });
  });
});

describe('keys', () => {
  const open = new Set(['a']);
  const rows = visibleRows(nodes, open);
  it('right opens, then goes in; it does nothing on a leaf', () => {
    expect(treeKey('ArrowRight', 3, rows, open)?.open?.has('b')).toBe(true);
    expect(treeKey('ArrowRight', 0, rows, open)).toEqual({ active: 1 });
    expect(treeKey('ArrowRight', 4, rows, open)).toEqual({});
  });

  it('left closes, then goes up', () => {
    expect(treeKey('ArrowLeft', 0, rows, open)?.open?.has('a')).toBe(false);
    expect(treeKey('ArrowLeft', 1, rows, open)).toEqual({ active: 0 });
  });

  it('* opens all siblings', () => {
    expect([...(treeKey('*', 3, rows, open)?.open ?? [])]).toEqual(['a', 'b']);
  });

  it('leaves other keys alone', () => {
    expect(treeKey('x', 0, rows, open)).toBeUndefined();
  });
});

it('toggles a branch without changing the given set', () => {
  const before = new Set(['a']);
  expect([...toggleBranch(before, 'b')]).toEqual(['a', 'b']);
  expect([...toggleBranch(before, 'a')]).toEqual([]);
  expect([...before]).toEqual(['a']);
});
