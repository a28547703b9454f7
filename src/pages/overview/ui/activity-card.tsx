import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Bell, Bug, GitBranch, ScanLine, Settings, Wrench, type LucideIcon } from 'lucide-react';
import type { ActivityEvent, ActivityEventKind } from '@/shared/api/generated/model';
import { timeAgo } from '@/shared/lib/ago';
import { useNow } from '@/shared/lib/use-now';
import { activityMessage } from '../model/activity-messages';
import { overviewQueries } from '../api/overview-queries';
import { OverviewCard } from './overview-card';

const icons: Readonly<Record<ActivityEventKind, LucideIcon>> = {
  finding: Bug,
  scan: ScanLine,
  repository: GitBranch,
  job: Wrench,
  notification: Bell,
  settings: Settings,
};
const shown = 8;

export function ActivityCard() {
  const { t, i18n } = useLingui();
  const now = useNow();
  const query = useQuery(overviewQueries.activity(now));
  return (
    <OverviewCard
      title={t`Recent activity`}
      query={query}
      rows={5}
      isEmpty={(feed) => feed.data.length === 0}
      empty={t`Nothing has happened yet.`}
    >
      {(feed) => (
        <ol className="flex flex-col gap-3.5 p-4">
          {feed.data.slice(0, shown).map((event) => {
            const Icon = icons[event.kind];
            return (
              <li key={event.id} className="flex gap-2.5">
                <span
                  aria-hidden
                  className="inline-flex size-6 shrink-0 items-center justify-center rounded-full bg-inset text-ink-2"
                >
                  <Icon strokeWidth={1.75} className="size-3.5" />
                </span>
                <div className="min-w-0 flex-1">
                  <p className="text-sm leading-4.5 break-words">
                    <Subject event={event} />
                  </p>
                  <p className="text-xs text-ink-3">
                    {[activityMessage(i18n, event.action), event.actor?.username]
                      .filter(Boolean)
                      .join(' · ')}
                  </p>
                </div>
                <time dateTime={event.at} className="shrink-0 text-xs text-ink-3 num">
                  {timeAgo(i18n, event.at, now)}
                </time>
              </li>
            );
          })}
        </ol>
      )}
    </OverviewCard>
  );
}

const uuid = /^[0-9a-f-]{36}$/;

/** The event's text, linked to its object if that has a page. */
function Subject({ event: { kind, subject_id: id, summary } }: { event: ActivityEvent }) {
  const look = 'rounded-xs py-1 hover:underline';
  if (!uuid.test(id)) return summary;
  if (kind === 'finding')
    return (
      <Link to="/findings/finding-details/$id" params={{ id }} className={look}>
        {summary}
      </Link>
    );
  if (kind === 'scan')
    return (
      <Link to="/Repositories/scans/$scanId" params={{ scanId: id }} className={look}>
        {summary}
      </Link>
    );
  if (kind === 'repository')
    return (
      <Link to="/Repositories" className={look}>
        {summary}
      </Link>
    );
  return summary;
}
