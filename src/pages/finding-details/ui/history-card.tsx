import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import {
  Circle,
  CircleCheck,
  CircleSlash,
  GitMerge,
  MessageSquare,
  RotateCcw,
  ScanLine,
  Send,
  ShieldHalf,
  Trash2,
  TrendingUp,
  User,
  UserMinus,
  type LucideIcon,
} from 'lucide-react';
import { findingQueries, type Finding, type FindingEvent } from '@/entities/finding';
import { useCan, useSessionUser } from '@/entities/session';
import { CommentForm, useRemoveComment } from '@/features/comment-on-finding';
import { timeAgo, dateTimeOf } from '@/shared/lib/ago';
import { cx } from '@/shared/lib/cx';
import { useNow } from '@/shared/lib/use-now';
import { QueryError } from '@/shared/ui/query-boundary';
import { Button } from '@/shared/ui/button';
import { Card, CardHead } from '@/shared/ui/card';
import { IconButton } from '@/shared/ui/icon-button';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { causeNames, eventTitle } from '../model/event-messages';

const looks: Readonly<Partial<Record<FindingEvent['kind'], readonly [LucideIcon, string]>>> = {
  found: [ScanLine, 'bg-info-tint text-info-text'],
  reopened: [RotateCcw, 'bg-warn-tint text-warn-text'],
  fixed: [CircleCheck, 'bg-ok-tint text-ok-text'],
  false_positive: [CircleSlash, 'bg-info-tint text-info-text'],
  risk_accepted: [ShieldHalf, 'bg-warn-tint text-warn-text'],
  sent: [Send, 'bg-progress-tint text-progress-text'],
  assigned: [User, 'bg-progress-tint text-progress-text'],
  assignee_left: [UserMinus, 'bg-warn-tint text-warn-text'],
  approver_left: [UserMinus, 'bg-warn-tint text-warn-text'],
  comment: [MessageSquare, 'bg-inset text-ink-2'],
  priority: [TrendingUp, 'bg-danger-tint text-danger-text'],
  duplicate_linked: [GitMerge, 'bg-info-tint text-info-text'],
};
const otherLook = [Circle, 'bg-inset text-ink-2'] as const;

/** The finding's history and comments, newest first. */
export function HistoryCard({ finding: { id, attributes } }: { finding: Finding }) {
  const { t } = useLingui();
  const mayComment = useCan('findings:comment');
  const { data, isPending, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery(findingQueries.history(id));
  const events = data?.pages.flatMap((page) => page.data) ?? [];
  return (
    <Card aria-labelledby="history">
      <CardHead id="history" title={<Trans>History</Trans>} />
      {isPending ? (
        <SkeletonRows rows={3} label={t`Loading the history`} />
      ) : data === undefined ? (
        <QueryError error={error} onRetry={refetch} />
      ) : (
        <ol className="flex flex-col gap-3.5 p-4">
          {events.map((event) => (
            <Event key={event.id} event={event} finding={id} tool={attributes.tool} />
          ))}
        </ol>
      )}
      {hasNextPage && (
        <div className="px-4 pb-3">
          <Button size="sm" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            <Trans>Show earlier</Trans>
          </Button>
        </div>
      )}
      {mayComment && <CommentForm id={id} />}
    </Card>
  );
}

const byImport: ReadonlySet<FindingEvent['kind']> = new Set([
  'found',
  'matched',
  'moved',
  'reopened',
  'fixed',
]);

function Event({ event, finding, tool }: { event: FindingEvent; finding: string; tool: string }) {
  const { t, i18n } = useLingui();
  const me = useSessionUser();
  const mayRemove = useCan('team:manage') || event.actor?.id === me.id;
  const removal = useRemoveComment(finding);
  const now = useNow();
  const [Icon, tone] = looks[event.kind] ?? otherLook;
  const comment = event.cause === null ? event.comment : i18n._(causeNames[event.cause]);
  return (
    <li className="flex gap-2.5">
      <span
        aria-hidden
        className={cx('inline-flex size-6 shrink-0 items-center justify-center rounded-full', tone)}
      >
        <Icon strokeWidth={1.75} className="size-3.5" />
      </span>
      <div className="min-w-0 flex-1">
        <div className="text-sm leading-4.5">{eventTitle(i18n, event)}</div>
        {comment && (
          <p className="mt-0.5 text-sm break-words whitespace-pre-wrap text-ink-2">{comment}</p>
        )}
        <div className="text-xs text-ink-3">
          {event.rule && <ByRule name={event.rule.name} />}
          {event.actor_name ?? (byImport.has(event.kind) ? tool : 'Parapet')} ·{' '}
          <time dateTime={event.at} title={dateTimeOf(i18n, event.at)}>
            {timeAgo(i18n, event.at, now)}
          </time>
        </div>
      </div>
      {event.kind === 'comment' && mayRemove && (
        <IconButton
          icon={Trash2}
          size="sm"
          className="ml-auto"
          label={t`Delete comment`}
          busy={removal.isPending}
          onClick={() => removal.mutate(event.id)}
        />
      )}
    </li>
  );
}

function ByRule({ name: rule }: { name: string }) {
  return (
    <>
      <Trans>By the triage rule {rule}</Trans> ·{' '}
    </>
  );
}
