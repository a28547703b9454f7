import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '@/shared/lib/cx';
import { type DescriptionItem, DescriptionList } from '../../../shared/ui/description-list';

const kinds = {
  false_positive: { edge: 'border-info-edge', disc: 'bg-info-tint text-info-text' },
  accepted: { edge: 'border-warn-edge', disc: 'bg-warn-tint text-warn-text' },
  waiting: { edge: 'border-progress-edge', disc: 'bg-progress-tint text-progress-text' },
} as const;

export type DecisionCardProps = {
  kind: keyof typeof kinds;
  icon: LucideIcon;
  title: ReactNode;
  /** The user's reason. */
  reason: ReactNode;
  actions?: ReactNode;
  details: readonly (DescriptionItem & { id: string })[];
};

/** Shown below the finding's title while a decision about it is in force. */
export const DecisionCard = ({
  kind,
  icon: Icon,
  title,
  reason,
  actions,
  details,
}: DecisionCardProps) => (
  <section className={cx('overflow-hidden rounded-lg border bg-surface', kinds[kind].edge)}>
    <div className="flex flex-wrap items-start gap-x-4 gap-y-3 p-4">
      <span
        className={cx(
          'inline-flex size-9 shrink-0 items-center justify-center rounded-full',
          kinds[kind].disc,
        )}
      >
        <Icon aria-hidden strokeWidth={1.75} className="size-4.5" />
      </span>
      <div className="min-w-0 flex-1 basis-72">
        <h2 className="text-md font-semibold">{title}</h2>
        <p className="mt-0.5 max-w-[72ch] text-sm wrap-anywhere text-ink-2">{reason}</p>
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </div>
    <div className="border-t border-line">
      <DescriptionList items={details} />
    </div>
  </section>
);
