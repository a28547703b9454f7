import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { cx } from '@/shared/lib/cx';

/** A part's description, and its selector in the specimen; without a selector it is only listed. */
export type AnatomyPart = string | readonly [words: string, selector: string];

const wordsOf = (part: AnatomyPart): string => (typeof part === 'string' ? part : part[0]);

type Point = readonly [x: number, y: number];
type Pin = { number: number; from: Point; to: Point };

const pinSize = 20;
/** The middle of the row above the specimen, and of the column beside it. */
const lane = 16;

/** Positions along the lane in order, without overlaps. */
const apart = (places: readonly number[], length: number): number[] => {
  const step = pinSize + 4;
  let least = pinSize / 2;
  return places.map((place, index) => {
    const most = length - pinSize / 2 - (places.length - 1 - index) * step;
    const free = Math.max(least, Math.min(place, most));
    least = free + step;
    return free;
  });
};

const spreadOf = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);

/** Pins are above horizontal parts and beside vertical ones. */
const pinned = (
  parts: readonly { number: number; left: Point; top: Point }[],
  { clientWidth, clientHeight }: HTMLElement,
): Pin[] => {
  const isStacked =
    parts.length > 1 &&
    spreadOf(parts.map(({ left }) => left[1])) > spreadOf(parts.map(({ top }) => top[0])) / 2;
  const axis = isStacked ? 1 : 0;
  const sorted = parts
    .map(({ number, left, top }) => ({ number, to: isStacked ? left : top }))
    .toSorted((one, other) => one.to[axis] - other.to[axis]);
  const places = apart(
    sorted.map(({ to }) => to[axis]),
    isStacked ? clientHeight : clientWidth,
  );
  return sorted.map(({ number, to }, index): Pin => {
    const place = places[index] ?? lane;
    return { number, to, from: isStacked ? [lane, place] : [place, lane] };
  });
};

/** The part in the specimen, or in the iframe that shows the specimen. */
const find = (frame: HTMLElement, selector: string): Element | null => {
  const own = frame.querySelector(`[data-specimen] ${selector}`);
  const inner = frame.querySelector('iframe')?.contentDocument?.querySelector(selector);
  return inner ?? own;
};

/** The box in page coordinates; an iframe's content is converted. */
const boxOf = (element: Element) => {
  const box = element.getBoundingClientRect();
  const around = element.ownerDocument.defaultView?.frameElement;
  if (!around) return box;
  const outer = around.getBoundingClientRect();
  const scale = outer.width / (around as HTMLIFrameElement).offsetWidth; // a frame of a window
  return new DOMRect(
    outer.left + box.left * scale,
    outer.top + box.top * scale,
    box.width * scale,
    box.height * scale,
  );
};

const pinsIn = (frame: HTMLElement, parts: readonly AnatomyPart[]): Pin[] => {
  const origin = frame.getBoundingClientRect();
  const placed = parts.flatMap((part, index) => {
    const selector = typeof part === 'string' ? undefined : part[1];
    const element = selector && find(frame, selector);
    return element ? [{ number: index + 1, element }] : [];
  });
  const found = placed.map(({ number, element }) => {
    const box = boxOf(element);
    const [x, y] = [box.left - origin.left, box.top - origin.top];
    // A part that contains other parts has its pin beside theirs.
    const isAround = placed.some((one) => one.element !== element && element.contains(one.element));
    const top: Point = [x + (isAround ? 3 : Math.min(box.width / 2, 120)), y + 1];
    const left: Point = [x + 1, y + (isAround ? 3 : Math.min(box.height / 2, 20))];
    return { number, left, top };
  });
  return pinned(found, frame);
};

/** Measured again whenever the specimen changes its size. */
const usePins = (frame: RefObject<HTMLElement | null>, parts: readonly AnatomyPart[]) => {
  const [pins, setPins] = useState<readonly Pin[]>([]);
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const measure = () => setPins(pinsIn(element, parts));
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    const nodes = new MutationObserver(measure);
    const specimen = element.querySelector('[data-specimen]');
    if (specimen) nodes.observe(specimen, { childList: true, subtree: true });
    return () => {
      sizes.disconnect();
      nodes.disconnect();
    };
  }, [frame, parts]);
  return pins;
};

const numberLook =
  'grid size-5 shrink-0 place-content-center rounded-full bg-ink text-xs font-medium text-surface';

/** Elements that are as large as their text are centered; others take the full width. */
const small =
  '[&>:is(a,button,kbd,label,p,span,svg)]:justify-self-center [&>fieldset]:justify-self-center';

function Specimen({ parts, children }: { parts: readonly AnatomyPart[]; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const pins = usePins(frame, parts);
  return (
    <div
      ref={frame}
      className="relative flex min-w-0 items-center justify-center overflow-x-auto bg-canvas px-12 pt-14 pb-6"
    >
      <div data-specimen className={cx('grid w-full max-w-md min-w-0', small)}>
        {children}
      </div>
      <div aria-hidden className="pointer-events-none absolute inset-0">
        <svg className="size-full text-ink-3">
          {pins.map(({ number, from, to }) => (
            <g key={number}>
              <line x1={from[0]} y1={from[1]} x2={to[0]} y2={to[1]} stroke="currentColor" />
              <circle cx={to[0]} cy={to[1]} r={2} fill="currentColor" />
            </g>
          ))}
        </svg>
        {pins.map(({ number, from: [x, y] }) => (
          <span
            key={number}
            data-pin={number}
            style={{ left: x - pinSize / 2, top: y - pinSize / 2 }}
            className={cx(numberLook, 'absolute')}
          >
            {number}
          </span>
        ))}
      </div>
    </div>
  );
}

type AnatomyProps = { parts: readonly AnatomyPart[]; specimen: ReactNode };

/** The parts of a component: pins on an example, and a description of each. */
export const Anatomy = ({ parts, specimen }: AnatomyProps) => (
  <div
    data-pins={specimen ? parts.filter((part) => typeof part !== 'string').length : 0}
    className={cx(
      'grid overflow-clip rounded-lg border border-line bg-surface',
      Boolean(specimen) && 'sm:grid-cols-[3fr_2fr]',
    )}
  >
    {Boolean(specimen) && <Specimen parts={parts}>{specimen}</Specimen>}
    <ol className="flex flex-col gap-2.5 p-4 text-sm">
      {parts.map((part, index) => (
        <li key={wordsOf(part)} className="flex gap-2.5">
          <span aria-hidden className={numberLook}>
            {index + 1}
          </span>
          {wordsOf(part)}
        </li>
      ))}
    </ol>
  </div>
);
