import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { CircleSlash, Copy, Hourglass, ShieldHalf } from 'lucide-react';
import { findingQueries, type Finding } from '@/entities/finding';
import { useCan, useSessionUser } from '@/entities/session';
import { EndAcceptance, ReviewRiskAcceptance } from '@/features/accept-risk';
import { dateOf, utcDateOf } from '@/shared/lib/ago';
import type { PersonRef, RiskAcceptance } from '@/shared/api/generated/model';
import { Avatar } from '@/shared/ui/avatar';
import { DecisionCard } from '@/pages/finding-details/ui/decision-card';
import { duplicateMessage } from '../model/duplicate-messages';

/** Shows an active decision about the finding: who made it, why, and until when. */
export function Decision({ finding }: { finding: Finding }) {
  const { t, i18n } = useLingui();
  const { attributes } = finding;
  const { risk_acceptance: acceptance, false_positive: isFalse, duplicates } = attributes;
  const canonical = attributes.is_duplicate ? duplicates.find((link) => link.canonical) : undefined;
  if (isFalse) return <MarkedFalse finding={finding} />;
  if (acceptance && attributes.review_requested)
    return <Waiting finding={finding} acceptance={acceptance} approver={acceptance.approver} />;
  if (acceptance) {
    const until = acceptance.until === null ? undefined : utcDateOf(i18n, acceptance.until);
    const person = acceptance.accepted_by?.username;
    return (
      <DecisionCard
        kind="accepted"
        icon={ShieldHalf}
        title={
          until === undefined ? (
            <Trans>Risk accepted until a fix is available</Trans>
          ) : (
            <Trans>Risk accepted until {until}</Trans>
          )
        }
        reason={acceptance.reason}
        actions={<EndAcceptance finding={finding} />}
        details={[
          {
            id: 'by',
            term: t`Accepted by`,
            value: <Person name={person} />,
          },
          {
            id: 'at',
            term: t({ message: 'On', context: 'date' }),
            value: dateOf(i18n, acceptance.accepted_at),
          },
          {
            id: 'approver',
            term: t`Approved by`,
            value: <Person name={acceptance.approver?.username} />,
          },
          {
            id: 'fix',
            term: t`Also expires if`,
            value: acceptance.until_fix ? t`A fixed version is released` : t`Nothing else`,
          },
        ]}
      />
    );
  }
  return canonical ? (
    <DecisionCard
      kind="false_positive"
      icon={Copy}
      title={<Trans>Duplicate of {canonical.title}</Trans>}
      reason={duplicateMessage(i18n, canonical)}
      details={[{ id: 'tool', term: t`Tool`, value: canonical.tool }]}
    />
  ) : null;
}

const Person = ({ name }: { name: string | undefined }) =>
  name === undefined ? (
    '–'
  ) : (
    <span className="inline-flex items-center gap-1.5">
      <Avatar name={name} size="xs" /> {name}
    </span>
  );

/** Author and reason, from the history; a false positive from a report has neither. */
function MarkedFalse({ finding: { id, attributes } }: { finding: Finding }) {
  const { t, i18n } = useLingui();
  const { data } = useInfiniteQuery(findingQueries.history(id));
  const mark = data?.pages
    .flatMap((page) => page.data)
    .find((event) => event.kind === 'false_positive' && event.to === 'true');
  return (
    <DecisionCard
      kind="false_positive"
      icon={CircleSlash}
      title={<Trans>False positive</Trans>}
      reason={
        <>
          {mark?.comment && <span className="block text-ink">{mark.comment}</span>}
          <Trans>It no longer counts as open unless someone removes the mark.</Trans>
        </>
      }
      details={[
        ...(mark?.actor
          ? [{ id: 'by', term: t`Marked by`, value: <Person name={mark.actor.username} /> }]
          : []),
        ...(mark
          ? [
              {
                id: 'at',
                term: t({ message: 'On', context: 'date' }),
                value: dateOf(i18n, mark.at),
              },
            ]
          : []),
        { id: 'seen', term: t`Last seen`, value: dateOf(i18n, attributes.last_seen_at) },
      ]}
    />
  );
}

function WaitingFor({ approver, isAsked }: { approver: PersonRef | null; isAsked: boolean }) {
  if (approver === null)
    return <Trans>Waiting for another approver: the original one left the team</Trans>;
  const person = approver.username;
  return isAsked ? (
    <Trans>You’ve been asked to approve this risk</Trans>
  ) : (
    <Trans>Waiting for {person}</Trans>
  );
}

/**
 * The finding stays open until the approver decides. The approver sees both buttons, and the
 * requester can withdraw. If the approver has left, any other approver can decide.
 */
function Waiting({
  finding,
  acceptance,
  approver,
}: {
  finding: Finding;
  acceptance: RiskAcceptance;
  approver: PersonRef | null;
}) {
  const { t, i18n } = useLingui();
  const me = useSessionUser().id;
  const isMine = acceptance.accepted_by?.id === me;
  const mayAccept = useCan('findings:accept-risk');
  const mayAnswer = !isMine && (approver === null ? mayAccept : approver.id === me);
  return (
    <DecisionCard
      kind="waiting"
      icon={Hourglass}
      title={<WaitingFor approver={approver} isAsked={approver?.id === me} />}
      reason={acceptance.reason}
      actions={
        mayAnswer ? (
          <ReviewRiskAcceptance id={finding.id} title={finding.attributes.title} />
        ) : isMine ? (
          <EndAcceptance finding={finding} />
        ) : undefined
      }
      details={[
        {
          id: 'by',
          term: t`Requested by`,
          value: <Person name={acceptance.accepted_by?.username} />,
        },
        {
          id: 'at',
          term: t({ message: 'On', context: 'date' }),
          value: dateOf(i18n, acceptance.accepted_at),
        },
        {
          id: 'until',
          term: t`Until`,
          value:
            acceptance.until === null ? t`A fix is available` : utcDateOf(i18n, acceptance.until),
        },
        { id: 'meanwhile', term: t`Meanwhile`, value: t`Open, SLA running` },
      ]}
    />
  );
}
