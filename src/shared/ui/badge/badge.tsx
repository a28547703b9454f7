import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '@/shared/lib/cx';

export const badgeTones = {
  neutral: 'bg-info-tint text-info-text',
  ok: 'bg-ok-tint text-ok-text',
  warn: 'bg-warn-tint text-warn-text',
  danger: 'bg-danger-tint text-danger-text',
  progress: 'bg-progress-tint text-progress-text',
  ai: 'bg-ai-tint text-ai-text',
  primary: 'bg-primary-tint text-primary-text',
  solid: 'bg-primary text-on-primary',
  critical: 'bg-critical-tint text-critical-text',
  high: 'bg-high-tint text-high-text',
  medium: 'bg-medium-tint text-medium-text',
  low: 'bg-low-tint text-low-text',
  info: 'bg-info-tint text-info-text',
} as const;

export type BadgeTone = keyof typeof badgeTones;
type BadgeProps = {
  tone?: BadgeTone;
  icon?: LucideIcon | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** A label, not a code. At most one in a table cell; `ai` only for AI suggestions. */
export const Badge = ({ tone = 'neutral', icon: Icon, className, children }: BadgeProps) => (
  <span
    className={cx(
      'inline-flex h-5 max-w-full shrink-0 items-center gap-1 rounded-sm px-1.5 text-xs font-medium whitespace-nowrap forced-colors:border',
      badgeTones[tone],
      className,
    )}
  >
    {Icon && <Icon aria-hidden strokeWidth={1.75} className="size-3 shrink-0" />}
    {children}
  </span>
);

/** A number beside a tab, a filter group or a navigation entry. */
export const Count = ({
  tone = 'neutral',
  children,
}: {
  tone?: 'neutral' | 'primary' | 'solid';
  children: ReactNode;
}) => (
  <span
    className={cx(
      'num inline-flex h-4 min-w-4 shrink-0 items-center justify-center rounded-sm px-1 text-2xs',
      badgeTones[tone],
    )}
  >
    {children}
  </span>
);
