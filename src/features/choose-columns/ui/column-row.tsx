import { useLingui } from '@lingui/react/macro';
import { Trans } from '@lingui/react/macro';
import { GripVertical, Lock, Minus, Plus } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import type { FindingColumn } from '@/entities/finding';
import { cx } from '@/shared/lib/cx';
import { Checkbox } from '@/shared/ui/checkbox';
import { IconButton } from '@/shared/ui/icon-button';
import { Kbd } from '@/shared/ui/kbd';

interface RowProps {
  column: FindingColumn;
  /** Set only if the user has changed it. */
  width: number | undefined;
  /** The number of steps to widen; negative narrows. */
  onResize: (by: number) => void;
}

/** An always visible column. It can be resized, but neither moved nor hidden. */
export function LockedRow({ column, width, onResize }: RowProps) {
  const { i18n } = useLingui();
  return (
    <li className="group flex min-h-8 items-center gap-2 rounded-md px-1 focus-within:bg-hover hover:bg-hover">
      <Lock aria-hidden strokeWidth={1.75} className="ml-5 size-4 shrink-0 text-ink-3" />
      <span className="min-w-0 flex-1 truncate text-sm">{i18n._(column.name)}</span>
      <Widths column={column} width={width} onResize={onResize} />
      <span className="pr-1 text-xs text-ink-3 group-focus-within:hidden group-hover:hidden">
        <Trans>Always shown</Trans>
      </span>
    </li>
  );
}

type ColumnRowProps = RowProps & { onToggle: () => void } & (
    | { on: true; onMove: (by: number) => void; onDrop: (dragged: string) => void }
    | { on: false; group: string; onMove?: never; onDrop?: never }
  );

const dragType = 'text/x-parapet-column';

export function ColumnRow(props: ColumnRowProps) {
  const { column, width, on, onToggle, onMove, onDrop, onResize } = props;
  const { i18n } = useLingui();
  const [isTarget, setTarget] = useState(false);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey) return;
    const vertical = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    const horizontal = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
    if (vertical === 0 && horizontal === 0) return;
    event.preventDefault();
    if (vertical !== 0) onMove?.(vertical);
    else onResize(horizontal);
  };
  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- dragging is a shortcut: Alt ↑ and ↓ on the checkbox do the same
    <li
      draggable={on}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData(dragType, column.id);
      }}
      onDragOver={(event) => {
        if (!on || !event.dataTransfer.types.includes(dragType)) return;
        event.preventDefault();
        setTarget(true);
      }}
      onDragLeave={() => setTarget(false)}
      onDrop={(event) => {
        event.preventDefault();
        setTarget(false);
        onDrop?.(event.dataTransfer.getData(dragType));
      }}
      className={cx(
        'group flex min-h-8 items-center gap-1 rounded-md px-1 hover:bg-hover focus-within:bg-hover',
        isTarget && 'outline-2 -outline-offset-2 outline-focus',
      )}
    >
      <GripVertical
        aria-hidden
        strokeWidth={1.75}
        className={on ? 'size-4 shrink-0 cursor-grab text-ink-3' : 'invisible size-4 shrink-0'}
      />
      <Checkbox
        className="min-w-0 flex-1"
        data-chooses={column.id}
        checked={on}
        onKeyDown={on ? onKeyDown : undefined}
        aria-keyshortcuts={
          on ? 'Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight' : undefined
        }
        onChange={onToggle}
        label={i18n._(column.name)}
      />
      {on ? (
        <>
          <span className="hidden group-has-[input:focus-visible]:inline">
            <Kbd keys="Alt ↑" />
          </span>
          <Widths column={column} width={width} onResize={onResize} />
        </>
      ) : (
        <span className="pr-1 text-xs text-ink-3">{props.group}</span>
      )}
    </li>
  );
}

/** The keyboard equivalent of dragging the header's edge; visible on hover or focus. */
function Widths({ column, width, onResize }: RowProps) {
  const { t, i18n } = useLingui();
  const name = i18n._(column.name);
  return (
    <span className="flex items-center opacity-0 group-focus-within:opacity-100 group-hover:opacity-100">
      <IconButton icon={Minus} size="sm" label={t`${name} narrower`} onClick={() => onResize(-1)} />
      {width !== undefined && (
        <span className="w-7 text-center text-2xs text-ink-3 num">{width}</span>
      )}
      <IconButton icon={Plus} size="sm" label={t`${name} wider`} onClick={() => onResize(1)} />
    </span>
  );
}
