import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { shownDirection, type FindingColumn, type FindingRow } from '@/entities/finding';
import type { FindingSortField, SortDirection } from '#domain/finding-filters';
import { cx } from '@/shared/lib/cx';
import { nextFocusIndex } from '@/shared/lib/roving-focus';
import { Checkbox } from '@/shared/ui/checkbox';
import { headerCheckboxState, type Selection } from '../model/selection';
import { ColumnResizer } from './column-resizer';

interface FindingsHeadProps {
  columns: readonly FindingColumn[];
  sort: { field: FindingSortField; direction: SortDirection };
  findings: readonly FindingRow[];
  selection: Selection;
  onSort: (field: FindingSortField) => void;
  onSelectLoaded: (on: boolean) => void;
  onDrag: (id: string, width: number) => void;
  onResize: (id: string, width: number | undefined) => void;
}

/** All headers share one tab stop; arrow keys move between them. */
function walk(event: KeyboardEvent<HTMLElement>) {
  const heads = [...event.currentTarget.querySelectorAll('button')];
  const next = nextFocusIndex(
    event.key,
    heads.findIndex((head) => head === event.target),
    heads.length,
    'horizontal',
  );
  if (next === undefined) return;
  event.preventDefault();
  heads[next]?.focus();
}

export function FindingsHeader({
  columns,
  sort,
  findings,
  selection,
  onSort,
  onSelectLoaded,
  onDrag,
  onResize,
}: FindingsHeadProps) {
  const { t } = useLingui();
  const state = headerCheckboxState(
    selection,
    findings.map((finding) => finding.id),
  );
  const sortable = columns.filter(({ sortField }) => sortField !== undefined);
  const stop = sortable.find(({ sortField }) => sortField === sort.field) ?? sortable[0];
  return (
    <div
      role="rowgroup"
      className="sticky top-0 z-(--z-sticky) min-w-max border-b border-line bg-surface"
    >
      <div
        role="row"
        tabIndex={-1}
        aria-rowindex={1}
        onKeyDown={walk}
        className="grid h-8 grid-cols-(--tracks)"
      >
        <div role="columnheader" className="flex items-center pl-4">
          <Checkbox
            aria-label={t`Select all loaded findings`}
            tabIndex={-1}
            checked={state === 'all'}
            mixed={state === 'some'}
            onChange={() => onSelectLoaded(state !== 'all')}
          />
        </div>
        {columns.map((column) => (
          <HeadCell
            key={column.id}
            column={column}
            isStop={column === stop}
            sort={sort}
            onSort={onSort}
            onDrag={onDrag}
            onResize={onResize}
          />
        ))}
      </div>
    </div>
  );
}

interface HeadCellProps extends Pick<FindingsHeadProps, 'sort' | 'onSort' | 'onDrag' | 'onResize'> {
  column: FindingColumn;
  isStop: boolean;
}

function HeadCell({ column, isStop, sort, onSort, onDrag, onResize }: HeadCellProps) {
  const { i18n } = useLingui();
  const name = i18n._(column.name);
  const field = column.sortField;
  const sorted = field !== undefined && field === sort.field;
  const direction = shownDirection(column, sort.direction);
  const Arrow = direction === 'asc' ? ArrowUp : ArrowDown;
  return (
    <div
      role="columnheader"
      data-column={column.id}
      aria-sort={sorted ? (direction === 'asc' ? 'ascending' : 'descending') : undefined}
      className={cx(
        'relative flex min-w-0 items-center px-2 text-xs font-medium text-ink-3 last:pr-4',
        column.align === 'end' && 'justify-end',
      )}
    >
      {field === undefined ? (
        <span className={column.hiddenHeader ? 'sr-only' : 'truncate'} title={name}>
          {name}
        </span>
      ) : (
        <button
          type="button"
          tabIndex={isStop ? 0 : -1}
          title={name}
          onClick={() => onSort(field)}
          className={cx(
            'inline-flex min-h-6 min-w-0 items-center gap-1 rounded-xs hover:text-ink',
            sorted && 'text-ink',
          )}
        >
          <span className="truncate">{name}</span>
          {sorted && <Arrow aria-hidden strokeWidth={1.75} className="size-3.5 shrink-0" />}
          <span className="sr-only">
            <Trans>Sort</Trans>
          </span>
        </button>
      )}
      {!column.hiddenHeader && (
        <ColumnResizer
          name={name}
          onDrag={(width) => onDrag(column.id, width)}
          onResize={(width) => onResize(column.id, width)}
        />
      )}
    </div>
  );
}
