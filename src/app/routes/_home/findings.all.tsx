import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { findingQueries, queryOf, validateFindingsSearch, type FindingsSearch } from '@/entities/finding';
import { chosenColumnsQuery } from '@/features/choose-columns';
import { savedViewsQuery } from '@/features/save-view';
import { FindingsPage } from '@/pages/findings';
import { beforeFirstPage } from '../../splash';

export const Route = createFileRoute('/_home/findings/all')({
  validateSearch: validateFindingsSearch,
  // Without dependencies: another question is the same page, which goes on showing what it has. With them the router would take it for another
  // page, and on a slow machine put a placeholder in its stead: what was being typed would be lost. What fails, the page shows.
  loader: ({ context: { queryClient }, location }) =>
    beforeFirstPage(Promise.allSettled([queryClient.infiniteQuery(findingQueries.pages(validateFindingsSearch(location.search))), queryClient.query(chosenColumnsQuery()), queryClient.query(savedViewsQuery())])),
  component: FindingsRoute,
});

function FindingsRoute() {
  const search = Route.useSearch();
  const navigate = useNavigate();
  // Only another question is a step back; a peek moved along the list is not.
  const isSame = (next: FindingsSearch) => JSON.stringify(queryOf(next)) === JSON.stringify(queryOf(search));
  return (
    <FindingsPage
      search={search}
      onSearch={(next, { replace } = { replace: isSame(next) }) => void navigate({ to: '/findings/all', search: next, replace })}
    />
  );
}
