import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '@/shared/lib/cx';

const aligns = { start: 'text-left', end: 'text-right' } as const;
type Align = keyof typeof aligns;

/** Scrolls horizontally inside its card and keeps the card's corners; the caption names it. */
export const Table = ({
  caption,
  className,
  children,
  ...rest
}: ComponentProps<'table'> & { caption: string }) => (
  <div className="overflow-x-auto rounded-[inherit]">
    <table {...rest} className={cx('w-full border-collapse text-sm', className)}>
      <caption className="sr-only">{caption}</caption>
      {children}
    </table>
  </div>
);

export const TableHead = ({ children }: { children: ReactNode }) => (
  <thead className="sticky top-0 z-(--z-sticky) bg-surface shadow-[0_1px_0_var(--p-line)]">
    <tr>{children}</tr>
  </thead>
);

type SortDirection = 'asc' | 'desc' | false;
type HeadCellProps = Omit<ComponentProps<'th'>, 'align' | 'aria-sort' | 'scope'> & {
  align?: Align;
} & ({ sorted: SortDirection; onSort: () => void } | { sorted?: never; onSort?: never });

/** 32 px high. A sortable header is a button; the sorted one announces its direction. */
export function HeadCell({
  align = 'start',
  sorted,
  onSort,
  className,
  children,
  ...rest
}: HeadCellProps) {
  const Arrow = sorted === 'asc' ? ArrowUp : ArrowDown;
  return (
    <th
      {...rest}
      scope="col"
      aria-sort={sorted === 'asc' ? 'ascending' : sorted === 'desc' ? 'descending' : undefined}
      className={cx(
        'h-8 px-2 text-xs font-medium whitespace-nowrap text-ink-3 first:pl-4 last:pr-4',
        aligns[align],
        className,
      )}
    >
      {onSort ? (
        <button
          type="button"
          onClick={onSort}
          className={cx(
            'group inline-flex h-6 items-center gap-1 rounded-xs',
            sorted ? 'text-ink' : 'hover:text-ink',
          )}
        >
          {children}
          <Arrow
            aria-hidden
            strokeWidth={1.75}
            className={cx('size-3.5', !sorted && 'opacity-0 group-hocus:opacity-60')}
          />
        </button>
      ) : (
        children
      )}
    </th>
  );
}

const heights = { comfortable: 'h-11', compact: 'h-8' } as const;
type RowProps = ComponentProps<'tr'> & {
  density?: keyof typeof heights;
  /** Selected for a bulk action. */
  checked?: boolean;
  /** Shown in the preview panel. */
  current?: boolean;
};

export const Row = ({
  density = 'comfortable',
  checked = false,
  current = false,
  className,
  ...rest
}: RowProps) => (
  <tr
    {...rest}
    aria-current={current || undefined}
    className={cx(
      'border-b border-line last:border-0',
      heights[density],
      current
        ? 'bg-selected [box-shadow:inset_2px_0_0_var(--p-primary)]'
        : checked
          ? 'bg-inset'
          : 'hover:bg-hover',
      className,
    )}
  />
);

type CellProps = Omit<ComponentProps<'td'>, 'align'> & { align?: Align };
export const Cell = ({ align = 'start', className, ...rest }: CellProps) => (
  <td
    {...rest}
    className={cx(
      'px-2 py-1 text-ink-2 first:pl-4 last:pr-4',
      aligns[align],
      align === 'end' && 'num',
      className,
    )}
  />
);
