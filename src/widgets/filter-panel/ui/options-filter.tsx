import { Trans, useLingui } from '@lingui/react/macro';
import { useDeferredValue, useEffect, useEffectEvent, useState } from 'react';
import { useInView } from '@/shared/lib/use-in-view';
import { filterValueName, useFilterOptions, type FindingsSearch } from '@/entities/finding';
import { compactList } from '../model/compact-list';
import { useDebouncedSearch } from '../model/use-debounced-search';
import type { FindingFilterKey, Severity } from '#domain/finding-filters';
import { cx } from '@/shared/lib/cx';
import { Input } from '@/shared/ui/input';
import { linkStyles } from '@/shared/ui/link';
import { SeverityGlyph } from '@/shared/ui/severity';
import { Skeleton } from '@/shared/ui/skeleton';
import { OptionRow } from './option-row';

interface OptionsFilterProps {
  filterKey: FindingFilterKey;
  name: string;
  values: readonly string[] | undefined;
  value: readonly string[];
  /** Excluded values; absent if the filter does not support exclusion. */
  excluded?: readonly string[] | undefined;
  search: FindingsSearch;
  onChange: (value: readonly string[] | undefined) => void;
  onExclude: (value: string, isExcluded: boolean) => void;
  /** Called when the options have loaded, or failed. */
  onCounted: () => void;
}

/**
 * As many placeholder rows as most filters have, so that the groups below know whether they are
 * visible.
 */
const awaited = ['w-2/3', 'w-1/2', 'w-3/5'];

/** Options with live counts. A long list shows its first three, and a search field for the rest. */
export function OptionsFilter({
  filterKey,
  name,
  values,
  value,
  excluded,
  search,
  onChange,
  onExclude,
  onCounted,
}: OptionsFilterProps) {
  const { t, i18n } = useLingui();
  const [all, setAll] = useState(false);
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(typed);
  const [place, inSight] = useInView();
  const { data, isPending, error, refetch } = useFilterOptions(
    filterKey,
    useDebouncedSearch(search),
    wanted,
    inSight,
  );
  const options = compactList({
    values,
    chosen: [...value, ...(excluded ?? [])],
    counted: data?.options ?? [],
    all,
  });
  const toggle = (option: string) => {
    const next = value.includes(option)
      ? value.filter((one) => one !== option)
      : [...value, option];
    onChange(next.length > 0 ? next : undefined);
  };
  const report = useEffectEvent(onCounted);
  useEffect(() => {
    if (!isPending) report();
  }, [isPending]);
  const more = Math.max(0, (data?.options.length ?? 0) - options.length);
  const moreWords = `${i18n.number(more)}${data?.truncated ? '+' : ''}`;
  const hasMore = values === undefined && (all || more > 0);
  const places = options.length + (hasMore ? 1 : 0);
  // If another filter leaves fewer options here, their space stays reserved, so that the controls
  // below do not move.
  const [most, setMost] = useState(0);
  if (data && !all && places > most) setMost(places);
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
        <OptionRow
          key={option.value}
          name={filterValueName(i18n, filterKey, option.value, option.label)}
          isChosen={value.includes(option.value)}
          isExcluded={excluded?.includes(option.value)}
          onToggle={() => toggle(option.value)}
          onExclude={(isExcluded) => onExclude(option.value, isExcluded)}
          glyph={filterKey === 'severity' && <SeverityGlyph severity={option.value as Severity} />}
          count={
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
      {data &&
        !all &&
        Array.from({ length: most - Math.max(1, places) }, (_, at) => (
          <div key={at} aria-hidden data-kept="" className="h-7 max-sm:min-h-10" />
        ))}
      {options.length === 0 &&
        isPending &&
        awaited.map((width) => (
          <div key={width} aria-hidden className="flex h-7 items-center px-1.5 max-sm:min-h-10">
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
      {hasMore && (
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
