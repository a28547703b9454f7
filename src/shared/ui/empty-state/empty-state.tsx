import type { LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import { cx } from '@/shared/lib/cx';

/* eslint-disable lingui/no-unlocalized-strings -- class names */
const frames = {
  inset: 'border border-dashed border-line-strong',
  bare: '',
  page: 'min-h-80 justify-center',
} as const;
/* eslint-enable lingui/no-unlocalized-strings */

export type EmptyStateProps = {
  icon: LucideIcon;
  /** What is missing. */
  title: string;
  /** What the user can do about it, or whom to contact. */
  text: string;
  /** One button or link with its target; absent if only another user can help. */
  action?: ReactElement;
  /**
   * `inset` among other content, `bare` as the only content of a card, `page` in place of a page.
   */
  frame?: keyof typeof frames;
  /** Heading level in the outline of the page. */
  heading?: 'h1' | 'h2' | 'h3';
};

export const EmptyState = ({
  icon: Icon,
  title,
  text,
  action,
  frame = 'inset',
  heading: Heading = frame === 'bare' ? 'h3' : 'h2',
}: EmptyStateProps) => (
  <div className={cx('flex flex-col items-center rounded-lg p-6 text-center', frames[frame])}>
    <span className="inline-flex size-10 items-center justify-center rounded-lg bg-inset text-ink-3">
      <Icon aria-hidden strokeWidth={1.75} className="size-5" />
    </span>
    <Heading className="mt-3 text-sm font-semibold">{title}</Heading>
    <p className="mt-0.5 max-w-[46ch] text-sm text-pretty text-ink-3">{text}</p>
    {action && <div className="mt-4">{action}</div>}
  </div>
);
