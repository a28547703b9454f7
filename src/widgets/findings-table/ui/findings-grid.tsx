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
import type { FindingSortField, SortDirection } from '@/shared/rules/finding-filters';
import { cx } from '@/shared/lib/cx';
import { columnsToDrop, gridTracks, withoutDropped } from '../model/columns';
import { isSelected, type Selection } from '../model/selection';
import type { Sight } from '../model/sight';
import { useRowWindow } from '../model/use-row-window';
import { FindingsHead } from './findings-head';
import { FindingsRow, rowId } from './findings-row';
import { SkeletonRow } from './skeleton-row';

export const rowHeights = { comfortable: 44, compact: 32 } as const;
export type Density = keyof typeof rowHeights;

const headHeight = 32;

/** Placeholders below the loaded rows while the next page is on its way. */
const tailRows = 20;
/** Two screens before the last row the next page is asked for. */
const fetchAhead = 40;

export interface FindingsGridProps {
  findings: readonly Finding[];
  /** What the head of the page counts; -1 in `aria-rowcount` where nobody knows. */
  total: number | undefined;
  hasMore: boolean;
  columns: readonly FindingColumn[];
  density: Density;
  sort: { field: FindingSortField; direction: SortDirection };
  selection: Selection;
  current: string | undefined;
  /** Where the current finding is among those loaded; -1 when it is not. */
  currentIndex: number;
  /** Of columns that somebody has made wider or narrower, in pixels. */
  widths: Readonly<Record<string, number>>;
  onSort: (field: FindingSortField) => void;
  /** At the end of a drag; undefined gives a column back its own width. */
  onResize: (id: string, width: number | undefined) => void;
  onPoint: (id: string) => void;
  onSelect: (id: string, range: boolean) => void;
  onSelectLoaded: (on: boolean) => void;
  onNeedMore: () => void;
  sight: Sight;
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
  const showCurrent = useEffectEvent(() => reveal(currentIndex));
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
      <FindingsHead
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
              // Of its place, not of its finding: what scrolls out of sight is filled anew, which costs half of drawing it.
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

/** How many rows have been drawn at once at most: that many places are filled in turn. */
function useSlots(drawn: number): number {
  const [slots, setSlots] = useState(drawn);
  if (drawn > slots) setSlots(drawn);
  return Math.max(drawn, slots);
}

/** A box or link that has the focus stands for another finding when its place is filled anew: the keys then belong to the list. */
function keepKeysWith(grid: HTMLElement | null): void {
  const active = document.activeElement;
  if (grid && active !== grid && active?.closest('[role=gridcell]') && grid.contains(active))
    grid.focus({ preventScroll: true });
}
