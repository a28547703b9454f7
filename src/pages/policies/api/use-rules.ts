import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { invalidateFindings } from '@/entities/finding';
import { getListPoliciesQueryOptions } from '@/shared/api/generated/policies';

/** Polling interval while a change is being applied to the findings, in ms. */
const everyMs = 1500;

/**
 * The rules with their violation counts. Polls while a change is being applied, then invalidates
 * the lists of findings.
 */
export function useRules() {
  const client = useQueryClient();
  const query = useQuery({
    ...getListPoliciesQueryOptions(),
    refetchInterval: ({ state }) => (state.data?.applying ? everyMs : false),
  });
  const isApplying = Boolean(query.data?.applying);
  const renew = useEffectEvent(() => void invalidateFindings(client));
  useEffect(() => {
    if (!isApplying) return undefined;
    return () => renew();
  }, [isApplying]);
  return query;
}
