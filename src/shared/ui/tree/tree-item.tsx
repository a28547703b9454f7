import { useLingui } from '@lingui/react/macro';
import { ChevronRight } from 'lucide-react';
import { cx } from '@/shared/lib/cx';
import { SeverityGlyph } from '../severity';
import type { TreeRow } from './tree-model';

type TreeItemProps = {
  id: string;
  row: TreeRow;
  open: boolean;
  active: boolean;
  selected: boolean;
  /** Offset in px when the tree is virtual. */
  top: number | undefined;
  onPick: () => void;
  onToggle: () => void;
};

const indent = 18;

/** The tree handles the keys; the item handles the pointer. */
export function TreeItem({
  id,
  row: { node, level, position, siblings },
  open,
  active,
  selected,
  top,
  onPick,
  onToggle,
}: TreeItemProps) {
  const { i18n } = useLingui();
  const branch = (node.children?.length ?? 0) > 0;
  return (
    <div
      id={id}
      role="treeitem"
      tabIndex={-1}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-expanded={branch ? open : undefined}
      aria-selected={selected}
      onClick={onPick}
      onKeyDown={undefined}
      className={cx(
        'flex h-8 cursor-pointer items-center gap-1.5 pr-3',
        selected ? 'bg-selected' : 'hover:bg-hover',
        active &&
          'group-focus-visible/tree:outline-2 group-focus-visible/tree:-outline-offset-2 group-focus-visible/tree:outline-focus',
        top !== undefined && 'absolute inset-x-0',
      )}
      style={{ top, paddingLeft: (level - 1) * indent + 8 }}
    >
      <span
        role="presentation"
        onClick={(event) => {
          if (!branch) return;
          event.stopPropagation();
          onToggle();
        }}
        className="inline-flex size-6 shrink-0 items-center justify-center text-ink-3"
      >
        {branch && (
          <ChevronRight
            aria-hidden
            strokeWidth={1.75}
            className={cx(
              'size-3.5 transition-[rotate] duration-(--dur-fast)',
              open && 'rotate-90',
            )}
          />
        )}
      </span>
      <span className="min-w-0 flex-1 truncate">{node.label}</span>
      {node.count !== undefined && (
        <span className="text-xs text-ink-3 num">{i18n.number(node.count)}</span>
      )}
      {node.worst && <SeverityGlyph severity={node.worst} />}
    </div>
  );
}
