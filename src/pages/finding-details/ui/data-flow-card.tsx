import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import type { CodeFlowStep } from '@/shared/api/generated/model';
import { cx } from '@/shared/lib/cx';
import { Card, CardHead } from '@/shared/ui/card';
import { CodeViewer } from '@/shared/ui/code-viewer';
import { IconButton } from '@/shared/ui/icon-button';
import { stepCode, type CodeAround } from '../model/step-code';

const baseName = (path: string) => path.slice(path.lastIndexOf('/') + 1);

interface DataFlowCardProps {
  steps: readonly CodeFlowStep[];
  /** The finding's code; a step within it is shown with the surrounding lines. */
  around: CodeAround | undefined;
}

/**
 * The data flow from its source to the vulnerable location, in the report's order. The user can
 * step through it.
 */
export function DataFlowCard({ steps, around }: DataFlowCardProps) {
  const { t } = useLingui();
  const [at, setAt] = useState<number>();
  const files = new Set(steps.map((step) => step.file)).size;
  const step = at === undefined ? undefined : steps[at];
  const code = step && stepCode(step, around);
  const go = (to: number) => {
    const next = Math.min(steps.length - 1, Math.max(0, to));
    setAt(next);
    document.getElementById(`data-flow-${next}`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = {
      ArrowRight: (at ?? -1) + 1,
      ArrowDown: (at ?? -1) + 1,
      ArrowLeft: (at ?? 1) - 1,
      ArrowUp: (at ?? 1) - 1,
      Home: 0,
      End: steps.length - 1,
    }[event.key];
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    go(to);
  };
  return (
    <Card aria-labelledby="data-flow" className="overflow-hidden">
      <CardHead
        id="data-flow"
        title={<Trans>Data flow</Trans>}
        note={
          <>
            <Plural value={steps.length} one="# step" other="# steps" />,{' '}
            <Plural value={files} one="# file" other="# files" />
          </>
        }
        actions={
          steps.length > 1 && (
            <>
              <IconButton
                icon={ChevronLeft}
                size="sm"
                label={t`Previous step`}
                shortcut="←"
                disabledReason={(at ?? 0) === 0 && t`Source`}
                onClick={() => go((at ?? 0) - 1)}
              />
              <IconButton
                icon={ChevronRight}
                size="sm"
                label={t`Next step`}
                shortcut="→"
                disabledReason={at === steps.length - 1 && t`Sink`}
                onClick={() => go((at ?? -1) + 1)}
              />
            </>
          )
        }
      />
      {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- the arrow keys move between its buttons */}
      <ol onKeyDown={onKeyDown} className="grid max-h-96 gap-3 overflow-y-auto p-4 md:grid-cols-3">
        {steps.map((one, index) => (
          <Step
            key={index}
            step={one}
            index={index}
            last={index === steps.length - 1}
            current={index === at}
            reachable={index === (at ?? 0)}
            onChoose={() => setAt(index === at ? undefined : index)}
          />
        ))}
      </ol>
      {step && (
        <div className="border-t border-line">
          {step.message && <p className="px-4 pt-2.5 text-sm text-ink-2">{step.message}</p>}
          {code ? (
            <CodeViewer
              code={code.text}
              path={code.path}
              firstLine={code.firstLine}
              hit={code.hit}
            />
          ) : (
            <p className="px-4 py-2.5 text-xs text-ink-3">
              <Trans>The report has no code for this step.</Trans>
            </p>
          )}
        </div>
      )}
    </Card>
  );
}

interface StepProps {
  step: CodeFlowStep;
  index: number;
  last: boolean;
  current: boolean;
  /** One of the buttons is in the tab order; arrow keys reach the others. */
  reachable: boolean;
  onChoose: () => void;
}

function Step({ step, index, last, current, reachable, onChoose }: StepProps) {
  const { t } = useLingui();
  const role = index === 0 ? t`Source` : last ? t`Sink` : t`Passes through`;
  const place = step.file
    ? `${baseName(step.file)}${step.range ? `:${step.range.start_line}` : ''}`
    : '';
  return (
    <li className="relative min-w-0">
      <button
        type="button"
        id={`data-flow-${index}`}
        tabIndex={reachable ? 0 : -1}
        aria-expanded={current}
        onClick={onChoose}
        className={cx(
          'block size-full rounded-md border p-3 text-left hover:bg-hover',
          current ? 'bg-code-hit' : '',
          last ? 'border-critical-edge' : 'border-line',
        )}
      >
        <span className="flex items-center gap-2">
          <span
            className={cx(
              'num inline-flex size-5 items-center justify-center rounded-xs text-2xs font-semibold',
              last ? 'bg-critical-tint text-critical-text' : 'bg-inset text-ink-2',
            )}
          >
            {index + 1}
          </span>
          <span className="text-sm font-medium">{role}</span>
        </span>
        <span
          className="mt-1.5 block truncate font-mono text-2xs text-ink-3"
          title={step.file ?? undefined}
        >
          {place}
        </span>
        <span
          className="mt-0.5 block truncate code text-ink"
          title={step.snippet ?? step.message ?? undefined}
        >
          {step.snippet?.trim() ?? step.message}
        </span>
      </button>
      {!last && (
        <span
          aria-hidden
          className="absolute top-1/2 -right-[1.05rem] z-1 -mt-2 hidden bg-surface text-ink-3 md:in-[li:not(:nth-child(3n))]:inline-flex"
        >
          <ChevronRight strokeWidth={1.75} className="size-4" />
        </span>
      )}
    </li>
  );
}
