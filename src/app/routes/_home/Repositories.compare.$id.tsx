import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { repositoryQueries } from '@/entities/repository';
import { ComparePage, validateCompareSearch, type CompareSearch } from '@/pages/compare';

export const Route = createFileRoute('/_home/Repositories/compare/$id')({
  // The page normalizes it, because every page loads this file.
  validateSearch: (search: object): CompareSearch => search,
  loader: ({ context, params }) =>
    context.queryClient.query({ ...repositoryQueries.detail(params.id), staleTime: 'static' }),
  component: CompareRoute,
});

function CompareRoute() {
  const repository = Route.useLoaderData();
  const navigate = useNavigate({ from: Route.fullPath });
  return (
    <ComparePage
      key={repository.id}
      repository={repository}
      search={validateCompareSearch({ ...Route.useSearch() })}
      onSearch={(next, { replace } = { replace: false }) =>
        void navigate({ search: next, replace })
      }
    />
  );
}
