import { useLingui } from '@lingui/react/macro';
import type { SavedFilter } from '@/shared/api/generated/model';
import { toast } from '@/shared/ui/toast';
import type { ViewKind } from '../model/view-list';
import { useActivateView } from './use-activate-view';

/** Activates a view and warns about parts that no longer exist. Returns its query. */
export function useChosenView<Query>(kind: ViewKind<Query>): (view: SavedFilter) => Query {
  const { t, i18n } = useLingui();
  const activate = useActivateView(kind.list);
  return ({ name, filters, dropped: gone }) => {
    const { query, dropped } = kind.read(filters);
    const lost = [...new Set([...dropped, ...gone])].map((word) => {
      const label = kind.nameOf(word);
      return label ? i18n._(label) : word;
    });
    activate.mutate(name);
    if (lost.length > 0)
      toast({
        kind: 'info',
        title: t`Part of this view no longer exists`,
        detail: t`Left out: ${lost.join(', ')}`,
      });
    return query;
  };
}
