import type { ReactNode } from 'react';
import { cx } from '@/shared/lib/cx';

type SkeletonProps = { className?: string | undefined; round?: boolean };

/** A gray shape in the size of the content: `<Skeleton className="h-3 w-16" />`. */
export const Skeleton = ({ className, round = false }: SkeletonProps) => (
  <span
    aria-hidden
    className={cx(
      'block animate-pulse bg-hover motion-reduce:animate-none forced-colors:border',
      round ? 'rounded-full' : 'rounded-sm',
      className,
    )}
  />
);

/**
 * Announces once what is loading, for all shapes inside. Appears after 150 ms, so that a quick
 * response does not flash.
 */
export const Loading = ({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) => (
  <div
    role="status"
    aria-busy="true"
    aria-label={label}
    className={cx('animate-appear', className)}
  >
    {children}
  </div>
);

const widths = ['w-10/12', 'w-8/12', 'w-11/12', 'w-7/12', 'w-9/12'];

/** Rows of a two-line table while its first page loads. */
export const SkeletonRows = ({ rows, label }: { rows: number; label: string }) => (
  <Loading label={label}>
    {Array.from({ length: rows }, (_, row) => (
      <div
        key={row}
        className="flex h-11 items-center gap-3 border-b border-line px-4 last:border-0"
      >
        <Skeleton className="size-4" />
        <Skeleton className="h-3 w-14" />
        <Skeleton className="h-3 w-16" />
        <span className="flex-1">
          <Skeleton className={cx('h-3', widths[row % widths.length])} />
          <Skeleton className={cx('mt-1.5 h-2', widths[(row + 3) % widths.length])} />
        </span>
        <Skeleton className="hidden h-3 w-16 sm:block" />
        <Skeleton round className="size-6" />
      </div>
    ))}
  </Loading>
);
