import { useLingui } from '@lingui/react/macro';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { findingQueries, findingsVisitQuery, visitBeatMs } from '@/entities/finding';
import { findingViews } from '@/features/save-view';
import { countText } from '@/shared/lib/count';
import { useInitialLoadSettled } from '@/shared/lib/first-load/use-initial-load-settled';

const news = findingViews.standard.filter(({ query }) => query.new_since !== undefined);

/**
 * Says that the user is at the findings list, with their input every few minutes, and counts what
 * is new. Waits for the first page, which is used without it.
 */
export function useNewCounts() {
  const { i18n } = useLingui();
  const settled = useInitialLoadSettled();
  const { data, dataUpdatedAt, refetch } = useQuery({ ...findingsVisitQuery(), enabled: settled });
  const stay = useEffectEvent(() => {
    if (data !== undefined && Date.now() - dataUpdatedAt > visitBeatMs) void refetch();
  });
  useEffect(() => {
    const events = ['pointerdown', 'keydown'] as const;
    const onInput = () => stay();
    for (const event of events) addEventListener(event, onInput);
    return () => {
      for (const event of events) removeEventListener(event, onInput);
    };
  }, []);
  const counted = useQueries({
    queries: news.map(({ query }) => ({
      ...findingQueries.count(query),
      enabled: data !== undefined,
    })),
  });
  const textOf = (at: number) => {
    const meta = counted[at]?.data;
    return meta && `${countText(i18n, meta.total)}${meta.total_is_exact ? '' : '+'}`;
  };
  return {
    isFirstVisit: data?.data.since === null,
    counts: Object.fromEntries(news.map(({ id }, at) => [id, textOf(at)])),
  };
}
