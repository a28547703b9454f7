import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '@/shared/lib/cx';

const tones = {
  neutral: 'text-ink-3',
  ok: 'text-ok-text',
  warn: 'text-warn-text',
  danger: 'text-danger-text',
  progress: 'text-progress-text',
} as const;
const sizes = { normal: 'text-2xl', hero: 'text-3xl' } as const;

export type StatProps = {
  label: ReactNode;
  /** A formatted number. */
  value: ReactNode;
  unit?: ReactNode;
  /** What the number means, in one line. */
  reading?: { icon: LucideIcon; tone: keyof typeof tones; text: ReactNode };
  size?: keyof typeof sizes;
  /** A sparkline on the right; hidden on phones. */
  trend?: ReactNode;
  /** Below: the parts by severity. */
  children?: ReactNode;
};

export const Stat = ({
  label,
  value,
  unit,
  reading,
  size = 'normal',
  trend,
  children,
}: StatProps) => {
  const Icon = reading?.icon;
  return (
    <div className="flex min-w-0 flex-col p-4">
      <div className="text-xs text-pretty text-ink-3">{label}</div>
      <div className="mt-1 flex items-end justify-between gap-3">
        <div className={cx('num font-semibold', sizes[size])}>
          {value}
          {unit && (
            <span className="ml-1 text-xs font-normal tracking-normal text-ink-3">{unit}</span>
          )}
        </div>
        {trend && <div className="hidden pb-1 sm:block">{trend}</div>}
      </div>
      {reading && Icon && (
        <div className="mt-1 flex gap-1.5 text-xs text-ink-2">
          <Icon
            aria-hidden
            strokeWidth={1.75}
            className={cx('mt-px size-3.5 shrink-0', tones[reading.tone])}
          />
          {reading.text}
        </div>
      )}
      {children && <div className="mt-3">{children}</div>}
    </div>
  );
};

/** Four figures side by side, or two by two on narrow screens. */
export const StatGrid = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-2 *:border-line max-lg:*:even:border-l max-lg:*:nth-[n+3]:border-t lg:grid-cols-4 lg:divide-x lg:divide-line">
    {children}
  </div>
);
