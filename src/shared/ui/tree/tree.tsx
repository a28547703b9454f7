import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { nextFocusIndex, typeaheadIndex } from '@/shared/lib/roving-focus';
import { type TreeNode, toggleBranch, treeKey, visibleRows, withRow } from './tree-model';
import { TreeItem } from './tree-item';

export type TreeProps = {
  label: string;
  nodes: readonly TreeNode[];
  /** Id of the selected node. */
  value: string | null;
  onChange: (id: string) => void;
  /** Ids of the nodes that are initially expanded. */
  defaultOpen?: readonly string[];
};

const rowHeight = 32;
const virtualFrom = 200;

/**
 * Arrow keys move, expand and collapse; letters search; Enter selects. From 200 rows on, only the
 * visible ones are rendered.
 */
export function Tree({ label, nodes, value, onChange, defaultOpen = [] }: TreeProps) {
  'use no memo'; // the virtualizer is a mutable object; the compiler must not cache what is read from it
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(defaultOpen));
  const rows = visibleRows(nodes, open);
  const [active, setActive] = useState(0);
  const virtual = rows.length >= virtualFrom;
  const window = useVirtualizer({
    count: rows.length,
    enabled: virtual,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    overscan: 12,
    // The row of `aria-activedescendant` stays rendered, however far it is scrolled out of view.
    rangeExtractor: (range) => withRow(range, active),
  });
  const shown = virtual
    ? window.getVirtualItems().map((item) => item.index)
    : rows.map((_, index) => index);

  const go = (index: number) => {
    setActive(index);
    if (virtual) window.scrollToIndex(index);
    else document.getElementById(`${id}-${index}`)?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const row = rows[active];
    if (row && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      onChange(row.node.id);
      return;
    }
    const move = treeKey(event.key, active, rows, open);
    const next =
      move?.active ??
      nextFocusIndex(event.key, active, rows.length) ??
      typeaheadIndex(
        event.key,
        active,
        rows.map((one) => one.node.label),
      );
    if (!move && next === undefined) return;
    event.preventDefault();
    if (move?.open) setOpen(move.open);
    if (next !== undefined) go(next);
  };

  return (
    <div
      ref={box}
      role="tree"
      aria-label={label}
      tabIndex={0}
      aria-activedescendant={rows[active] ? `${id}-${active}` : undefined}
      onKeyDown={onKeyDown}
      className="group/tree min-h-0 overflow-auto text-sm -outline-offset-2"
    >
      <div
        role="presentation"
        className="relative"
        style={virtual ? { height: window.getTotalSize() } : undefined}
      >
        {shown.map((index) => {
          const row = rows[index];
          return (
            row && (
              <TreeItem
                key={row.node.id}
                id={`${id}-${index}`}
                row={row}
                open={open.has(row.node.id)}
                active={index === active}
                selected={row.node.id === value}
                top={virtual ? index * rowHeight : undefined}
                onPick={() => {
                  setActive(index);
                  onChange(row.node.id);
                }}
                onToggle={() => {
                  setActive(index);
                  setOpen(toggleBranch(open, row.node.id));
                }}
              />
            )
          );
        })}
      </div>
    </div>
  );
}
