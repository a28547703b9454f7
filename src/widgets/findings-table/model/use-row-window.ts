import {
  type RefObject,
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { isWithin, type RowSpan, visibleRows, rowsToDraw, scrollTopFor } from './row-span';

type Options = {
  scroller: RefObject<HTMLElement | null>;
  count: number;
  /** Pixels; all rows are alike. */
  rowHeight: number;
  headHeight: number;
  /** Called with the visible rows, without the additionally rendered ones. */
  onSight: (sight: RowSpan) => void;
};

type RowWindow = {
  drawn: RowSpan;
  /** The available width for rows, in pixels; known before the first render. */
  width: number;
  /** Scrolls as little as necessary to show the row. */
  reveal: (index: number) => void;
};

/** Pixels of the window above and below the list: bars, tabs and header. */
const aroundList = 216;
/** Estimates the list's width from the window's: the sidebar and the filters are beside it. */
const widthToCome = () => innerWidth - (innerWidth >= 1280 ? 472 : innerWidth >= 1024 ? 296 : 0);

/** Clamps the range, because the list may have become shorter. */
const within = (span: RowSpan, count: number): RowSpan =>
  span.end <= count ? span : { first: Math.min(span.first, count), end: count };

/**
 * Virtualizes a long list. Rows of equal height need no measuring, which is most of what a library
 * does.
 */
export function useRowWindow({
  scroller,
  count,
  rowHeight,
  headHeight,
  onSight,
}: Options): RowWindow {
  // Before layout, the window size estimates the visible rows, so that the first render includes
  // them.
  const [kept, setDrawn] = useState<RowSpan>();
  const [width, setWidth] = useState(widthToCome);
  const drawn = within(
    kept ??
      visibleRows({ scrollTop: 0, height: innerHeight - aroundList, rowHeight, headHeight, count }),
    count,
  );

  const look = useEffectEvent((cause: 'scroll' | 'size') => {
    const element = scroller.current;
    if (!element) return;
    const sight = visibleRows({
      scrollTop: element.scrollTop,
      height: element.clientHeight,
      rowHeight,
      headHeight,
      count,
    });
    onSight(sight);
    // A panel that narrows the list renders first; columns are dropped in the next frame.
    if (cause === 'size') startTransition(() => setWidth(element.clientWidth));
    const next = rowsToDraw(sight, drawn, count);
    if (next === drawn) return;
    // Avoid blank rows: newly visible rows render in this frame, prefetched ones in a transition.
    if (cause === 'scroll' && !isWithin(sight, drawn)) flushSync(() => setDrawn(next));
    else startTransition(() => setDrawn(next));
  });

  const sizes = useRef<ResizeObserver>(undefined);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const onScroll = () => look('scroll');
    const observer = new ResizeObserver(() => look('size'));
    sizes.current = observer;
    observer.observe(element);
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', onScroll);
    };
  }, [scroller]);
  // The first rows are an estimate. They are measured after the browser's own layout, when a new
  // observer is notified. Later rows must be right in the frame that shows their number.
  const isGuess = kept === undefined;
  const lookLater = useEffectEvent(() => {
    const element = scroller.current;
    if (!isGuess || !element) return;
    sizes.current?.unobserve(element);
    sizes.current?.observe(element);
  });
  // The effect must not depend on which of the two it is: otherwise the first measurement would
  // trigger a second one, which forces a layout of the new rows.
  const lookNow = useEffectEvent(() => {
    if (!isGuess) look('size');
  });
  useEffect(() => lookLater(), [count, rowHeight]);
  useLayoutEffect(() => lookNow(), [count, rowHeight]);

  const reveal = (index: number) => {
    const element = scroller.current;
    if (!element) return;
    const { scrollTop, clientHeight: height } = element;
    const wanted = scrollTopFor(index, { scrollTop, height, rowHeight, headHeight });
    if (wanted !== scrollTop) element.scrollTo({ top: wanted, behavior: 'instant' });
  };
  return { drawn, width, reveal };
}
