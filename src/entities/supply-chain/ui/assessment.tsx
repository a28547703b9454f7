import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, CircleDashed, UserCheck } from 'lucide-react';
import type { Assessment, RecordedAssessment } from '@/shared/api/generated/model';
import { timeAgo, utcDateOf } from '@/shared/lib/ago';
import { daysBetween } from '@/shared/lib/day';
import { useNow } from '@/shared/lib/use-now';
import { isAssessed, isRecorded } from '../model/assessment';

type Props = { assessment: Assessment | undefined };

/** Green only if a tool has looked and found nothing. */
export function AssessmentMark({ assessment }: Props) {
  if (isAssessed(assessment))
    return <CircleCheck aria-hidden strokeWidth={1.75} className="size-4 shrink-0 text-ok-text" />;
  const Mark = isRecorded(assessment) ? UserCheck : CircleDashed;
  return <Mark aria-hidden strokeWidth={1.75} className="size-4 shrink-0 text-ink-3" />;
}

/** The result without findings: a tool looked, a user recorded coverage, or neither. */
export function AssessmentLabel({ assessment }: Props) {
  if (isAssessed(assessment)) return <Trans>Nothing found</Trans>;
  return isRecorded(assessment) ? <Trans>Recorded</Trans> : <Trans>Not assessed</Trans>;
}

/** Who recorded that it is covered in another way, and until when. */
function Record({ recorded_by: by, until }: RecordedAssessment) {
  const { i18n } = useLingui();
  const day = utcDateOf(i18n, until);
  const name = by?.username;
  return name === undefined ? (
    <Trans>Recorded by a former member until {day}</Trans>
  ) : (
    <Trans>
      Recorded by {name} until {day}
    </Trans>
  );
}

/** The last tool that looked, and when. */
export function LatestLook({ assessment }: Props) {
  const { i18n } = useLingui();
  const now = useNow();
  const [latest] = assessment?.seen_by ?? [];
  return latest ? `${latest.tool}, ${timeAgo(i18n, latest.at, now)}` : null;
}

/** Which tool looked, when and at how much, who recorded coverage, or which tool is needed. */
export function AssessmentNote({ assessment }: Props) {
  const { i18n } = useLingui();
  const now = useNow();
  const [latest] = assessment?.seen_by ?? [];
  if (assessment && latest) {
    const { tool, at } = latest;
    const when = timeAgo(i18n, at, now);
    const seen = i18n.number(assessment.repositories.looked_at);
    const { total } = assessment.repositories;
    return (
      <>
        <Trans>
          {tool} ran {when}
        </Trans>
        {total > 1 && (
          <>
            {' · '}
            <Plural
              value={total}
              one={`${seen} of # repository`}
              other={`${seen} of # repositories`}
            />
          </>
        )}
      </>
    );
  }
  if (assessment?.recorded) return <Record {...assessment.recorded} />;
  if (assessment?.outdated) {
    const { tool, at } = assessment.outdated;
    const days = daysBetween(Date.parse(at), now);
    return (
      <Plural
        value={days}
        one={`${tool} ran # day ago: too old`}
        other={`${tool} ran # days ago: too old`}
      />
    );
  }
  const tools = assessment?.assessable_by ?? [];
  if (tools.length === 0) return <Trans>No tool Parapet supports would detect it.</Trans>;
  const names = new Intl.ListFormat(i18n.locale, { type: 'disjunction' }).format(tools);
  return <Trans>{names} would detect it.</Trans>;
}
