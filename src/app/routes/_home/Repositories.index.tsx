import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { repositoryQueries } from '@/entities/repository';
import {
  RepositoriesPage,
  repositoriesParams,
  validateRepositoriesSearch,
} from '@/pages/repositories';

export const Route = createFileRoute('/_home/Repositories/')({
  validateSearch: validateRepositoriesSearch,
  beforeLoad: ({ search }) => ({ search }),
  // No `loaderDeps`: a changed search stays on the same page, which keeps what the user is typing.
  loader: ({ context }) =>
    Promise.allSettled([
      context.queryClient.query(repositoryQueries.list(repositoriesParams(context.search))),
    ]),
  component: RepositoriesRoute,
});

function RepositoriesRoute() {
  const search = Route.useSearch();
  const navigate = useNavigate();
  // Closing what a URL opened adds no history entry.
  return (
    <RepositoriesPage
      search={search}
      onSearch={(next) =>
        void navigate({ to: '/Repositories', search: next, replace: search.upload !== undefined })
      }
    />
  );
}
