import { LoaderCircle } from 'lucide-react';
import { cx } from '@/shared/lib/cx';

const sizes = { sm: 'size-3.5', md: 'size-4', lg: 'size-6' } as const;

type SpinnerProps = { size?: keyof typeof sizes; className?: string | undefined };

/** A mark only: whoever shows it says in words what is being waited for. */
export const Spinner = ({ size = 'md', className }: SpinnerProps) => (
  <LoaderCircle
    aria-hidden
    strokeWidth={1.75}
    className={cx('shrink-0 animate-spin', sizes[size], className)}
  />
);
