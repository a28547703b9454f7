import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, Clock, LoaderCircle, type LucideIcon } from 'lucide-react';
import type { ScanStep, ScanStepState } from '@/shared/api/generated/model';
import { cx } from '@/shared/lib/cx';
import { Card, CardHead } from '@/shared/ui/card';

const states: Readonly<
  Record<ScanStepState, { icon: LucideIcon; look: string; word: MessageDescriptor }>
> = {
  done: { icon: CircleCheck, look: 'bg-ok-tint text-ok-text', word: msg`Done` },
  running: {
    icon: LoaderCircle,
    look: 'bg-progress-tint text-progress-text [&>svg]:animate-spin motion-reduce:[&>svg]:animate-none',
    word: msg`Running`,
  },
  waiting: { icon: Clock, look: 'bg-info-tint text-info-text', word: msg`Waiting` },
};

/** Follow-up jobs of an import. Hidden if there are none. */
export function NextCard({ steps }: { steps: readonly ScanStep[] }) {
  return (
    <Card aria-labelledby="next" className="overflow-hidden">
      <CardHead id="next" title={<Trans>What happens next</Trans>} />
      <ol className="flex flex-col gap-3 px-4 py-3 text-sm">
        {steps.map((step) => (
          <Step key={step.kind} step={step} />
        ))}
      </ol>
    </Card>
  );
}

function Step({ step }: { step: ScanStep }) {
  const { i18n } = useLingui();
  const { icon: Icon, look, word } = states[step.state];
  return (
    <li className="flex gap-2.5">
      <span
        className={cx('inline-flex size-6 shrink-0 items-center justify-center rounded-full', look)}
      >
        <Icon aria-hidden strokeWidth={1.75} className="size-3.5" />
      </span>
      <div className="min-w-0">
        <span className="sr-only">{i18n._(word)}: </span>
        <StepWords step={step} />
      </div>
    </li>
  );
}

function StepWords({ step: { kind, state, count, progress, person } }: { step: ScanStep }) {
  const { i18n } = useLingui();
  switch (kind) {
    case 'listed':
      return (
        <>
          <Trans>Findings imported</Trans>
          <p className="text-xs text-ink-3 num">
            <Trans>Priority calculated for {i18n.number(count ?? 0)}</Trans>
          </p>
        </>
      );
    case 'told':
      return <Trans>{person} was notified</Trans>;
    case 'rules': {
      const done = i18n.number(progress ?? 0, { style: 'percent' });
      return (
        <>
          <Trans>Applying your rules</Trans>
          <p className="text-xs text-ink-3 num">
            {state === 'waiting' ? (
              <Plural value={count ?? 0} one="# rule, queued" other="# rules, queued" />
            ) : (
              <Plural value={count ?? 0} one={`# rule, ${done}`} other={`# rules, ${done}`} />
            )}
          </p>
        </>
      );
    }
  }
}
