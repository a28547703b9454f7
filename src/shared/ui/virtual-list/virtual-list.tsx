import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useRef } from 'react';
import { cx } from '@/shared/lib/cx';

export type VirtualListProps<Item> = {
  items: readonly Item[];
  label: string;
  keyOf: (item: Item) => string;
  /** Height of a row in px; rows that wrap are measured. */
  rowHeight: number;
  className?: string;
  children: (item: Item, index: number) => ReactNode;
};

/** A long list that renders only its visible part. Its container sets the height. */
export function VirtualList<Item>({
  items,
  label,
  keyOf,
  rowHeight,
  className,
  children,
}: VirtualListProps<Item>) {
  'use no memo'; // the virtualizer is one mutable object; the compiler must not cache what is read from it
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 8,
  });
  return (
    <div
      ref={scroller}
      role="region"
      aria-label={label}
      tabIndex={0}
      className={cx('min-h-0 overflow-y-auto -outline-offset-2', className)}
    >
      <ul className="relative" style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, start }) => {
          const item = items[index];
          return (
            item !== undefined && (
              <li
                key={keyOf(item)}
                ref={rows.measureElement}
                data-index={index}
                aria-setsize={items.length}
                aria-posinset={index + 1}
                className="absolute inset-x-0 top-0"
                style={{ transform: `translateY(${start}px)` }}
              >
                {children(item, index)}
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
}
