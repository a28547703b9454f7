import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import {
  findingQueries,
  setLastViewed,
  useFindingCount,
  type FindingsSearch,
} from '@/entities/finding';
import { useHotkeys } from '@/shared/lib/use-hotkeys';
import { IconButton } from '@/shared/ui/icon-button';
import {
  setPendingNavigation,
  markPageShown,
  takePendingNavigation,
  type Direction,
} from '../model/pending-navigation';

/**
 * Previous and next finding in the list from which the finding was opened, by button and by K and
 * J.
 */
export function PreviousNextButtons({ id, search }: { id: string; search: FindingsSearch }) {
  const { t, i18n } = useLingui();
  const router = useRouter();
  const { data } = useQuery(findingQueries.neighbours(id, search));
  const count = useFindingCount(search);
  const { position = null, previous = null, next = null } = data ?? {};
  const step = (way: Direction) => {
    const to = data?.[way];
    const isLeaving = !router.state.location.pathname.endsWith(id);
    if (to === undefined || isLeaving) setPendingNavigation(way);
    else if (to !== null)
      void router.navigate({
        to: '/findings/finding-details/$id',
        params: { id: to },
        search,
        replace: true,
      });
  };
  useHotkeys({ j: () => step('next'), k: () => step('previous') });
  const onKnown = useEffectEvent(() => {
    const owed = takePendingNavigation(id);
    if (owed !== undefined) step(owed);
    // Prefetches the next finding, because most users continue with it.
    else if (next !== null)
      void router
        .preloadRoute({ to: '/findings/finding-details/$id', params: { id: next }, search })
        .catch(() => undefined);
  });
  useEffect(() => markPageShown(id), [id]);
  useEffect(() => setLastViewed(search, id), [search, id]);
  const isKnown = data !== undefined;
  useEffect(() => {
    if (isKnown) onKnown();
  }, [isKnown]);
  if (data === undefined) return null;
  const place = position === null ? undefined : i18n.number(position);
  const all = count && `${i18n.number(count.total)}${count.exact ? '' : '+'}`;
  return (
    <span className="flex items-center gap-1">
      <span className="mr-1 text-xs text-ink-3 num max-sm:hidden">
        {place !== undefined && all !== undefined && (
          <Trans>
            {place} of {all}
          </Trans>
        )}
      </span>
      <IconButton
        icon={ChevronUp}
        label={t`Previous finding`}
        shortcut="K"
        disabledReason={previous === null && t`This is the first in the list`}
        onClick={() => step('previous')}
      />
      <IconButton
        icon={ChevronDown}
        label={t`Next finding`}
        shortcut="J"
        disabledReason={next === null && t`This is the last in the list`}
        onClick={() => step('next')}
      />
    </span>
  );
}
