import { Trans, useLingui } from '@lingui/react/macro';
import { useDeferredValue, useState } from 'react';
import { useInSight } from '@/shared/lib/use-in-view';
import { filterValueName, useFilterOptions, type FindingsSearch } from '@/entities/finding';
import { compactList } from '../model/compact-list';
import { useDebouncedSearch } from '../model/use-rested-search';
import type { FindingFilterKey, Severity } from '#domain/finding-filters';
import { cx } from '@/shared/lib/cx';
import { Checkbox } from '@/shared/ui/checkbox';
import { Input } from '@/shared/ui/input';
import { linkStyles } from '@/shared/ui/link';
import { SeverityGlyph } from '@/shared/ui/severity';
import { Skeleton } from '@/shared/ui/skeleton';

interface OptionsFilterProps {
  filterKey: FindingFilterKey;
  name: string;
  values: readonly string[] | undefined;
  value: readonly string[];
  search: FindingsSearch;
  onChange: (value: readonly string[] | undefined) => void;
}

/** As many rows as most filters will have: what is below then knows whether it is in sight. */
const awaited = ['w-2/3', 'w-1/2', 'w-3/5'];

/** Options with live counts. A long list shows its first three, and finds the rest by typing. */
export function OptionsFilter({
  filterKey,
  name,
  values,
  value,
  search,
  onChange,
}: OptionsFilterProps) {
  const { t, i18n } = useLingui();
  const [all, setAll] = useState(false);
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(typed);
  const [place, inSight] = useInSight();
  const { data, isPending, error, refetch } = useFilterOptions(
    filterKey,
    useDebouncedSearch(search),
    wanted,
    inSight,
  );
  const options = compactList({ values, chosen: value, counted: data?.options ?? [], all });
  const toggle = (option: string) => {
    const next = value.includes(option)
      ? value.filter((one) => one !== option)
      : [...value, option];
    onChange(next.length > 0 ? next : undefined);
  };
  const more = Math.max(0, (data?.options.length ?? 0) - options.length);
  const moreWords = `${i18n.number(more)}${data?.truncated ? '+' : ''}`;
  return (
    <div ref={place} role="group" aria-label={name}>
      <div className="px-1.5 pt-1 pb-0.5 text-xs text-ink-3">{name}</div>
      {all && values === undefined && (
        <div className="px-1.5 pb-1">
          <Input
            size="sm"
            type="search"
            aria-label={t`Find in ${name}`}
            placeholder={t`Find`}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
      )}
      {options.map((option) => (
        <Checkbox
          key={option.value}
          className="rounded-sm px-1.5 hover:bg-hover max-sm:min-h-10"
          checked={value.includes(option.value)}
          onChange={() => toggle(option.value)}
          label={
            <OptionLabel
              filterKey={filterKey}
              value={option.value}
              label={filterValueName(i18n, filterKey, option.value, option.label)}
            />
          }
          end={
            isPending ? (
              <Skeleton className="h-3 w-8" />
            ) : (
              <span className="text-xs text-ink-3 num">
                {option.count === undefined ? '' : i18n.number(option.count)}
              </span>
            )
          }
        />
      ))}
      {options.length === 0 &&
        isPending &&
        awaited.map((width) => (
          <div key={width} aria-hidden className="flex h-7 items-center px-1.5">
            <Skeleton className={cx('h-3', width)} />
          </div>
        ))}
      {error && !data && (
        <p className="flex flex-wrap items-center gap-x-2 px-1.5 py-1 text-xs text-ink-3">
          <Trans>Not loaded.</Trans>
          <button
            type="button"
            className={`${linkStyles.action} min-h-6`}
            onClick={() => void refetch()}
          >
            <Trans>Try again</Trans>
          </button>
        </p>
      )}
      {options.length === 0 && data && (
        <p className="px-1.5 py-1 text-xs text-ink-3">
          <Trans>Nothing to choose from</Trans>
        </p>
      )}
      {values === undefined && (all || more > 0) && (
        <button
          type="button"
          className={`${linkStyles.action} h-6 px-1.5 text-xs`}
          onClick={() => setAll(!all)}
        >
          {all ? <Trans>Show fewer</Trans> : <Trans>{moreWords} more</Trans>}
        </button>
      )}
    </div>
  );
}

const OptionLabel = ({
  filterKey,
  value,
  label,
}: {
  filterKey: FindingFilterKey;
  value: string;
  label: string;
}) => (
  <span className="flex min-w-0 items-center gap-2" title={label}>
    {filterKey === 'severity' && <SeverityGlyph severity={value as Severity} />}
    <span className="truncate">{label}</span>
  </span>
);
