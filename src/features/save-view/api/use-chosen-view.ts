import { useLingui } from '@lingui/react/macro';
import { filterNames, type FindingsSearch } from '@/entities/finding';
import type { SavedFilter } from '@/shared/api/generated/model';
import { isFindingFilterKey } from '#domain/finding-filters';
import { toast } from '@/shared/ui/toast';
import { readView } from '../model/view-changes';
import { useViewActions } from './use-saved-views';

/** Activates a view and warns about parts that no longer exist. Returns the resulting search. */
export function useChosenView(): (view: SavedFilter) => FindingsSearch {
  const { t, i18n } = useLingui();
  const { activate } = useViewActions();
  return ({ name, filters, dropped: gone }) => {
    const { query, dropped } = readView(filters);
    const lost = [...new Set([...dropped, ...gone])];
    activate.mutate(name);
    if (lost.length > 0)
      toast({
        kind: 'info',
        title: t`Part of this view no longer exists`,
        detail: t`Left out: ${lost.map((word) => (isFindingFilterKey(word) ? i18n._(filterNames[word]) : word)).join(', ')}`,
      });
    return { ...query, view: name };
  };
}
