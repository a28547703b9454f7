import { LoaderCircle } from 'lucide-react';
import { cx } from '@/shared/lib/cx';

const sizes = { sm: 'size-3.5', md: 'size-4', lg: 'size-6' } as const;

type SpinnerProps = { size?: keyof typeof sizes; className?: string | undefined };

/** Decorative: the caller names what is loading as text. */
export const Spinner = ({ size = 'md', className }: SpinnerProps) => (
  <LoaderCircle
    aria-hidden
    strokeWidth={1.75}
    className={cx('shrink-0 animate-spin', sizes[size], className)}
  />
);
