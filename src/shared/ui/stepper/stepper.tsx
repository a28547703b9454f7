import { useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { cx } from '@/shared/lib/cx';

const circles = {
  done: 'bg-primary text-on-primary',
  current: 'border-2 border-primary text-primary-text',
  next: 'border-line-control border text-ink-3',
} as const;

export type Step<Id extends string> = { id: Id; label: string; state: keyof typeof circles };
export type StepperProps<Id extends string> = {
  label?: string;
  steps: readonly Step<Id>[];
  onGo: (id: Id) => void;
};

/** Completed steps link back. On phones, only the current step is named. */
export function Stepper<Id extends string>({ label, steps, onGo }: StepperProps<Id>) {
  const { t } = useLingui();
  return (
    <ol aria-label={label ?? t`Steps`} className="flex items-center gap-3 sm:gap-4">
      {steps.map(({ id, label: name, state }, index) => {
        const inside = (
          <>
            <span
              className={cx(
                'num inline-flex size-6 shrink-0 items-center justify-center rounded-full text-xs font-semibold',
                circles[state],
              )}
            >
              {state === 'done' ? (
                <Check aria-hidden strokeWidth={2.5} className="size-3.5" />
              ) : (
                index + 1
              )}
            </span>
            <span className={cx('text-sm font-medium', state !== 'current' && 'max-sm:sr-only')}>
              {name}
            </span>
            {state === 'done' && <span className="sr-only">{t`, done`}</span>}
          </>
        );
        return (
          <li
            key={id}
            aria-current={state === 'current' ? 'step' : undefined}
            className={cx(
              'flex items-center gap-3 not-last:after:h-px not-last:after:w-6 not-last:after:bg-line-strong sm:gap-4 xl:not-last:after:w-10',
              state === 'next' ? 'text-ink-3' : 'text-ink',
            )}
          >
            {state === 'done' ? (
              <button
                type="button"
                className="inline-flex items-center gap-2.5 rounded-sm hover:underline"
                onClick={() => onGo(id)}
              >
                {inside}
              </button>
            ) : (
              <span className="inline-flex items-center gap-2.5">{inside}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
