import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { supplyChainQueries } from '@/entities/supply-chain';
import { QueryError } from '@/shared/ui/query-boundary';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { Tree } from '@/shared/ui/tree';
import { componentOf, dependencyTree } from '../model/dependency-tree';

/**
 * The dependency tree. A node shows the worst severity of its branch, so that the user can follow
 * it down to the vulnerable component.
 */
export function DependenciesView({
  repository,
  bill,
}: {
  repository: string;
  bill: string | undefined;
}) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(supplyChainQueries.dependencies(repository, bill));
  const roots = useMemo(() => (data ? dependencyTree(data) : undefined), [data]);
  if (error && !data) return <QueryError error={error} onRetry={refetch} />;
  if (!data || !roots) return <SkeletonRows rows={6} label={t`Loading the dependencies`} />;
  if (roots.length === 0) {
    return (
      <p className="p-6 text-sm text-ink-3">
        <Trans>
          This repository has no SBOM yet. Upload one, such as CycloneDX, to see its components.
        </Trans>
      </p>
    );
  }
  return (
    <>
      {data.truncated && (
        <p className="border-b border-line bg-inset px-4 py-2 text-xs text-ink-3">
          <Trans>Too many components to show here. See them all in the list.</Trans>
        </p>
      )}
      <div className="flex max-h-[32rem] flex-col p-2">
        <Tree
          key={`${repository} ${bill}`}
          label={t`Dependencies`}
          nodes={roots}
          value={null}
          defaultOpen={roots.length === 1 && roots[0] ? [roots[0].id] : []}
          onChange={(place) =>
            void navigate({
              to: '/supply-chain/components/$id',
              params: { id: componentOf(place) },
            })
          }
        />
      </div>
    </>
  );
}
