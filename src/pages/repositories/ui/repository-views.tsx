import { useLingui } from '@lingui/react/macro';
import { SavedViewTabs, useDefaultView } from '@/widgets/saved-views';
import type { RepositoriesSearch } from '../model/repositories-search';
import {
  describeRepositories,
  repositoryQueryOf,
  repositoryViews,
  withRepositoryQuery,
} from '../model/repository-views';

interface RepositoryViewsProps {
  search: RepositoriesSearch;
  onSearch: (search: RepositoriesSearch) => void;
  panelId: string;
  total: number | undefined;
}

/** The saved views of repositories. */
export function RepositoryViews({ search, onSearch, panelId, total }: RepositoryViewsProps) {
  const { i18n } = useLingui();
  const query = repositoryQueryOf(search);
  useDefaultView(repositoryViews, query, (next, name) =>
    onSearch(withRepositoryQuery(search, next, name)),
  );
  return (
    <SavedViewTabs
      kind={repositoryViews}
      query={query}
      view={search.saved}
      described={describeRepositories(i18n, search)}
      panelId={panelId}
      count={total === undefined ? undefined : i18n.number(total)}
      onShow={(next, name) => onSearch(withRepositoryQuery(search, next, name))}
    />
  );
}
