import { useLingui } from '@lingui/react/macro';
import { GitPullRequest, RefreshCw, UserPlus, WandSparkles } from 'lucide-react';
import type { FindingAttributes } from '@/entities/finding';
import { type NextStep, nextStepOf, type Possible } from './next-step';

/**
 * The steps that a finding may need, with what each does here, and the one that it needs next. An
 * accepted risk needs none: the decision is what it is about.
 */
export function useNextSteps(
  attributes: FindingAttributes,
  { isMendable, ...possible }: Omit<Possible, 'open'> & { readonly isMendable: boolean },
  run: Readonly<Record<NextStep, () => void>>,
) {
  const { t } = useLingui();
  const { status, risk_acceptance: acceptance } = attributes;
  const next = nextStepOf(attributes, {
    ...possible,
    open: isMendable && acceptance === null && status !== 'risk_accepted',
  });
  const steps = {
    rotate: { icon: RefreshCw, label: t`Rotate the secret`, run: run.rotate },
    'generate-fix': { icon: WandSparkles, label: t`Generate fix`, run: run['generate-fix'] },
    'open-pull-request': {
      icon: GitPullRequest,
      label: t`Open pull request`,
      run: run['open-pull-request'],
    },
    assign: { icon: UserPlus, label: t`Assign`, run: run.assign },
  };
  return { next, steps, primary: next && steps[next] };
}
