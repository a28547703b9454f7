import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { CircleCheck, CircleX, Clock, LoaderCircle, MinusCircle, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '@/shared/lib/cx';

/** Skipped and failed items always have a reason. */
export type JobItemOutcome =
  | { state: 'ready' | 'done'; text: ReactNode; detail?: ReactNode }
  | { state: 'skipped' | 'failed'; text: ReactNode; detail: ReactNode }
  | { state: 'working' | 'waiting'; text: ReactNode; detail?: ReactNode };

export type JobItemRow = {
  id: string;
  mark?: ReactNode;
  title: ReactNode;
  place?: ReactNode;
  outcome: JobItemOutcome;
  action?: ReactNode;
};

const states = {
  ready: { icon: Sparkles, tone: 'text-ai-text', name: msg`ready` },
  done: { icon: CircleCheck, tone: 'text-ok-text', name: msg`done` },
  skipped: { icon: MinusCircle, tone: 'text-info-text', name: msg`skipped` },
  failed: { icon: CircleX, tone: 'text-danger-text', name: msg`failed` },
  working: { icon: LoaderCircle, tone: 'animate-spin text-progress-text', name: msg`working` },
  waiting: { icon: Clock, tone: 'text-ink-3', name: msg`waiting` },
} as const;

/** One row for each item of a bulk job: the item, its outcome, one action. */
export function JobItems({ label, items }: { label: string; items: readonly JobItemRow[] }) {
  const { i18n } = useLingui();
  return (
    <ul aria-label={label}>
      {items.map(({ id, mark, title, place, outcome, action }) => {
        const { icon: Icon, tone, name } = states[outcome.state];
        return (
          <li
            key={id}
            className="flex min-h-13 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-5 py-1.5 last:border-0"
          >
            {mark}
            <div className="min-w-0 flex-1 basis-40">
              <div className="truncate text-sm font-medium">{title}</div>
              {place && <div className="truncate text-xs text-ink-3">{place}</div>}
            </div>
            <div className="flex min-w-0 items-start gap-2 max-sm:order-last max-sm:w-full sm:w-64">
              <Icon
                role="img"
                aria-label={i18n._(name)}
                strokeWidth={1.75}
                className={cx('mt-0.5 size-4 shrink-0', tone)}
              />
              <div className="min-w-0 text-sm">
                {outcome.text}
                {outcome.detail && <div className="text-xs text-ink-3 num">{outcome.detail}</div>}
              </div>
            </div>
            <div className="text-right sm:w-20">{action}</div>
          </li>
        );
      })}
    </ul>
  );
}
