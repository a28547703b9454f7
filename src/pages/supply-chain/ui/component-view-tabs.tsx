import { useLingui } from '@lingui/react/macro';
import type { SupplyChainSearch } from '@/entities/supply-chain';
import { SavedViewTabs, useDefaultView } from '@/widgets/saved-views';
import {
  componentQueryOf,
  componentSearchOf,
  componentViews,
  describeComponents,
} from '../model/component-views';

interface ComponentViewTabsProps {
  search: SupplyChainSearch;
  onSearch: (search: SupplyChainSearch) => void;
  panelId: string;
  total: number | undefined;
}

/** The saved views of components. */
export function ComponentViewTabs({ search, onSearch, panelId, total }: ComponentViewTabsProps) {
  const { i18n } = useLingui();
  const query = componentQueryOf(search);
  useDefaultView(componentViews, query, (next, name) => onSearch(componentSearchOf(next, name)));
  return (
    <SavedViewTabs
      className="px-4"
      kind={componentViews}
      query={query}
      view={search.saved}
      described={describeComponents(i18n, query)}
      panelId={panelId}
      count={total === undefined ? undefined : i18n.number(total)}
      onShow={(next, name) => onSearch(componentSearchOf(next, name))}
    />
  );
}
