import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Check, History } from 'lucide-react';
import { findingsNewsQuery, findingsVisitQuery, type FindingsSearch } from '@/entities/finding';
import { useMarkSeen } from '@/features/mark-seen';
import { recentTimeOf } from '@/shared/lib/ago';
import { totalText } from '@/shared/lib/count';
import { mediaQueries, useMedia } from '@/shared/lib/media';
import { useNow } from '@/shared/lib/use-now';
import { Button } from '@/shared/ui/button';
import { linkStyles } from '@/shared/ui/link';
import { sinceOf, withFirstReports } from '../model/strip-queries';
import { useViewCounts } from '../model/use-view-counts';
import { NewBySeverity } from './new-by-severity';

interface NewSinceStripProps {
  search: FindingsSearch;
  onSearch: (search: FindingsSearch) => void;
}

/**
 * How many findings are new since when, by severity, and a link to those that the filter excludes.
 */
export function NewSinceStrip({ search, onSearch }: NewSinceStripProps) {
  const { i18n } = useLingui();
  const now = useNow();
  const { data } = useQuery(findingsVisitQuery());
  const hasKeys = useMedia(mediaQueries.table);
  const { countOf } = useViewCounts(search);
  const { mark, isPending } = useMarkSeen();
  const isVisit = search.new_since === 'last_visit';
  const visit = data?.data.since;
  const news = useQuery({ ...findingsNewsQuery(visit), enabled: isVisit && data !== undefined });
  const first = news.data?.first_reports.reduce((sum, day) => sum + day.repository_ids.length, 0);
  const since =
    search.new_since === 'visit_before'
      ? (data?.data.since_before ?? undefined)
      : sinceOf(search, visit);
  const when = since !== undefined && recentTimeOf(i18n, since, now);
  const all = since === undefined ? undefined : withFirstReports(search, since);
  const count = all && countOf(all);
  const fresh = countOf(search);
  const some = count && totalText(i18n, count);
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-inset px-4 py-1.5 text-sm text-ink-2 lg:px-6">
      <span className="inline-flex items-center gap-2">
        <History aria-hidden strokeWidth={1.75} className="size-4 shrink-0 text-ink-3" />
        {when && <Trans>New to Parapet since {when}.</Trans>}
      </span>
      <NewBySeverity search={search} onSearch={onSearch} countOf={countOf} />
      {first !== 0 && (
        <span className="text-ink-3">
          {first === undefined ? (
            <Trans>First reports of repositories are left out.</Trans>
          ) : (
            <Plural
              value={first}
              one="The first reports of # repository are left out."
              other="The first reports of # repositories are left out."
            />
          )}
        </span>
      )}
      {first !== 0 && all && (
        <button
          type="button"
          className={`${linkStyles.action} min-h-6`}
          onClick={() => onSearch(all)}
        >
          {some === undefined ? <Trans>Show them too</Trans> : <Trans>Show all {some}</Trans>}
        </button>
      )}
      {isVisit && fresh?.total !== 0 && (
        <Button
          size="sm"
          icon={Check}
          shortcut={hasKeys ? 'Shift U' : undefined}
          className="ml-auto"
          busy={isPending}
          data-noprint
          onClick={() => mark({ seen: true })}
        >
          <Trans>Mark all as seen</Trans>
        </Button>
      )}
    </div>
  );
}
