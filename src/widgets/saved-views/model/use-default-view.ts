import { useEffect, useEffectEvent, useRef } from 'react';
import type { FindingsSearch } from '@/entities/finding';
import { readView, useSavedViews } from '@/features/save-view';

/**
 * Applies the user's default view when the page opens without a query. Only on arrival: the "All"
 * tab has the same URL and stays unfiltered.
 */
export function useDefaultView(
  search: FindingsSearch,
  peek: string | undefined,
  onSearch: (search: FindingsSearch, how?: { readonly replace: boolean }) => void,
): void {
  const { views, isPending } = useSavedViews();
  const arrived = useRef(false);
  const isBare = peek === undefined && Object.keys(search).length === 0;
  const cameBare = useRef(isBare);
  const begin = useEffectEvent(() => {
    const view = views.find((one) => one.is_default);
    if (cameBare.current && isBare && view)
      onSearch({ ...readView(view.filters).query, view: view.name }, { replace: true });
  });
  useEffect(() => {
    if (isPending || arrived.current) return;
    arrived.current = true;
    begin();
  }, [isPending]);
}
