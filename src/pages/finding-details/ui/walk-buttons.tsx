import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { findingQueries, useFindingCount, type FindingsSearch } from '@/entities/finding';
import { usePageKeys } from '@/shared/lib/page-keys';
import { IconButton } from '@/shared/ui/icon-button';

/** Previous and next of the list that one came from, by button and by K and J. */
export function WalkButtons({ id, search }: { id: string; search: FindingsSearch }) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const { data } = useQuery(findingQueries.neighbours(id, search));
  const count = useFindingCount(search);
  const { position = null, previous = null, next = null } = data ?? {};
  const go = (to: string | null) => {
    if (to !== null) void navigate({ to: '/findings/finding-details/$id', params: { id: to }, search, replace: true });
  };
  usePageKeys({ j: () => go(next), k: () => go(previous) });
  if (data === undefined) return null;
  const place = position === null ? undefined : i18n.number(position);
  const all = count && `${i18n.number(count.total)}${count.exact ? '' : '+'}`;
  return (
    <span className="flex items-center gap-1">
      <span className="num mr-1 text-xs text-ink-3 max-sm:hidden">
        {place !== undefined && all !== undefined && (
          <Trans>
            {place} of {all}
          </Trans>
        )}
      </span>
      <IconButton icon={ChevronUp} label={t`Previous finding`} shortcut="K" disabledReason={previous === null && t`This is the first in the list`} onClick={() => go(previous)} />
      <IconButton icon={ChevronDown} label={t`Next finding`} shortcut="J" disabledReason={next === null && t`This is the last in the list`} onClick={() => go(next)} />
    </span>
  );
}
