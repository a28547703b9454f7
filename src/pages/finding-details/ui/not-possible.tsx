import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronDown, GitPullRequest, Sparkles, WandSparkles } from 'lucide-react';
import type { Finding } from '@/entities/finding';
import { useCan } from '@/entities/session';
import type { RemediationState } from '@/features/remediate-finding';
import { getGetFindingOpinionQueryOptions } from '@/shared/api/generated/findings';
import { Count } from '@/shared/ui/badge';
import { linkStyles } from '@/shared/ui/link';
import { usePossibleSteps } from '../model/use-possible-steps';

interface NotPossibleProps {
  finding: Finding;
  remediation: RemediationState;
}

/** The unavailable steps, each with its reason and what the user can change about it. */
export function NotPossible({ finding, remediation }: NotPossibleProps) {
  const { t, i18n } = useLingui();
  const { refusals, noHost } = usePossibleSteps(finding, remediation);
  const { data: opinion } = useQuery(getGetFindingOpinionQueryOptions(finding.id));
  const mayConnect = useCan('credentials:manage');
  const maySetUp = useCan('ai:manage');
  const steps = [
    {
      id: 'pull-request',
      icon: GitPullRequest,
      name: t`Open pull request`,
      reason: refusals.openPullRequest,
      action: noHost !== false && noHost === refusals.openPullRequest && mayConnect && (
        <Link to="/connector" className={linkStyles.action}>
          <Trans>Connect a source host</Trans>
        </Link>
      ),
    },
    {
      id: 'generate',
      icon: WandSparkles,
      name: t`Generate fix`,
      reason: refusals.generate,
      action: null,
    },
    {
      id: 'ai',
      icon: Sparkles,
      name: t`Ask for a second opinion`,
      reason:
        opinion?.data.is_configured === false && t`No model for second opinions is configured.`,
      action: maySetUp && (
        <Link to="/settings/openai" className={linkStyles.action}>
          <Trans>Set one up</Trans>
        </Link>
      ),
    },
  ].filter(({ reason }) => reason !== false);
  if (steps.length === 0) return null;
  return (
    <details open className="group border-t border-line bg-inset px-4 py-2.5 text-xs">
      <summary className="flex min-h-6 cursor-pointer items-center gap-1.5 font-medium text-ink-2">
        <ChevronDown
          aria-hidden
          strokeWidth={1.75}
          className="size-4 shrink-0 text-ink-3 transition-[rotate] group-open:rotate-180"
        />
        <Trans>Not possible here</Trans>
        <Count>{i18n.number(steps.length)}</Count>
      </summary>
      <ul>
        {steps.map(({ id, icon: Icon, name, reason, action }) => (
          <li key={id} className="flex items-start gap-1.5 py-1">
            <Icon aria-hidden strokeWidth={1.75} className="mt-0.5 size-3.5 shrink-0 text-ink-3" />
            <p className="min-w-0 text-ink-2">
              <span className="font-medium">{name}:</span> {sentence(reason)} {action}
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Reasons are shown alone as well, some without a full stop; here a link may follow. */
const sentence = (reason: string | false) =>
  reason === false || reason.endsWith('.') ? reason : `${reason}.`;
