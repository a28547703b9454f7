import type { LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import { cx } from '@/shared/lib/cx';

const frames = {
  inset: 'border border-dashed border-line-strong',
  bare: '',
  page: 'min-h-80 justify-center',
} as const; // eslint-disable-line lingui/no-unlocalized-strings -- class names

export type EmptyStateProps = {
  icon: LucideIcon;
  /** What is missing. */
  title: string;
  /** What to do about it, or whom to ask. */
  text: string;
  /** One button or link, complete with its target. None where only another person can help. */
  action?: ReactElement;
  /** `inset` between other things, `bare` within a card that has nothing else, `page` in place of one. */
  frame?: keyof typeof frames;
  /** The level that the page's outline asks for: below the page's title, within a card below the card's. */
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
    <p className="mt-0.5 max-w-[52ch] text-sm text-pretty text-ink-3">{text}</p>
    {action && <div className="mt-4">{action}</div>}
  </div>
);
