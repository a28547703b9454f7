import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { supplyChainQueries, type SupplyChainSearch } from '@/entities/supply-chain';
import { messageOf } from '@/shared/api/error-message';
import { severities } from '@/shared/rules/finding-filters';
import { Button } from '@/shared/ui/button';
import { Card, CardHead } from '@/shared/ui/card';
import { Input } from '@/shared/ui/input';
import { linkStyles } from '@/shared/ui/link';
import { SeverityBar } from '@/shared/ui/proportion-bar';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { Cell, HeadCell, Row, Table, TableHead } from '@/shared/ui/table';

const settleMs = 150;

interface ComponentsCardProps {
  search: SupplyChainSearch;
  onSearch: (search: SupplyChainSearch) => void;
}

/** Every component of the imported SBOMs, those with vulnerabilities first. */
export function ComponentsCard({ search, onSearch }: ComponentsCardProps) {
  const { t, i18n } = useLingui();
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(supplyChainQueries.components(search.q));
  const [typed, setTyped] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const components = data?.pages.flatMap((page) => page.data) ?? [];
  return (
    <Card aria-labelledby="components" className="overflow-hidden">
      <CardHead
        id="components"
        title={<Trans>Components</Trans>}
        actions={
          <Input
            type="search"
            size="sm"
            icon={Search}
            className="w-44 sm:w-56"
            aria-label={t`Search components`}
            placeholder={t`Search components`}
            value={typed ?? search.q ?? ''}
            onBlur={() => setTyped(undefined)}
            onChange={(event) => {
              const text = event.target.value;
              setTyped(text);
              clearTimeout(timer.current);
              timer.current = setTimeout(() => {
                const { q: _q, ...rest } = search;
                onSearch(text.trim() === '' ? rest : { ...rest, q: text.trim() });
              }, settleMs);
            }}
          />
        }
      />
      {isPending ? (
        <SkeletonRows rows={6} label={t`Loading the components`} />
      ) : error ? (
        <p className="p-6 text-sm text-ink-3">{messageOf(error)}</p>
      ) : components.length === 0 ? (
        <p className="p-6 text-sm text-ink-3">
          {search.q === undefined ? <Trans>No component is known. Upload an SBOM, such as CycloneDX, to see what is built in.</Trans> : <Trans>No component matches.</Trans>}
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
                  <Link to="/supply-chain/components/$id" params={{ id }} className={linkStyles.title}>
                    {[attributes.group, attributes.name].filter(Boolean).join('/')}
                  </Link>
                  <span className="ml-2 text-xs text-ink-3">{attributes.direct === true ? t`direct` : attributes.ecosystem}</span>
                  <span className="block text-xs text-ink-3 md:hidden">
                    <span className="font-mono">{attributes.version}</span> · {attributes.repository.nickname}
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
                      <span className="num w-6 shrink-0 text-right font-medium text-ink">{i18n.number(severities.reduce((sum, one) => sum + attributes.vulnerabilities[one], 0))}</span>
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
    </Card>
  );
}
