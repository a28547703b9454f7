import { useLingui } from '@lingui/react/macro';
import { memo, type MouseEvent } from 'react';
import { type FindingColumn, type FindingRow as Finding, NewLabel } from '@/entities/finding';
import { cx } from '@/shared/lib/cx';
import { Checkbox } from '@/shared/ui/checkbox';

interface FindingsRowProps {
  finding: Finding;
  columns: readonly FindingColumn[];
  index: number;
  top: number;
  height: number;
  current: boolean;
  selected: boolean;
  onPoint: (id: string) => void;
  onSelect: (id: string, range: boolean) => void;
}

/**
 * Links and controls in cells handle their clicks; a click beside them moves the cursor to this
 * row.
 */
const isPlainClick = (event: MouseEvent<HTMLElement>) =>
  !(event.target instanceof Element && event.target.closest('a, button, input, label'));

export const FindingsRow = memo(function FindingsRow({
  finding,
  columns,
  index,
  top,
  height,
  current,
  selected,
  onPoint,
  onSelect,
}: FindingsRowProps) {
  const { t } = useLingui();
  return (
    // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/interactive-supports-focus -- the grid has the focus and handles keys; rows follow through aria-activedescendant
    <div
      role="row"
      id={rowId(finding.id)}
      aria-rowindex={index + 2}
      aria-selected={selected}
      onClick={(event) => isPlainClick(event) && onPoint(finding.id)}
      style={{ transform: `translateY(${top}px)`, height }}
      className={cx(
        'absolute inset-x-0 top-0 grid grid-cols-(--tracks) border-b border-line [contain:layout_style]',
        current
          ? 'bg-selected -outline-offset-2 outline-focus [box-shadow:inset_2px_0_0_var(--p-primary)] group-focus-visible/grid:outline-2'
          : selected
            ? 'bg-inset'
            : 'hover:bg-hover',
      )}
    >
      <div role="gridcell" className="flex items-center pl-4">
        <Checkbox
          aria-label={t`Select ${finding.attributes.title}`}
          tabIndex={-1}
          checked={selected}
          onChange={(event) =>
            onSelect(
              finding.id,
              'shiftKey' in event.nativeEvent && event.nativeEvent.shiftKey === true,
            )
          }
        />
      </div>
      {columns.map((column) => (
        <div
          key={column.id}
          role="gridcell"
          className={cx(
            'flex min-w-0 items-center px-2 text-sm text-ink-2 last:pr-4',
            column.align === 'end' && 'num justify-end text-right',
          )}
        >
          {column.cell(finding)}
          {column === columns.at(-1) && <NewLabel finding={finding} />}
        </div>
      ))}
    </div>
  );
});

export const rowId = (id: string): string => `finding-${id}`;
