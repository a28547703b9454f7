import { useLingui } from '@lingui/react/macro';
import { actionRefusal, type Finding } from '@/entities/finding';
import { useDisabledReason } from '@/entities/session';
import { isIssueOnly, useHostRefusal, type RemediationState } from '@/features/remediate-finding';
import { findingCan } from '#domain/finding-can';

/** Which steps towards a fix are possible now, and why the others are not. */
export function usePossibleSteps(finding: Finding, { remediation, isOutdated }: RemediationState) {
  const { t, i18n } = useLingui();
  const mayNotPropose = useDisabledReason('remediation:apply');
  const mayNotMake = useDisabledReason('remediation:create');
  const mayNotAssign = useDisabledReason('findings:assign');
  const noHost = useHostRefusal(finding);
  const notFixable = actionRefusal(i18n, findingCan.generatePatch, finding);
  const { pull_request_state: pullRequest, processing_status: made } = remediation ?? {};
  const fix = remediation && !isIssueOnly(remediation) ? remediation : undefined;
  const patch = fix ? fix.code_diff : finding.attributes.code_diff;
  const refusals = {
    openPullRequest:
      mayNotPropose ||
      notFixable ||
      noHost ||
      (pullRequest === 'open'
        ? t`Already open`
        : pullRequest === 'merged' && made === 'applied' && t`Already merged`),
    generate: mayNotMake || notFixable,
    assign: mayNotAssign || actionRefusal(i18n, findingCan.assign, finding),
  };
  return {
    noHost,
    notFixable,
    refusals,
    possible: {
      isFixable: notFixable === false,
      patched: Boolean(patch) && !isOutdated,
      pullRequest: refusals.openPullRequest === false,
      made: fix !== undefined && made === 'ready' && !isOutdated,
      generate: mayNotMake === false,
      assign: refusals.assign === false,
    },
  };
}
