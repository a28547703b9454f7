import { Trans, useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import {
  columnsFor,
  filterGroupNames,
  findingColumns,
  type FindingColumn,
} from '@/entities/finding';
import { useAnchorPosition } from '@/shared/lib/use-anchor-position';
import { Button } from '@/shared/ui/button';
import { Input } from '@/shared/ui/input';
import { linkStyles } from '@/shared/ui/link';
import { defaultColumns, type ChosenColumns } from '../api/use-chosen-columns';
import { moveColumn, resizeColumn, toggleColumn, widthStep } from '../model/column-order';
import { ColumnRow, LockedRow } from './column-row';

interface ChooseColumnsProps {
  chosen: ChosenColumns;
  /** The button under which it opens. */
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
}

const placement = { side: 'bottom', align: 'end' } as const;
const isLocked = (key: string) =>
  findingColumns.some((column) => column.id === key && column.locked);

/**
 * Chooses the columns, their order and width. The table previews changes; Save stores them, Cancel
 * and Esc revert them.
 */
export function ChooseColumns({ chosen, anchor, onClose }: ChooseColumnsProps) {
  const { t, i18n } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  const [shownAt, setShownAt] = useState<{ box: HTMLElement; anchor: HTMLElement | null }>();
  const [find, setFind] = useState('');
  const [announcement, announce] = useState('');
  useLayoutEffect(() => {
    if (!box.current) return;
    setShownAt({ box: box.current, anchor: anchor.current });
    box.current.showPopover();
  }, [anchor]);
  useAnchorPosition(
    shownAt !== undefined,
    shownAt?.anchor ?? null,
    shownAt?.box ?? null,
    placement,
  );
  const { order, widths, preview } = chosen;
  const shown = columnsFor(chosen.columns);
  const movable = shown.filter((column) => !column.locked);
  const matches = (column: FindingColumn) =>
    i18n._(column.name).toLocaleLowerCase().includes(find.trim().toLocaleLowerCase());
  const hidden = findingColumns.filter((column) => !shown.includes(column));
  const count = shown.length;
  const total = findingColumns.length;

  const move = (column: FindingColumn, by: number) => {
    const next = moveColumn(order, column.id, by, isLocked);
    const place =
      next.filter(({ key }) => !isLocked(key)).findIndex(({ key }) => key === column.id) + 1;
    const of = movable.length;
    preview(next);
    announce(t`${i18n._(column.name)}: position ${place} of ${of}`);
  };
  const resize = (column: FindingColumn, by: number) => {
    const now = widths[column.id] ?? column.width ?? measured(column.id);
    const next = resizeColumn(order, column.id, now + by * widthStep);
    preview(next);
    const width = next.find(({ key }) => key === column.id)?.width ?? 0;
    announce(t`${i18n._(column.name)}: ${width} pixels wide`);
  };
  /** The row moves to the other list, and the focus moves with it. */
  const toggle = (column: FindingColumn) => {
    preview(toggleColumn(order, column.id));
    requestAnimationFrame(() =>
      box.current?.querySelector<HTMLElement>(`[data-chooses="${column.id}"]`)?.focus(),
    );
  };
  const rowOf = (column: FindingColumn) => ({
    column,
    width: widths[column.id],
    onResize: (by: number) => resize(column, by),
  });

  return (
    <div
      ref={box}
      popover="auto"
      role="dialog"
      aria-label={t`Columns`}
      onToggle={(event) => {
        if (event.target === event.currentTarget && event.newState === 'closed') {
          chosen.cancel();
          onClose();
        }
      }}
      className="not-popover-open:hidden fixed m-0 flex max-h-[min(40rem,calc(100dvh-9rem))] w-80 popover-motion flex-col overflow-hidden rounded-lg floating"
    >
      <header className="flex flex-col gap-2.5 border-b border-line p-3">
        <h2 className="flex items-baseline gap-2 text-base font-semibold">
          <Trans>Columns</Trans>
          <span className="text-xs font-normal text-ink-3 num" role="status">
            <Trans>
              {count} of {total} shown
            </Trans>
          </span>
        </h2>
        {}
        <Input
          autoFocus
          type="search"
          icon={Search}
          aria-label={t`Find a column`}
          placeholder={t`Find a column`}
          value={find}
          onChange={(event) => setFind(event.target.value)}
        />
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-1.5">
        <ul aria-label={t`Shown`}>
          {shown
            .filter((column) => column.locked && matches(column))
            .map((column) => (
              <LockedRow key={column.id} {...rowOf(column)} />
            ))}
          {movable.filter(matches).map((column) => (
            <ColumnRow
              key={column.id}
              {...rowOf(column)}
              on
              onToggle={() => toggle(column)}
              onMove={(by) => move(column, by)}
              onDrop={(dragged) => {
                const at = (id: string) => movable.findIndex((one) => one.id === id);
                preview(moveColumn(order, dragged, at(column.id) - at(dragged), isLocked));
              }}
            />
          ))}
        </ul>
        {hidden.some(matches) && (
          <>
            <h3
              className="mt-1.5 border-t border-line px-2 pt-3 pb-1 text-xs font-medium text-ink-3"
              id="columns-not-shown"
            >
              <Trans>Not shown</Trans>
            </h3>
            <ul aria-labelledby="columns-not-shown">
              {hidden.filter(matches).map((column) => (
                <ColumnRow
                  key={column.id}
                  {...rowOf(column)}
                  on={false}
                  group={i18n._(filterGroupNames[column.group])}
                  onToggle={() => toggle(column)}
                />
              ))}
            </ul>
          </>
        )}
        {!shown.some(matches) && !hidden.some(matches) && (
          <p className="p-3 text-sm text-ink-3">
            <Trans>No matching columns.</Trans>
          </p>
        )}
      </div>
      <footer className="flex items-center gap-2 border-t border-line bg-inset px-3 py-2.5">
        <button
          type="button"
          className={`${linkStyles.action} mr-auto min-h-6 text-sm`}
          onClick={() => preview(defaultColumns)}
        >
          <Trans>Reset to default</Trans>
        </button>
        <Button onClick={() => box.current?.hidePopover()}>
          <Trans>Cancel</Trans>
        </Button>
        <Button
          kind="primary"
          onClick={() => {
            chosen.save();
            box.current?.hidePopover();
          }}
        >
          <Trans>Save columns</Trans>
        </Button>
      </footer>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}

/** A flexible column has no width until the user sets one; measure it. */
const measured = (id: string): number =>
  document.querySelector(`[role=columnheader][data-column="${id}"]`)?.getBoundingClientRect()
    .width ?? 240;
