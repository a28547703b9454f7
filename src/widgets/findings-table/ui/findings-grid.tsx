import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { FindingColumn, FindingRow as Finding } from '@/entities/finding';
import type { FindingSortField, SortDirection } from '@/shared/rules/finding-filters';
import { fittingColumns, gridTracks } from '../model/columns';
import { isSelected, type Selection } from '../model/selection';
import { FindingsHead } from './findings-head';
import { FindingsRow, rowId } from './findings-row';
import { SkeletonRow } from './skeleton-row';

export const rowHeights = { comfortable: 44, compact: 32 } as const;
export type Density = keyof typeof rowHeights;

/** Placeholders below the loaded rows while the next page is on its way. */
const tailRows = 20;

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
  onVisible: (first: number, last: number) => void;
}

export function FindingsGrid(props: FindingsGridProps) {
  const { findings, total, hasMore, density, selection, current, currentIndex, onNeedMore, onVisible } = props;
  const { t } = useLingui();
  const scroller = useRef<HTMLDivElement>(null);
  const [dragged, setDragged] = useState<Readonly<Record<string, number>>>({});
  const available = useWidth(scroller);
  const widths = { ...props.widths, ...dragged };
  const columns = fittingColumns(props.columns, available, props.widths);
  const count = findings.length + (hasMore ? tailRows : 0);
  const height = rowHeights[density];
  const rows = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: 8,
    scrollMargin: 0,
    scrollPaddingStart: 32,
    getItemKey: (index) => findings[index]?.id ?? `tail-${index}`,
  });
  const items = rows.getVirtualItems();
  const first = items[0]?.index ?? 0;
  const last = items.at(-1)?.index ?? 0;

  useEffect(() => rows.measure(), [rows, height]);
  useEffect(() => {
    // Fetch two screens ahead of the last row in sight.
    if (hasMore && last >= findings.length - 40) onNeedMore();
    const { scrollTop = 0, clientHeight = 0 } = scroller.current ?? {};
    onVisible(Math.floor(scrollTop / height), Math.min(findings.length, Math.ceil((scrollTop + clientHeight - 32) / height)));
  }, [hasMore, first, last, findings.length, height, onNeedMore, onVisible]);
  useEffect(() => {
    if (currentIndex >= 0) rows.scrollToIndex(currentIndex, { align: 'auto' });
  }, [rows, currentIndex]);

  return (
    <div
      ref={scroller}
      role="grid"
      tabIndex={0}
      aria-label={t`Findings`}
      aria-multiselectable
      aria-rowcount={total === undefined ? -1 : total + 1}
      aria-colcount={columns.length + 1}
      aria-activedescendant={currentIndex >= 0 && current !== undefined ? rowId(current) : undefined}
      style={{ '--tracks': gridTracks(columns, widths) } as CSSProperties}
      className="min-h-0 flex-1 overflow-auto overscroll-contain bg-surface -outline-offset-2"
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
      <div role="rowgroup" className="relative min-w-max" style={{ height: rows.getTotalSize() }}>
        {items.map(({ index, start, key }) => {
          const finding = findings[index];
          if (!finding) return <SkeletonRow key={key} top={start} height={height} columns={columns.length} />;
          return (
            <FindingsRow
              key={key}
              finding={finding}
              columns={columns}
              index={index}
              top={start}
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

function useWidth(element: { readonly current: HTMLElement | null }): number {
  const [width, setWidth] = useState(Number.POSITIVE_INFINITY);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.round(entry.contentRect.width)));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
