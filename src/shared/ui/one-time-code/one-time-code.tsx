import { type ComponentProps, useState } from 'react';
import { cx } from '@/shared/lib/cx';

export const codeLength = 6;
const places = Array.from({ length: codeLength }, (_, place) => place);

export type OneTimeCodeProps = Pick<
  ComponentProps<'input'>,
  'id' | 'aria-invalid' | 'aria-describedby' | 'aria-label' | 'ref' | 'autoFocus'
> & {
  value: string;
  onChange: (digits: string) => void;
  /** Called once six digits are there: typing the last or pasting all submits. */
  onComplete: (digits: string) => void;
};

/** Looks like six boxes and is one field: paste, autofill from a message and screen readers work by themselves. */
export function OneTimeCode({ value, onChange, onComplete, ...rest }: OneTimeCodeProps) {
  const [focused, setFocused] = useState(false);
  const at = Math.min(value.length, codeLength - 1);
  return (
    <span className="relative inline-flex gap-2">
      <input
        {...rest}
        value={value}
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="[0-9]*"
        onChange={(event) => {
          const digits = event.target.value.replace(/\D/g, '').slice(0, codeLength);
          onChange(digits);
          if (digits.length === codeLength && digits !== value) onComplete(digits);
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
