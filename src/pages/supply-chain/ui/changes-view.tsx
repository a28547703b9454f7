import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { scanQueries, type Scan } from '@/entities/scan';
import { supplyChainQueries } from '@/entities/supply-chain';
import type { ComponentChangeChange } from '@/shared/api/generated/model';
import { dateTimeOf } from '@/shared/lib/ago';
import { Unanswered } from '@/shared/ui/answer';
import { Badge, type BadgeTone } from '@/shared/ui/badge';
import { Select } from '@/shared/ui/select';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { Cell, HeadCell, Row, Table, TableHead } from '@/shared/ui/table';

const tones: Readonly<Record<ComponentChangeChange, BadgeTone>> = { added: 'progress', removed: 'neutral', upgraded: 'ok', downgraded: 'warn' };

/** Two imports of one repository beside each other: what came, what went, what was replaced. */
export function ChangesView({ repository }: { repository: string }) {
  const { t, i18n } = useLingui();
  const { data, error, refetch } = useInfiniteQuery(scanQueries.ofRepository(repository));
  const [chosen, setChosen] = useState<{ from?: string; to?: string }>({});
  const bills = data?.pages.flatMap((page) => page.data).filter(hasBill);
  if (error && !data) return <Unanswered error={error} onRetry={refetch} />;
  if (!bills) return <SkeletonRows rows={6} label={t`Loading the imports`} />;
  const to = chosen.to ?? bills[0]?.id;
  const from = chosen.from ?? bills[1]?.id;
  if (from === undefined || to === undefined) {
    return (
      <p className="p-6 text-sm text-ink-3">
        <Trans>Two SBOMs of this repository are needed to compare them. Upload the next one to see what changed.</Trans>
      </p>
    );
  }
  const options = bills.map(({ id, attributes }) => ({ value: id, label: [attributes.finished_at && dateTimeOf(i18n, attributes.finished_at), attributes.file_name].filter(Boolean).join(' · ') }));
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-2.5 text-sm">
        <Select size="sm" className="w-64 max-w-full" aria-label={t`Earlier`} value={from} options={options} onChange={(event) => setChosen({ ...chosen, from: event.target.value })} />
        <span aria-hidden>→</span>
        <Select size="sm" className="w-64 max-w-full" aria-label={t`Later`} value={to} options={options} onChange={(event) => setChosen({ ...chosen, to: event.target.value })} />
      </div>
      <Changes repository={repository} from={from} to={to} />
    </>
  );
}

const hasBill = ({ attributes: { status, counts, dry_run: dry, undone_at: undone } }: Scan) => status === 'succeeded' && counts.components > 0 && !dry && undone === null;

function Changes({ repository, from, to }: { repository: string; from: string; to: string }) {
  const { t, i18n } = useLingui();
  const { data, error, refetch } = useQuery(supplyChainQueries.changes(repository, from, to));
  const names: Readonly<Record<ComponentChangeChange, string>> = { added: t`Added`, removed: t`Removed`, upgraded: t`Upgraded`, downgraded: t`Downgraded` };
  if (error && !data) return <Unanswered error={error} onRetry={refetch} />;
  if (!data) return <SkeletonRows rows={4} label={t`Loading the changes`} />;
  if (data.data.length === 0) {
    return (
      <p className="p-6 text-sm text-ink-3">
        <Trans>Both have the same components.</Trans>
      </p>
    );
  }
  const added = i18n.number(data.added);
  const removed = i18n.number(data.removed);
  const changed = i18n.number(data.changed);
  return (
    <>
      <p className="num border-b border-line bg-inset px-4 py-2 text-xs text-ink-2">
        <Trans>
          {added} added, {removed} removed, {changed} with another version
        </Trans>
      </p>
      <Table caption={t`Changes`}>
        <TableHead>
          <HeadCell>{t`Component`}</HeadCell>
          <HeadCell>{t`What changed`}</HeadCell>
          <HeadCell>{t`Version`}</HeadCell>
        </TableHead>
        <tbody>
          {data.data.map(({ change, name, purl, from_version: before, to_version: after }) => (
            <Row key={`${change} ${purl ?? name} ${before} ${after}`} density="compact">
              <Cell className="font-medium break-words text-ink">{name}</Cell>
              <Cell>
                <Badge tone={tones[change]}>{names[change]}</Badge>
              </Cell>
              <Cell className="font-mono text-xs whitespace-nowrap">{[before, after].filter(Boolean).join(' → ')}</Cell>
            </Row>
          ))}
        </tbody>
      </Table>
    </>
  );
}
