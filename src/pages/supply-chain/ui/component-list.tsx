import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { subjectName, supplyChainQueries, type SupplyChainSearch } from '@/entities/supply-chain';
import { severities } from '#domain/finding-filters';
import { QueryError } from '@/shared/ui/query-boundary';
import { Button } from '@/shared/ui/button';
import { SearchInput } from '@/shared/ui/input';
import { linkStyles } from '@/shared/ui/link';
import { SeverityBar } from '@/shared/ui/severity';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { Cell, HeadCell, Row, Table, TableHead } from '@/shared/ui/table';
import { ComponentViewTabs } from './component-view-tabs';

interface ComponentListProps {
  search: SupplyChainSearch;
  onSearch: (search: SupplyChainSearch) => void;
}

/** Every component of the imported SBOMs, those with vulnerabilities first. */
export function ComponentList({ search, onSearch }: ComponentListProps) {
  const { t, i18n } = useLingui();
  const { data, error, isPending, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery(supplyChainQueries.components(search.q, search.repository));
  const panelId = useId();
  const words = new Intl.ListFormat(i18n.locale);
  const components = data?.pages.flatMap((page) => page.data) ?? [];
  return (
    <>
      <ComponentViewTabs
        search={search}
        onSearch={onSearch}
        panelId={panelId}
        total={data?.pages[0]?.meta.total}
      />
      <div id={panelId} role="tabpanel" aria-label={t`Components`}>
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
                            severities.reduce(
                              (sum, one) => sum + attributes.vulnerabilities[one],
                              0,
                            ),
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
      </div>
    </>
  );
}
