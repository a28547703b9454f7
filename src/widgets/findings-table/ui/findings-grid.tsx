import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
} from 'react';
import { useLingui } from '@lingui/react/macro';
import type { FindingColumn, FindingRow as Finding } from '@/entities/finding';
import type { FindingSortField, SortDirection } from '#domain/finding-filters';
import { cx } from '@/shared/lib/cx';
import { columnsToDrop, gridTracks, withoutDropped } from '../model/columns';
import { isSelected, type Selection } from '../model/selection';
import type { VisibleRange } from '../model/visible-range';
import { useRowWindow } from '../model/use-row-window';
import { FindingsHeader } from './findings-header';
import { FindingsRow, rowId } from './findings-row';
import { SkeletonRow } from './skeleton-row';

export const rowHeights = { comfortable: 44, compact: 32 } as const;
export type Density = keyof typeof rowHeights;

const headHeight = 32;

/** Placeholders below the loaded rows while the next page loads. */
const tailRows = 20;
/** Rows before the end at which the next page is fetched: two screens. */
const fetchAhead = 40;

export interface FindingsGridProps {
  findings: readonly Finding[];
  /** The total in the page header; `aria-rowcount` is -1 when unknown. */
  total: number | undefined;
  hasMore: boolean;
  columns: readonly FindingColumn[];
  density: Density;
  sort: { field: FindingSortField; direction: SortDirection };
  selection: Selection;
  current: string | undefined;
  /** Index of the current finding among loaded rows; -1 if it is not loaded. */
  currentIndex: number;
  /** Custom column widths in pixels. */
  widths: Readonly<Record<string, number>>;
  onSort: (field: FindingSortField) => void;
  /** Called at the end of a drag; undefined restores the default width. */
  onResize: (id: string, width: number | undefined) => void;
  onPoint: (id: string) => void;
  onSelect: (id: string, range: boolean) => void;
  onSelectLoaded: (on: boolean) => void;
  onNeedMore: () => void;
  sight: VisibleRange;
}

export function FindingsGrid(props: FindingsGridProps) {
  const { findings, total, hasMore, density, selection, current, currentIndex, onNeedMore, sight } =
    props;
  const { t } = useLingui();
  const scroller = useRef<HTMLDivElement>(null);
  const [dragged, setDragged] = useState<Readonly<Record<string, number>>>({});
  const count = findings.length + (hasMore ? tailRows : 0);
  const height = rowHeights[density];
  const { drawn, width, reveal } = useRowWindow({
    scroller,
    count,
    rowHeight: height,
    headHeight,
    onSight: ({ first, end }) => sight.set({ first, end: Math.min(end, findings.length) }),
  });
  const widths = { ...props.widths, ...dragged };
  const slots = useSlots(drawn.end - drawn.first);
  useLayoutEffect(() => keepKeysWith(scroller.current), [drawn.first, drawn.end]);
  const columns = withoutDropped(props.columns, columnsToDrop(props.columns, width, props.widths));

  useEffect(() => {
    if (hasMore && drawn.end >= findings.length - fetchAhead) onNeedMore();
  }, [hasMore, drawn.end, findings.length, onNeedMore]);
  const showCurrent = useEffectEvent(() => {
    reveal(currentIndex);
    // The hotkeys work without a focus, but a screen reader follows the focus.
    if (document.activeElement === document.body) scroller.current?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (currentIndex >= 0) showCurrent();
  }, [currentIndex]);

  return (
    <div
      ref={scroller}
      role="grid"
      tabIndex={0}
      aria-label={t`Findings`}
      aria-multiselectable
      aria-rowcount={total === undefined ? -1 : total + 1}
      aria-colcount={columns.length + 1}
      aria-activedescendant={
        currentIndex >= 0 && current !== undefined ? rowId(current) : undefined
      }
      style={{ '--tracks': gridTracks(columns, widths) } as CSSProperties}
      className={cx(
        'group/grid min-h-0 flex-1 overflow-auto overscroll-contain bg-surface -outline-offset-2',
        currentIndex >= 0 && 'outline-hidden',
      )}
    >
      <FindingsHeader
        columns={columns}
        sort={props.sort}
        findings={findings}
        selection={selection}
        onSort={props.onSort}
        onSelectLoaded={props.onSelectLoaded}
        onDrag={(id, width) => setDragged({ [id]: width })}
        onResize={(id, width) => {
          setDragged({});
          props.onResize(id, width);
        }}
      />
      <div role="rowgroup" className="relative min-w-max" style={{ height: count * height }}>
        {Array.from({ length: drawn.end - drawn.first }, (_, place) => {
          const index = drawn.first + place;
          const finding = findings[index];
          const top = index * height;
          if (!finding)
            return (
              <SkeletonRow
                key={`tail-${index}`}
                top={top}
                height={height}
                columns={columns.length}
              />
            );
          return (
            <FindingsRow
              // Keyed by slot, not by finding: a row that scrolls out is reused, which costs half
              // of mounting a new one.
              key={index % slots}
              finding={finding}
              columns={columns}
              index={index}
              top={top}
              height={height}
              current={finding.id === current}
              selected={isSelected(selection, finding.id)}
              onPoint={props.onPoint}
              onSelect={props.onSelect}
            />
          );
        })}
      </div>
    </div>
  );
}

/** The largest number of rows rendered at once, which is the number of slots. */
function useSlots(drawn: number): number {
  const [slots, setSlots] = useState(drawn);
  if (drawn > slots) setSlots(drawn);
  return Math.max(drawn, slots);
}

/**
 * When a slot is reused, a focused checkbox or link would belong to another finding, so the focus
 * moves to the grid.
 */
function keepKeysWith(grid: HTMLElement | null): void {
  const active = document.activeElement;
  if (grid && active !== grid && active?.closest('[role=gridcell]') && grid.contains(active))
    grid.focus({ preventScroll: true });
}
