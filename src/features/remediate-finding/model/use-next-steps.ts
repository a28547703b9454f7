import { useLingui } from '@lingui/react/macro';
import { GitPullRequest, RefreshCw, UserPlus, WandSparkles } from 'lucide-react';
import type { FindingAttributes } from '@/entities/finding';
import { type NextStep, nextStepOf, type Possible } from './next-step';

type PossibleHere = Omit<Possible, 'open'> & { readonly isFixable: boolean };

/** An accepted risk needs no further step. */
export function nextStepFor(
  attributes: FindingAttributes,
  { isFixable, ...possible }: PossibleHere,
): NextStep | undefined {
  const { status, risk_acceptance: acceptance } = attributes;
  return nextStepOf(attributes, {
    ...possible,
    open: isFixable && acceptance === null && status !== 'risk_accepted',
  });
}

/** The possible steps for a finding with their actions, and the recommended one. */
export function useNextSteps(
  attributes: FindingAttributes,
  possible: PossibleHere,
  run: Readonly<Record<NextStep, () => void>>,
) {
  const { t } = useLingui();
  const next = nextStepFor(attributes, possible);
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
