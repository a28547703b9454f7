import { Trans, useLingui } from '@lingui/react/macro';
import { CircleSlash, Copy, ShieldHalf } from 'lucide-react';
import type { Finding } from '@/entities/finding';
import { EndAcceptance } from '@/features/accept-risk';
import { dateOf } from '@/shared/lib/ago';
import { Avatar } from '@/shared/ui/avatar';
import { DecisionCard } from '@/shared/ui/decision-card';

/** Below the title while a decision about the finding holds: which, in whose words, and until when. */
export function Decision({ finding }: { finding: Finding }) {
  const { t, i18n } = useLingui();
  const { attributes } = finding;
  const { risk_acceptance: acceptance, false_positive: isFalse, duplicates } = attributes;
  const canonical = attributes.is_duplicate ? duplicates.find((link) => link.canonical) : undefined;
  if (isFalse) {
    return (
      <DecisionCard
        kind="false_positive"
        icon={CircleSlash}
        title={<Trans>False positive</Trans>}
        reason={<Trans>It is kept out of open counts and comes back only when somebody takes the mark off.</Trans>}
        facts={[{ id: 'seen', term: t`Last seen`, value: dateOf(i18n, attributes.last_seen_at) }]}
      />
    );
  }
  if (acceptance) {
    const until = acceptance.until === null ? undefined : dateOf(i18n, acceptance.until);
    const person = acceptance.accepted_by?.username;
    return (
      <DecisionCard
        kind={attributes.review_requested ? 'waiting' : 'accepted'}
        icon={ShieldHalf}
        title={until === undefined ? <Trans>Risk accepted until a fix is available</Trans> : <Trans>Risk accepted until {until}</Trans>}
        reason={acceptance.reason}
        actions={<EndAcceptance finding={finding} />}
        facts={[
          {
            id: 'by',
            term: t`Accepted by`,
            value: person ? (
              <span className="inline-flex items-center gap-1.5">
                <Avatar name={person} size="xs" /> {person}
              </span>
            ) : (
              '–'
            ),
          },
          { id: 'at', term: t`On`, value: dateOf(i18n, acceptance.accepted_at) },
          { id: 'approver', term: t`Approved by`, value: acceptance.approver?.username ?? '–' },
          { id: 'fix', term: t`Also ends if`, value: acceptance.until_fix ? t`A fixed version appears` : t`Nothing else` },
        ]}
      />
    );
  }
  return canonical ? (
    <DecisionCard kind="false_positive" icon={Copy} title={<Trans>Duplicate of {canonical.title}</Trans>} reason={canonical.reason} facts={[{ id: 'tool', term: t`Tool`, value: canonical.tool }]} />
  ) : null;
}
