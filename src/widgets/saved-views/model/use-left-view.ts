import { useEffect, useEffectEvent, useRef } from 'react';
import {
  clearLastSearch,
  queryOf,
  readLastSearch,
  validateListSearch,
  storeLastSearch,
  type FindingsSearch,
} from '@/entities/finding';
import { onSessionEnd } from '@/entities/session';
import { readView, sameQuery, useSavedViews } from '@/features/save-view';

// A filter may contain names that only this user may see.
onSessionEnd(clearLastSearch);

/**
 * Stores how the user leaves the list, so that its URL without parameters returns there. If the
 * user has a default view, that URL and the first visit open the default view instead.
 */
export function useLeftView(
  search: FindingsSearch,
  onSearch: (search: FindingsSearch, how?: { readonly replace: boolean }) => void,
): void {
  const { views, isPending } = useSavedViews('findings');
  const chosen = views.find((one) => one.is_default);
  const byDefault = chosen && { ...readView(chosen.filters).query, view: chosen.name };
  const isFirstVisit = useRef(
    readLastSearch() === undefined && sameQuery(queryOf(search), queryOf(validateListSearch({}))),
  );
  const arrive = useEffectEvent(() => {
    if (isFirstVisit.current && byDefault) onSearch(byDefault, { replace: true });
  });
  useEffect(() => {
    if (isPending) return;
    arrive();
    isFirstVisit.current = false;
  }, [isPending]);
  const left = JSON.stringify(byDefault ?? search);
  useEffect(() => {
    if (!isPending) storeLastSearch(JSON.parse(left) as FindingsSearch); // written above
  }, [left, isPending]);
}
