import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '@/shared/lib/cx';

const sizes = { sm: 'h-control-sm', md: 'h-control-md', lg: 'h-control-lg' } as const;

export type InputProps = Omit<ComponentProps<'input'>, 'size' | 'type'> & {
  type?: 'text' | 'email' | 'url' | 'search' | 'number' | 'tel' | 'date' | 'time' | 'password';
  size?: keyof typeof sizes;
  icon?: LucideIcon | undefined;
  /** Inside the frame at the end: a key hint, a unit, a button. */
  end?: ReactNode;
  mono?: boolean;
};

export function Input({
  type = 'text',
  size = 'md',
  icon: Icon,
  end,
  mono = false,
  className,
  ...rest
}: InputProps) {
  const input = (
    <input
      {...rest}
      type={type}
      className={cx(
        'field',
        sizes[size],
        Icon && 'pl-8!',
        Boolean(end) && 'pr-10!',
        mono && 'font-mono text-xs',
        !Icon && !end && className,
      )}
    />
  );
  if (!Icon && !end) return input;
  return (
    <span className={cx('relative block', className)}>
      {Icon && (
        <Icon
          aria-hidden
          strokeWidth={1.75}
          className="pointer-events-none absolute inset-y-0 left-2.5 my-auto size-4 text-ink-3"
        />
      )}
      {input}
      {end && <span className="absolute inset-y-0 right-1 flex items-center">{end}</span>}
    </span>
  );
}
