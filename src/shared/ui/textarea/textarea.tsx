import type { ComponentProps } from 'react';
import { cx } from '@/shared/lib/cx';

export type TextareaProps = ComponentProps<'textarea'> & { mono?: boolean };

export const Textarea = ({ mono = false, rows = 3, className, ...rest }: TextareaProps) => (
  <textarea
    {...rest}
    rows={rows}
    className={cx('field block min-h-16 py-1.5', mono && 'font-mono text-xs', className)}
  />
);
