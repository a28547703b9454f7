import { Trans } from '@lingui/react/macro';
import type { Finding } from '@/entities/finding';
import {
  nextStepFor,
  type RemediationState,
  useUpgradeChoices,
} from '@/features/remediate-finding';
import { Card, CardHead } from '@/shared/ui/card';
import { usePossibleSteps } from '../model/use-possible-steps';
import { AssignTo } from './assign-to';
import { NotPossible } from './not-possible';

interface NextStepCardProps {
  finding: Finding;
  remediation: RemediationState;
}

/** Explains the recommended step, and which steps are unavailable. */
export function NextStepCard({ finding, remediation }: NextStepCardProps) {
  const { attributes } = finding;
  const { possible } = usePossibleSteps(finding, remediation);
  const next = nextStepFor(attributes, possible);
  const { answer, selected, isLoading } = useUpgradeChoices(finding, remediation);
  const { nickname } = attributes.repository;
  // A secret and a component with versions have separate cards.
  const hasOwn = next === 'rotate' || isLoading || (answer && selected);
  if (next === undefined || hasOwn) return null;
  return (
    <Card aria-labelledby="next-step" className="overflow-hidden">
      <CardHead
        id="next-step"
        title={
          next === 'assign' ? (
            <Trans>Next step: assign it</Trans>
          ) : next === 'generate-fix' ? (
            <Trans>Next step: generate the fix</Trans>
          ) : (
            <Trans>Next step: open the pull request</Trans>
          )
        }
      />
      <p className="max-w-[72ch] px-4 py-3 text-sm text-ink-2">
        {next === 'open-pull-request' ? (
          <Trans>The patch is ready. Review it below, then open it.</Trans>
        ) : next === 'generate-fix' ? (
          <Trans>A fix is known. Parapet can write it as a patch for you to review.</Trans>
        ) : possible.patched ? (
          <Trans>
            The patch is ready, but Parapet can’t open a pull request here. Assign it to a person
            who can change {nickname}.
          </Trans>
        ) : (
          <Trans>
            Parapet has no fix for this. Assign it to a person who can change {nickname}.
          </Trans>
        )}
      </p>
      {next === 'assign' && <AssignTo finding={finding} />}
      <NotPossible finding={finding} remediation={remediation} />
    </Card>
  );
}
