import { useEffect, useEffectEvent } from 'react';
import { onSessionEnd } from '@/entities/session';
import { useSavedViews, type ViewKind, type ViewList } from '@/features/save-view';

const visited = new Set<ViewList>();
onSessionEnd(() => visited.clear());

/** Opens a list with the user's default view on the first visit, if the URL has no filters. */
export function useDefaultView<Query extends object>(
  kind: ViewKind<Query>,
  query: Query,
  onShow: (query: Query, view: string) => void,
): void {
  const { views, isPending } = useSavedViews(kind.list);
  const arrive = useEffectEvent(() => {
    if (visited.has(kind.list)) return;
    visited.add(kind.list);
    const chosen = views.find((view) => view.is_default);
    if (chosen && Object.keys(query).length === 0)
      onShow(kind.read(chosen.filters).query, chosen.name);
  });
  useEffect(() => {
    if (!isPending) arrive();
  }, [isPending]);
}
