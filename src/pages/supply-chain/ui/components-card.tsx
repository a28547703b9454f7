import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { repositoryQueries, useRepositoryNamed } from '@/entities/repository';
import {
  componentViews,
  supplyChainQueries,
  type ComponentView,
  type SupplyChainSearch,
} from '@/entities/supply-chain';
import { Card, CardHead } from '@/shared/ui/card';
import { SegmentedControl } from '@/shared/ui/segmented-control';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { SbomToolbar } from './sbom-toolbar';
import { ChangesView } from './changes-view';
import { ComponentList } from './component-list';
import { DependenciesView } from './dependencies-view';

interface ComponentsCardProps {
  search: SupplyChainSearch;
  onSearch: (search: SupplyChainSearch) => void;
}

/** Components as a list, as a repository's dependency tree, or as changes between imports. */
export function ComponentsCard({ search, onSearch }: ComponentsCardProps) {
  const { t } = useLingui();
  const { data: repositories } = useQuery(repositoryQueries.named());
  const view = search.view ?? 'list';
  const names: Readonly<Record<ComponentView, string>> = {
    list: t`List`,
    tree: t`Dependencies`,
    changes: t`Changes`,
  };
  const named = useRepositoryNamed(search.repository);
  const repository = search.repository === undefined ? repositories?.data[0] : named;
  const { data: bills, isPending: isAskingForBills } = useQuery({
    ...supplyChainQueries.sboms(repository?.id ?? ''),
    enabled: repository !== undefined && view !== 'list',
  });
  const bill = bills?.find(({ scan_id: scan }) => scan === search.bill) ?? bills?.[0];
  const show = (next: ComponentView) => {
    const { view: _view, ...rest } = search;
    onSearch(next === 'list' ? rest : { ...rest, view: next });
  };
  return (
    <Card aria-labelledby="components" className="overflow-hidden">
      <CardHead
        id="components"
        title={<Trans>Components</Trans>}
        actions={
          <SegmentedControl
            label={t`Component view`}
            segments={componentViews.map((value) => ({ value, label: names[value] }))}
            value={view}
            onChange={show}
          />
        }
      />
      {view === 'list' ? (
        <ComponentList search={search} onSearch={onSearch} />
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-2 border-b border-line px-4 py-2.5">
            {/* The page's select changes the repository; with all repositories, the first one
                is shown. */}
            <span className="truncate text-sm font-medium">{repository?.attributes.nickname}</span>
            {repository && (
              <SbomToolbar
                repository={repository}
                bills={bills ?? []}
                {...(view === 'tree' && { bill })}
                onBill={(chosen) => onSearch({ ...search, bill: chosen.scan_id })}
              />
            )}
          </div>
          {repository && view === 'changes' && (
            <ChangesView
              key={repository.id}
              repository={repository.id}
              search={search}
              onSearch={onSearch}
            />
          )}
          {repository && view === 'tree' && isAskingForBills && (
            <SkeletonRows rows={6} label={t`Loading the dependencies`} />
          )}
          {repository && view === 'tree' && !isAskingForBills && (
            <DependenciesView repository={repository.id} bill={bill?.scan_id} />
          )}
        </>
      )}
    </Card>
  );
}
