/** The rows from `first` up to but excluding `end`. */
export type RowSpan = { readonly first: number; readonly end: number };

export const noRows: RowSpan = { first: 0, end: 0 };

export type Viewport = {
  /** Pixels. */
  readonly scrollTop: number;
  readonly height: number;
  /** The height of a row; all rows are equal. */
  readonly rowHeight: number;
  /** Height of the sticky header above the first row. */
  readonly headHeight: number;
  readonly count: number;
};

/** The visible rows, including partly visible ones. */
export function visibleRows({
  scrollTop,
  height,
  rowHeight,
  headHeight,
  count,
}: Viewport): RowSpan {
  const first = Math.min(Math.max(0, Math.floor(scrollTop / rowHeight)), count);
  return {
    first,
    end: Math.max(first, Math.min(count, Math.ceil((scrollTop + height - headHeight) / rowHeight))),
  };
}

const ahead = 14;
const behind = 6;
const nearEdge = 3;

export const isWithin = (inner: RowSpan, outer: RowSpan): boolean =>
  inner.first >= outer.first && inner.end <= outer.end;

/**
 * The rows to render: the visible ones and more in the scroll direction. Keeps the rendered range
 * while the visible one is not near its edges: a few updates of several rows cost less than one per
 * row.
 */
export function rowsToDraw(sight: RowSpan, drawn: RowSpan, count: number): RowSpan {
  const room: RowSpan = {
    first: Math.max(0, sight.first - nearEdge),
    end: Math.min(count, sight.end + nearEdge),
  };
  if (
    isWithin(room, drawn) &&
    drawn.end <= count &&
    drawn.end - drawn.first <= sight.end - sight.first + ahead + behind
  )
    return drawn;
  const isUp = sight.first < drawn.first + behind && drawn.end > drawn.first;
  return {
    first: Math.max(0, sight.first - (isUp ? ahead : behind)),
    end: Math.min(count, sight.end + (isUp ? behind : ahead)),
  };
}

/** The smallest scroll that makes the row at `index` visible. */
export function scrollTopFor(
  index: number,
  { scrollTop, height, rowHeight, headHeight }: Omit<Viewport, 'count'>,
): number {
  const top = index * rowHeight;
  if (top < scrollTop) return top;
  return Math.max(scrollTop, top + rowHeight + headHeight - height);
}
