import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { GitCompareArrows } from 'lucide-react';
import type { Scan } from '@/entities/scan';
import type { FindingComparison } from '#domain/finding-comparison';
import { dateTimeOf, utcDateOf } from '@/shared/lib/ago';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { QueryError } from '@/shared/ui/query-boundary';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { comparisonQuery } from '../api/comparison-query';
import { listSearchOf, type CompareSearch } from '../model/compare-search';
import { hasCommonTool } from '../model/compared-sides';
import { ChangedFindings } from './changed-findings';
import { ChangeFigures } from './change-figures';

interface ComparisonProps {
  comparison: FindingComparison;
  nickname: string;
  scans: readonly Scan[];
  search: CompareSearch;
  onSearch: (search: CompareSearch, how?: { readonly replace: boolean }) => void;
}

/** The figures of a comparison and the findings behind them. */
export function Comparison({ comparison, nickname, scans, search, onSearch }: ComparisonProps) {
  const { t, i18n } = useLingui();
  const { data, error, refetch, isPlaceholderData } = useQuery(
    comparisonQuery(comparison, listSearchOf(search)),
  );
  if (error) return <QueryError error={error} onRetry={refetch} />;
  if (data === undefined)
    return (
      <Card>
        <SkeletonRows rows={4} label={t`Comparing`} />
      </Card>
    );
  const scan = (id: string) => scans.find((one) => one.id === id)?.attributes;
  const nameOf = (name: string) => {
    if (comparison.by === 'days') return utcDateOf(i18n, name);
    if (comparison.by === 'branches') return name;
    const found = scan(name);
    return found ? dateTimeOf(i18n, found.finished_at ?? found.created_at) : t`Scan`;
  };
  const [before, after] = [nameOf(data.before.name), nameOf(data.after.name)];
  const unread = [
    { side: data.before, name: before },
    { side: data.after, name: after },
  ].find(({ side }) => side.tools.length === 0);
  if (unread)
    return (
      <EmptyState
        icon={GitCompareArrows}
        title={
          unread.side.scanned_at === null
            ? t`No report for ${unread.name}`
            : t`No complete report for ${unread.name}`
        }
        text={t`Upload a report for it, or choose another side. Without a report, its findings are unknown.`}
      />
    );
  if (!hasCommonTool(data)) {
    const [first, second] = [data.before, data.after].map(({ tools }) => tools.join(', '));
    return (
      <EmptyState
        icon={GitCompareArrows}
        title={t`Nothing to compare`}
        text={t`The reports are from different tools: ${first} before, ${second} after. Choose two sides with the same tool.`}
      />
    );
  }
  const changes = data.new.total + data.gone.total;
  return (
    <div className="flex flex-col gap-4" aria-busy={isPlaceholderData || undefined}>
      <ChangeFigures data={data} comparison={comparison} before={before} after={after} />
      {changes === 0 && (
        <p role="status" className="text-sm text-ink-2">
          <Trans>
            No difference between {before} and {after}.
          </Trans>
        </p>
      )}
      <ChangedFindings data={data} nickname={nickname} search={search} onSearch={onSearch} />
    </div>
  );
}
