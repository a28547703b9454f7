import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { scanQueries } from '@/entities/scan';
import { subjectName, supplyChainQueries, type SupplyChainSearch } from '@/entities/supply-chain';
import { dateTimeOf } from '@/shared/lib/ago';
import { QueryError } from '@/shared/ui/query-boundary';
import { Select } from '@/shared/ui/select';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { Switch } from '@/shared/ui/switch';
import { comparedSboms } from '../model/compared-sboms';
import { ComponentChanges } from './component-changes';
import { DifferentSubjects } from './different-subjects';

interface ChangesViewProps {
  repository: string;
  search: SupplyChainSearch;
  onSearch: (search: SupplyChainSearch) => void;
}

/**
 * Compares two imports of one repository: added, removed and replaced components, and their
 * effects.
 */
export function ChangesView({ repository, search, onSearch }: ChangesViewProps) {
  const { t, i18n } = useLingui();
  const { data, error, refetch } = useInfiniteQuery(scanQueries.ofRepository(repository));
  const compared =
    data &&
    comparedSboms(
      data.pages.flatMap((page) => page.data),
      search,
    );
  if (error && !data) return <QueryError error={error} onRetry={refetch} />;
  if (!compared) return <SkeletonRows rows={6} label={t`Loading the imports`} />;
  const { bills, from, to } = compared;
  if (from === undefined || to === undefined) {
    return (
      <p className="p-6 text-sm text-ink-3">
        <Trans>Upload a second SBOM for this repository to compare changes.</Trans>
      </p>
    );
  }
  // Names the subject only if it distinguishes the two SBOMs.
  const subjectOf = (bill: string) =>
    bills.find(({ id }) => id === bill)?.attributes.subject ?? null;
  const named = new Set(bills.map(({ attributes }) => attributes.subject)).size > 1;
  const options = bills.map(({ id, attributes }) => ({
    value: id,
    label: [
      named && subjectName(i18n, attributes.subject),
      attributes.finished_at && dateTimeOf(i18n, attributes.finished_at),
      attributes.file_name,
    ]
      .filter(Boolean)
      .join(' · '),
  }));
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line px-4 py-2.5 text-sm">
        <div className="flex min-w-0 flex-wrap items-center gap-2">
          <Select
            size="sm"
            className="w-64 max-w-full"
            aria-label={t`Earlier`}
            value={from}
            options={options}
            onChange={(event) => onSearch({ ...search, from: event.target.value, to })}
          />
          <span aria-hidden>→</span>
          <Select
            size="sm"
            className="w-64 max-w-full"
            aria-label={t`Later`}
            value={to}
            options={options}
            onChange={(event) => onSearch({ ...search, from, to: event.target.value })}
          />
        </div>
        <Switch
          label={t`Only changes with an impact`}
          checked={search.effect === true}
          onChange={({ target: { checked } }) => {
            const { effect: _effect, ...rest } = search;
            onSearch(checked ? { ...rest, effect: true } : rest);
          }}
        />
      </div>
      <DifferentSubjects from={subjectOf(from)} to={subjectOf(to)} />
      <Changes repository={repository} from={from} to={to} onlyEffects={search.effect === true} />
    </>
  );
}

function Changes({
  repository,
  from,
  to,
  onlyEffects,
}: {
  repository: string;
  from: string;
  to: string;
  onlyEffects: boolean;
}) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(supplyChainQueries.changes(repository, from, to));
  if (error && !data) return <QueryError error={error} onRetry={refetch} />;
  if (!data) return <SkeletonRows rows={4} label={t`Loading the changes`} />;
  if (data.data.length === 0) {
    return (
      <p className="p-6 text-sm text-ink-3">
        <Trans>Both SBOMs have the same components.</Trans>
      </p>
    );
  }
  return (
    <ComponentChanges key={`${from} ${to} ${onlyEffects}`} diff={data} onlyEffects={onlyEffects} />
  );
}
