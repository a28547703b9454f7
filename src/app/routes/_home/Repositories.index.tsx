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
  // Without `loaderDeps`: another question is the same page, and what is being typed in it stays.
  loader: ({ context }) =>
    Promise.allSettled([
      context.queryClient.query(repositoryQueries.list(repositoriesParams(context.search))),
    ]),
  component: RepositoriesRoute,
});

function RepositoriesRoute() {
  const search = Route.useSearch();
  const navigate = useNavigate();
  // Closing what an address opened is no step of its own.
  return (
    <RepositoriesPage
      search={search}
      onSearch={(next) =>
        void navigate({ to: '/Repositories', search: next, replace: search.upload !== undefined })
      }
    />
  );
}
