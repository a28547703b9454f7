import { useEffect, useEffectEvent, useRef } from 'react';
import type { FindingsSearch } from '@/entities/finding';
import { readView, useSavedViews } from '@/features/save-view';

/**
 * Whoever comes with a bare address begins with the view that they chose to begin with. Only on arrival: the tab "All"
 * has the same bare address and stays what it is.
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
