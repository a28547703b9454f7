import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useDocumentTitle } from '@/shared/lib/document-title';
import { Button } from '@/shared/ui/button';
import { type FirstRunStep, firstRunSteps } from '../model/first-run-search';

type StepFrameProps = {
  step: FirstRunStep;
  title: string;
  lead: ReactNode;
  onBack?: (() => void) | undefined;
  onSkip?: (() => void) | undefined;
  /** The primary button. */
  next: ReactNode;
  /** Above the buttons: what is happening in the background. */
  note?: ReactNode;
  children: ReactNode;
};

/** One step with its footer. The heading gets the focus, so that a screen reader starts there. */
export function StepFrame({
  step,
  title,
  lead,
  onBack,
  onSkip,
  next,
  note,
  children,
}: StepFrameProps) {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  const number = firstRunSteps.indexOf(step) + 1;
  const where = t`Step ${number} of ${firstRunSteps.length}`;
  useDocumentTitle(title);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <main id="main" className="flex-1 px-4 py-8">
        <div className="mx-auto w-full max-w-3xl">
          <h1
            ref={heading}
            tabIndex={-1}
            aria-label={`${where}: ${title}`}
            className="text-2xl font-semibold outline-none"
          >
            {title}
          </h1>
          <p className="mt-1 mb-6 text-base text-ink-2">{lead}</p>
          {children}
        </div>
      </main>
      <footer className="sticky bottom-0 border-t border-line bg-surface px-4 py-3">
        <div className="mx-auto mb-2 w-full max-w-3xl text-xs text-ink-3 empty:hidden">{note}</div>
        <div className="mx-auto flex w-full max-w-3xl flex-wrap items-center gap-2">
          {onBack ? (
            <Button kind="quiet" icon={ArrowLeft} onClick={onBack}>
              <Trans>Back</Trans>
            </Button>
          ) : (
            <span className="text-xs text-ink-3">
              {where}
              <span className="max-sm:sr-only">
                {'. '}
                <Trans>Takes about two minutes.</Trans>
              </span>
            </span>
          )}
          <span className="ml-auto flex items-center gap-2">
            {onSkip && (
              <Button kind="quiet" onClick={onSkip}>
                <Trans>Skip</Trans>
              </Button>
            )}
            {next}
          </span>
        </div>
      </footer>
    </>
  );
}
