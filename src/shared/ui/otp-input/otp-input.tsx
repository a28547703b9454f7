import { type ComponentProps, useState } from 'react';
import { cx } from '@/shared/lib/cx';

export const otpLength = 6;
const places = Array.from({ length: otpLength }, (_, place) => place);

export type OtpInputProps = Pick<
  ComponentProps<'input'>,
  'id' | 'aria-invalid' | 'aria-describedby' | 'aria-label' | 'ref' | 'autoFocus'
> & {
  value: string;
  onChange: (digits: string) => void;
  /** Called when six digits are complete: typing the last digit or pasting all of them submits. */
  onComplete: (digits: string) => void;
};

/**
 * Looks like six boxes but is one field, so that paste, autofill from a message and screen readers
 * work.
 */
export function OtpInput({ value, onChange, onComplete, ...rest }: OtpInputProps) {
  const [focused, setFocused] = useState(false);
  const at = Math.min(value.length, otpLength - 1);
  return (
    <span className="relative inline-flex max-w-full gap-2">
      <input
        {...rest}
        value={value}
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="[0-9]*"
        onChange={(event) => {
          const digits = event.target.value.replace(/\D/g, '').slice(0, otpLength);
          onChange(digits);
          if (digits.length === otpLength && digits !== value) onComplete(digits);
        }}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        className="absolute inset-0 z-1 cursor-text opacity-0"
      />
      {places.map((place) => (
        <span
          key={place}
          aria-hidden
          className={cx(
            'num inline-flex h-12 w-10 items-center justify-center rounded-md border bg-surface text-lg font-semibold',
            rest['aria-invalid'] ? 'border-danger' : 'border-line-control',
            focused && place === at && 'outline-2 outline-focus',
          )}
        >
          {value[place] ?? ''}
        </span>
      ))}
    </span>
  );
}
