import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import {
  findingQueries,
  findingsVisitQuery,
  visitBeatMs,
  type FindingsSearch,
} from '@/entities/finding';
import { countText } from '@/shared/lib/count';
import { Count } from '@/shared/ui/badge';

/** Says that the user is at the findings list, with their input every few minutes. */
function useVisit() {
  const { data, dataUpdatedAt, refetch } = useQuery(findingsVisitQuery());
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
  return data?.data;
}

/** How many findings are new, counted once the visit is known. */
export function NewCount({ query }: { query: FindingsSearch }) {
  const { i18n } = useLingui();
  const visit = useVisit();
  const { data } = useQuery({ ...findingQueries.count(query), enabled: visit !== undefined });
  return (
    data && (
      <Count>
        {countText(i18n, data.total)}
        {data.total_is_exact ? '' : '+'}
      </Count>
    )
  );
}
