import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import {
  activeFilterKeys,
  namedFilterKeys,
  filterGroupNames,
  filterNames,
  withoutFilters,
  type FindingsSearch,
} from '@/entities/finding';
import {
  filterDefinition,
  filterGroups,
  findingFilterKeys,
  type FilterGroup,
  type FindingFilterKey,
} from '#domain/finding-filters';
import { useDelayed } from '@/shared/lib/use-delayed';
import { Count } from '@/shared/ui/badge';
import { linkStyles } from '@/shared/ui/link';
import { groupIcons } from '../model/group-icons';
import { FilterField } from './filter-field';

interface FilterPanelProps {
  search: FindingsSearch;
  onSearch: (search: FindingsSearch) => void;
  /** Shows only the filters whose name contains this text. */
  find?: string;
  /** The panel is inside a sheet with its own header. */
  hideHeader?: boolean;
}

/** The most used groups start open. */
const openAtFirst: readonly FilterGroup[] = ['source_control', 'vulnerability_info'];
const [firstGroup] = filterGroups;

/** The longest time, in ms, that the groups below wait for the options above. */
const longestWait = 1500;

/** Filters that only links set are shown while they are active. */
const isShown = (key: FindingFilterKey, active: readonly FindingFilterKey[]): boolean => {
  const definition = filterDefinition(key);
  return definition.kind !== 'list' || definition.offered !== false || active.includes(key);
};

const keysOf = (group: FilterGroup, active: readonly FindingFilterKey[]): FindingFilterKey[] =>
  findingFilterKeys.filter((key) => filterDefinition(key).group === group && isShown(key, active));

export function FilterPanel({ search, onSearch, find = '', hideHeader = false }: FilterPanelProps) {
  const active = activeFilterKeys(search);
  const count = namedFilterKeys(search).length + (search.q === undefined ? 0 : 1);
  const [counted, setCounted] = useState<ReadonlySet<FindingFilterKey>>(new Set());
  const late = useDelayed(true, longestWait);
  // Options that load above would move the controls below from under the pointer.
  const hasPlaces =
    late || find !== '' || keysOf(firstGroup, active).every((key) => counted.has(key));
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      {!hideHeader && (
        <div className="flex h-10 shrink-0 items-center border-b border-line px-3">
          <h2 className="text-sm font-semibold">
            <Trans>Filters</Trans>
          </h2>
          {count > 0 && (
            <button
              type="button"
              className={`${linkStyles.action} ml-auto min-h-6 text-xs`}
              onClick={() => onSearch(withoutFilters(search))}
            >
              <Trans>Clear {count}</Trans>
            </button>
          )}
        </div>
      )}
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain py-1">
        {filterGroups.slice(0, hasPlaces ? undefined : 1).map((group) => (
          <GroupSection
            key={group}
            group={group}
            find={find}
            active={active}
            search={search}
            onSearch={onSearch}
            onCounted={(key) =>
              setCounted((known) => (known.has(key) ? known : new Set([...known, key])))
            }
          />
        ))}
      </div>
    </div>
  );
}

interface GroupSectionProps extends Pick<FilterPanelProps, 'search' | 'onSearch'> {
  group: FilterGroup;
  find: string;
  active: readonly FindingFilterKey[];
  onCounted: (key: FindingFilterKey) => void;
}

function GroupSection({ group, find, active, search, onSearch, onCounted }: GroupSectionProps) {
  const { i18n } = useLingui();
  const [open, setOpen] = useState(openAtFirst.includes(group));
  const keys = keysOf(group, active);
  const used = keys.filter((key) => active.includes(key)).length;
  const matching = useMatching(keys, find);
  if (matching.length === 0) return null;
  const shown = open || find !== '';
  const Icon = groupIcons[group];
  const Chevron = shown ? ChevronDown : ChevronRight;
  return (
    <section className="border-b border-line last:border-0">
      <h3>
        <button
          type="button"
          aria-expanded={shown}
          onClick={() => setOpen(!open)}
          className="flex min-h-9 w-full items-center gap-2 px-3 text-sm font-medium text-ink -outline-offset-2 hover:bg-hover max-sm:min-h-12 max-sm:px-4 max-sm:text-base"
        >
          <Icon aria-hidden strokeWidth={1.75} className="size-4 text-ink-3" />
          {i18n._(filterGroupNames[group])}
          {used > 0 && <Count tone="primary">{used}</Count>}
          <Chevron aria-hidden strokeWidth={1.75} className="ml-auto size-3.5 text-ink-3" />
        </button>
      </h3>
      {shown && (
        <div className="flex flex-col gap-2 px-1.5 pb-2 max-sm:px-2.5 max-sm:pb-3">
          {matching.map((key) => (
            <FilterField
              key={key}
              filterKey={key}
              search={search}
              onSearch={onSearch}
              onCounted={() => onCounted(key)}
            />
          ))}
        </div>
      )}
    </section>
  );
}

/** The filters whose label or URL key contains the text. */
function useMatching(keys: readonly FindingFilterKey[], find: string): readonly FindingFilterKey[] {
  const { i18n } = useLingui();
  const wanted = find.trim().toLocaleLowerCase();
  return wanted === ''
    ? keys
    : keys.filter(
        (key) =>
          i18n._(filterNames[key]).toLocaleLowerCase().includes(wanted) || key.includes(wanted),
      );
}
