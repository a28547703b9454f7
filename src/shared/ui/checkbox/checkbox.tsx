import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { cx } from '@/shared/lib/cx';

type Named = { label: ReactNode; 'aria-label'?: never } | { label?: never; 'aria-label': string };
export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'ref' | 'aria-label'> &
  Named & {
    /** Some but not all of its items. */
    mixed?: boolean;
    /** At the end of the row: a count. */
    end?: ReactNode;
    ref?: (node: HTMLInputElement | null) => void;
  };

export function Checkbox({ label, mixed = false, end, ref, className, ...rest }: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = mixed;
  }, [mixed]);
  const mark = (
    <input
      {...rest}
      ref={(node) => {
        input.current = node;
        ref?.(node);
      }}
      type="checkbox"
      className="target-24 check-mark size-4 shrink-0 appearance-none rounded-xs border border-line-control bg-surface checked:border-primary checked:bg-primary indeterminate:border-primary indeterminate:bg-primary disabled:border-line disabled:bg-inset aria-invalid:border-danger"
    />
  );
  if (label === undefined) return mark;
  return (
    <label
      className={cx(
        'flex min-h-7 items-center gap-2 text-sm text-ink-2 has-checked:text-ink',
        className,
      )}
    >
      {mark}
      <span className="min-w-0 flex-1">{label}</span>
      {end}
    </label>
  );
}
