import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { findingQueries, queryOf, sortOf, validateFindingsSearch, type FindingsSearch } from '@/entities/finding';
import { chosenColumnsQuery } from '@/features/choose-columns';
import { savedViewsQuery } from '@/features/save-view';
import { FindingsPage } from '@/pages/findings';
import { beforeFirstPage } from '../../splash';

export const Route = createFileRoute('/_home/findings/all')({
  validateSearch: validateFindingsSearch,
  // Peek and view are the page's own: only another question asks the server again.
  loaderDeps: ({ search }) => ({ ...queryOf(search), sort_field: sortOf(search).field, sort: sortOf(search).direction }),
  // What fails, the page shows.
  loader: ({ context: { queryClient }, deps }) =>
    beforeFirstPage(Promise.allSettled([queryClient.infiniteQuery(findingQueries.pages(deps)), queryClient.query(chosenColumnsQuery()), queryClient.query(savedViewsQuery())])),
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
