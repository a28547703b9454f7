import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, CircleDashed } from 'lucide-react';
import type { Assessment } from '@/shared/api/generated/model';
import { timeAgo } from '@/shared/lib/ago';
import { useNow } from '@/shared/lib/use-now';
import { isAssessed } from '../model/assessment';

type Props = { assessment: Assessment | undefined };

/** Green only where a tool has looked and found nothing. */
export const AssessmentMark = ({ assessment }: Props) =>
  isAssessed(assessment) ? (
    <CircleCheck aria-hidden strokeWidth={1.75} className="size-4 shrink-0 text-ok-text" />
  ) : (
    <CircleDashed aria-hidden strokeWidth={1.75} className="size-4 shrink-0 text-ink-3" />
  );

/** Which tool looked and when, or which would have to. */
export function AssessmentNote({ assessment }: Props) {
  const { i18n } = useLingui();
  const now = useNow();
  const [latest] = assessment?.seen_by ?? [];
  if (latest !== undefined) {
    const { tool, at } = latest;
    const when = timeAgo(i18n, at, now);
    return (
      <Trans>
        {tool} looked {when}
      </Trans>
    );
  }
  const tools = assessment?.assessable_by ?? [];
  if (tools.length === 0)
    return <Trans>Not assessed. No tool that Parapet reads would see it.</Trans>;
  const names = new Intl.ListFormat(i18n.locale, { type: 'disjunction' }).format(tools);
  return <Trans>Not assessed. {names} would see it.</Trans>;
}
