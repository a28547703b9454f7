import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { repositoryPageSize, repositoryQueries } from '@/entities/repository';
import {
  componentViews,
  subjectName,
  supplyChainQueries,
  type ComponentView,
  type SupplyChainSearch,
} from '@/entities/supply-chain';
import { severities } from '#domain/finding-filters';
import { QueryError } from '@/shared/ui/query-boundary';
import { Button } from '@/shared/ui/button';
import { Card, CardHead } from '@/shared/ui/card';
import { SearchInput } from '@/shared/ui/input';
import { linkStyles } from '@/shared/ui/link';
import { SeverityBar } from '@/shared/ui/severity';
import { SegmentedControl } from '@/shared/ui/segmented-control';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { Cell, HeadCell, Row, Table, TableHead } from '@/shared/ui/table';
import { SbomToolbar } from './bill-toolbar';
import { ChangesView } from './changes-view';
import { DependenciesView } from './dependencies-view';

interface ComponentsCardProps {
  search: SupplyChainSearch;
  onSearch: (search: SupplyChainSearch) => void;
}

/** Components as a list, as a repository's dependency tree, or as changes between imports. */
export function ComponentsCard({ search, onSearch }: ComponentsCardProps) {
  const { t } = useLingui();
  const { data: repositories } = useQuery(
    repositoryQueries.list({ page_size: repositoryPageSize, sort_field: 'nickname', sort: 'asc' }),
  );
  const view = search.view ?? 'list';
  const names: Readonly<Record<ComponentView, string>> = {
    list: t`List`,
    tree: t`Dependencies`,
    changes: t`Changes`,
  };
  const choices = repositories?.data ?? [];
  const repository =
    choices.find(({ attributes }) => attributes.nickname === search.repository) ?? choices[0];
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
            {/* The page's select narrows to another one; of all repositories the first is shown. */}
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

/** Every component of the imported SBOMs, those with vulnerabilities first. */
function ComponentList({ search, onSearch }: ComponentsCardProps) {
  const { t, i18n } = useLingui();
  const { data, error, isPending, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery(supplyChainQueries.components(search.q, search.repository));
  const words = new Intl.ListFormat(i18n.locale);
  const components = data?.pages.flatMap((page) => page.data) ?? [];
  return (
    <>
      <div className="border-b border-line px-4 py-2.5">
        <SearchInput
          size="sm"
          className="w-72 max-w-full"
          label={t`Search components`}
          value={search.q ?? ''}
          onSearch={(q) => {
            const { q: _q, ...rest } = search;
            onSearch(q === '' ? rest : { ...rest, q });
          }}
        />
      </div>
      {isPending ? (
        <SkeletonRows rows={6} label={t`Loading the components`} />
      ) : data === undefined ? (
        <QueryError error={error} onRetry={refetch} />
      ) : components.length === 0 ? (
        <p className="p-6 text-sm text-ink-3">
          {search.q === undefined ? (
            <Trans>
              No components yet. Upload an SBOM, such as CycloneDX, to see your dependencies.
            </Trans>
          ) : (
            <Trans>No matching components.</Trans>
          )}
        </p>
      ) : (
        <Table caption={t`Components`}>
          <TableHead>
            <HeadCell>{t`Component`}</HeadCell>
            <HeadCell className="max-md:hidden">{t`Version`}</HeadCell>
            <HeadCell className="max-md:hidden">{t`Repository`}</HeadCell>
            <HeadCell className="max-lg:hidden">{t`Licences`}</HeadCell>
            <HeadCell>{t`Vulnerabilities`}</HeadCell>
          </TableHead>
          <tbody>
            {components.map(({ id, attributes }) => (
              <Row key={id}>
                <Cell className="break-words">
                  <Link
                    to="/supply-chain/components/$id"
                    params={{ id }}
                    className={linkStyles.title}
                  >
                    {[attributes.group, attributes.name].filter(Boolean).join('/')}
                  </Link>
                  <span className="ml-2 text-xs text-ink-3">
                    {attributes.direct === true ? t`direct` : attributes.ecosystem}
                  </span>
                  {attributes.bills.length > 0 && (
                    <span className="block text-xs text-ink-3">{t`in ${words.format(attributes.bills.map(({ subject }) => subjectName(i18n, subject)))}`}</span>
                  )}
                  <span className="block text-xs text-ink-3 md:hidden">
                    <span className="font-mono">{attributes.version}</span> ·{' '}
                    {attributes.repository.nickname}
                  </span>
                </Cell>
                <Cell className="font-mono text-xs max-md:hidden">{attributes.version}</Cell>
                <Cell className="max-md:hidden">{attributes.repository.nickname}</Cell>
                <Cell className="max-lg:hidden">{attributes.licenses.join(', ')}</Cell>
                <Cell className="w-32 sm:w-52">
                  {attributes.worst === null ? (
                    <span className="block w-6 text-right text-ink-3">–</span>
                  ) : (
                    <span className="flex items-center gap-2.5">
                      <span className="w-6 shrink-0 text-right font-medium text-ink num">
                        {i18n.number(
                          severities.reduce((sum, one) => sum + attributes.vulnerabilities[one], 0),
                        )}
                      </span>
                      <span className="min-w-0 flex-1">
                        <SeverityBar counts={attributes.vulnerabilities} />
                      </span>
                    </span>
                  )}
                </Cell>
              </Row>
            ))}
          </tbody>
        </Table>
      )}
      {hasNextPage && (
        <div className="flex justify-center border-t border-line p-3">
          <Button size="sm" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            <Trans>Show more components</Trans>
          </Button>
        </div>
      )}
    </>
  );
}
