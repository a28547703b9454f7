import type { ComponentProps, ReactNode } from 'react';
import { cx } from '@/shared/lib/cx';

export type RadioInputProps = Omit<ComponentProps<'input'>, 'type' | 'size'>;

/** Only the round control; RadioCard and TileRadio share it. */
export const RadioMark = ({ className, ...rest }: RadioInputProps) => (
  <input
    {...rest}
    type="radio"
    className={cx(
      'target-24 size-4 shrink-0 appearance-none rounded-full border border-line-control bg-surface checked:border-[5px] checked:border-primary disabled:border-line disabled:bg-inset',
      className,
    )}
  />
);

export type RadioProps = RadioInputProps & { label: ReactNode; hint?: ReactNode };

export const Radio = ({ label, hint, className, ...rest }: RadioProps) => (
  <label className={cx('flex min-h-7 items-start gap-2 py-1 text-sm', className)}>
    <RadioMark {...rest} className="mt-0.5" />
    <span className="min-w-0 flex-1">
      {label}
      {hint && <span className="block text-xs text-ink-3">{hint}</span>}
    </span>
  </label>
);

type RadioGroupProps = {
  label: ReactNode;
  /** Hidden if a heading already names it. */ labelHidden?: boolean;
  hint?: ReactNode;
  className?: string;
  children: ReactNode;
};

/**
 * A named group. Give its radios the same `name`, so that the browser's arrow keys move and select.
 */
export const RadioGroup = ({
  label,
  labelHidden = false,
  hint,
  className,
  children,
}: RadioGroupProps) => (
  <fieldset className="min-w-0">
    <legend className={labelHidden ? 'sr-only' : 'mb-1.5 text-sm font-medium'}>{label}</legend>
    <div className={className ?? 'flex flex-col gap-2'}>{children}</div>
    {hint && <p className="mt-1.5 text-xs text-ink-3">{hint}</p>}
  </fieldset>
);
