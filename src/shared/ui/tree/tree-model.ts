import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';
import type { Severity } from '../severity';

export type TreeNode = {
  id: string;
  label: string;
  /** The total of the entire subtree. */
  count?: number;
  worst?: Severity;
  children?: readonly TreeNode[];
};

export type TreeRow = {
  node: TreeNode;
  level: number;
  parent: number;
  position: number;
  siblings: number;
};

/** The visible rows, top to bottom: the children of an expanded node follow it. */
export function visibleRows(roots: readonly TreeNode[], open: ReadonlySet<string>): TreeRow[] {
  const rows: TreeRow[] = [];
  const add = (nodes: readonly TreeNode[], level: number, parent: number) => {
    nodes.forEach((node, index) => {
      const own =
        rows.push({ node, level, parent, position: index + 1, siblings: nodes.length }) - 1;
      if (node.children && open.has(node.id)) add(node.children, level + 1, own);
    });
  };
  add(roots, 1, -1);
  return rows;
}

const toggled = (open: ReadonlySet<string>, id: string, on: boolean) => {
  const next = new Set(open);
  if (on) next.add(id);
  else next.delete(id);
  return next;
};

export type TreeMove = { active?: number; open?: ReadonlySet<string> };

/**
 * A key's action in a tree (WAI-ARIA APG): left collapses or moves to the parent, right expands or
 * moves to the first child, * expands the siblings.
 */
export function treeKey(
  key: string,
  active: number,
  rows: readonly TreeRow[],
  open: ReadonlySet<string>,
): TreeMove | undefined {
  const row = rows[active];
  if (!row) return undefined;
  const branch = (row.node.children?.length ?? 0) > 0;
  const isOpen = open.has(row.node.id);
  switch (key) {
    case 'ArrowRight':
      if (!branch) return {};
      return isOpen ? { active: active + 1 } : { open: toggled(open, row.node.id, true) };
    case 'ArrowLeft':
      if (branch && isOpen) return { open: toggled(open, row.node.id, false) };
      return row.parent >= 0 ? { active: row.parent } : {};
    case '*':
      return {
        open: new Set([
          ...open,
          ...rows
            .filter((one) => one.parent === row.parent && one.node.children)
            .map((one) => one.node.id),
        ]),
      };
    default:
      return undefined;
  }
}

export const toggleBranch = (open: ReadonlySet<string>, id: string) =>
  toggled(open, id, !open.has(id));

/** The rendered rows of a virtual tree and `row`, in order. */
export function withRow(range: Range, row: number): number[] {
  const rows = defaultRangeExtractor(range);
  return rows.includes(row) || row >= range.count
    ? rows
    : [...rows, row].sort((one, other) => one - other);
}
