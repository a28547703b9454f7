import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ChevronRight } from 'lucide-react';
import type { CodeFlowStep } from '@/shared/api/generated/model';
import { cx } from '@/shared/lib/cx';
import { Card, CardHead } from '@/shared/ui/card';

const baseName = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** How the data gets from its source to the place that it harms, in the report's own order. */
export function DataFlowCard({ steps }: { steps: readonly CodeFlowStep[] }) {
  const files = new Set(steps.map((step) => step.file)).size;
  return (
    <Card aria-labelledby="data-flow" className="overflow-hidden">
      <CardHead
        id="data-flow"
        title={<Trans>Data flow</Trans>}
        note={
          <>
            <Plural value={steps.length} one="# step" other="# steps" />, <Plural value={files} one="# file" other="# files" />
          </>
        }
      />
      <ol className="grid gap-3 p-4 md:grid-cols-3">
        {steps.map((step, index) => (
          <Step key={index} step={step} index={index} last={index === steps.length - 1} />
        ))}
      </ol>
    </Card>
  );
}

function Step({ step, index, last }: { step: CodeFlowStep; index: number; last: boolean }) {
  const { t } = useLingui();
  const role = index === 0 ? t`Source` : last ? t`Sink` : t`Passes through`;
  const place = step.file ? `${baseName(step.file)}${step.range ? `:${step.range.start_line}` : ''}` : '';
  return (
    <li className={cx('relative min-w-0 rounded-md border p-3', last ? 'border-critical-edge' : 'border-line')}>
      <div className="flex items-center gap-2">
        <span
          className={cx(
            'num inline-flex size-5 items-center justify-center rounded-xs text-2xs font-semibold',
            last ? 'bg-critical-tint text-critical-text' : 'bg-inset text-ink-2',
          )}
        >
          {index + 1}
        </span>
        <span className="text-sm font-medium">{role}</span>
      </div>
      <div className="mt-1.5 truncate font-mono text-2xs text-ink-3" title={step.file ?? undefined}>
        {place}
      </div>
      <div className="code mt-0.5 truncate text-ink" title={step.snippet ?? step.message ?? undefined}>
        {step.snippet ?? step.message}
      </div>
      {!last && (
        <span aria-hidden className="absolute top-1/2 -right-[1.05rem] z-1 -mt-2 hidden bg-surface text-ink-3 md:in-[li:not(:nth-child(3n))]:inline-flex">
          <ChevronRight strokeWidth={1.75} className="size-4" />
        </span>
      )}
    </li>
  );
}
