import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { findingsVisitQuery, withFilters, type FindingsSearch } from '@/entities/finding';
import { dateTimeOf } from '@/shared/lib/ago';
import { linkStyles } from '@/shared/ui/link';

interface NewSinceStripProps {
  search: FindingsSearch;
  onSearch: (search: FindingsSearch) => void;
}

const dayMs = 86_400_000;

/** The beginning of the first of so many days in UTC, as the server counts. */
const beginningOf = (days: number) => {
  const now = Date.now();
  return new Date(now - (now % dayMs) - (days - 1) * dayMs).toISOString();
};

/** Since when findings are new, and the way to those that the filter leaves out. */
export function NewSinceStrip({ search, onSearch }: NewSinceStripProps) {
  const { i18n } = useLingui();
  const { data } = useQuery(findingsVisitQuery());
  const days = search.new_since === 'yesterday' ? 2 : Number.parseInt(search.new_since ?? '', 10);
  const since = Number.isNaN(days) ? (data?.data.since ?? undefined) : beginningOf(days);
  const { new_since: _new, ...rest } = search;
  return (
    <p className="flex flex-wrap items-center gap-x-3 border-b border-line bg-inset px-4 py-1.5 text-sm text-ink-2 lg:px-6">
      <span className="inline-flex items-center gap-2">
        <History aria-hidden strokeWidth={1.75} className="size-4 shrink-0 text-ink-3" />
        {since !== undefined && <Trans>New to Parapet since {dateTimeOf(i18n, since)}.</Trans>}
      </span>
      <span className="text-ink-3">
        <Trans>First reports of repositories are left out.</Trans>
      </span>
      {since !== undefined && (
        <button
          type="button"
          className={`${linkStyles.action} min-h-6`}
          onClick={() => onSearch(withFilters(rest, { date_range: { from: since.slice(0, 10) } }))}
        >
          <Trans>Show them too</Trans>
        </button>
      )}
    </p>
  );
}
