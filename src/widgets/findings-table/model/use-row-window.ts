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
  /** Called with the visible rows, without those drawn beyond them. */
  onSight: (sight: RowSpan) => void;
};

type RowWindow = {
  drawn: RowSpan;
  /** Of what the rows may fill, in pixels; known before the first are drawn. */
  width: number;
  /** Scrolls as little as it takes. */
  reveal: (index: number) => void;
};

/** Pixels of the window above and below the list: bars, tabs and head. */
const aroundList = 216;
/** The list's width, as far as the window tells it: beside it stand the sidebar and the filters. */
const widthToCome = () => innerWidth - (innerWidth >= 1280 ? 472 : innerWidth >= 1024 ? 296 : 0);

/** The list may have become shorter. */
const within = (span: RowSpan, count: number): RowSpan =>
  span.end <= count ? span : { first: Math.min(span.first, count), end: count };

/**
 * Virtualizes a long list. Rows of one height need no measuring, which is most of what a library
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
  // The first rows are a guess already: they are looked at when the browser has laid them out by
  // itself, which is when a new observer is notified.
  // Later ones must be right in the frame that shows how many there are.
  const isGuess = kept === undefined;
  const lookLater = useEffectEvent(() => {
    const element = scroller.current;
    if (!isGuess || !element) return;
    sizes.current?.unobserve(element);
    sizes.current?.observe(element);
  });
  // Which of the two it is must not be what calls them: the first look would be followed by a
  // second one, that lays out what has just been drawn.
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
