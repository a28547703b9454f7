import { useLingui } from '@lingui/react/macro';
import { SearchInput } from '@/shared/ui/input';
import { Select } from '@/shared/ui/select';
import { tierNames, tiers } from '@/entities/client';
import { clientHealths } from '#domain/client-health';
import { choicesOf } from '../model/clients-params';
import type { ClientsSearch } from '../model/clients-search';
import { healthStyles } from '../model/health';

type ClientsFiltersProps = { search: ClientsSearch; onSearch: (search: ClientsSearch) => void };

export function ClientsFilters({ search, onSearch }: ClientsFiltersProps) {
  const { t, i18n } = useLingui();
  const { tier, health } = choicesOf(search);
  const change = (changes: Partial<ClientsSearch>) =>
    onSearch({ ...search, ...changes, page: undefined });
  return (
    <div className="flex flex-wrap items-center gap-2 max-sm:w-full">
      <SearchInput
        className="w-full sm:w-64"
        label={t`Search clients`}
        value={search.q ?? ''}
        onSearch={(q) => change({ q: q || undefined })}
      />
      <Select
        className="w-40 flex-1 sm:flex-none"
        aria-label={t`Plan`}
        placeholder={t`All plans`}
        value={tier ?? ''}
        options={tiers.map((value) => ({ value, label: i18n._(tierNames[value]) }))}
        onChange={(event) => change({ tier: tiers.find((one) => one === event.target.value) })}
      />
      <Select
        className="w-40 flex-1 sm:flex-none"
        aria-label={t`Health`}
        placeholder={t`Any health`}
        value={health ?? ''}
        options={clientHealths.map((value) => ({ value, label: i18n._(healthStyles[value].name) }))}
        onChange={(event) =>
          change({ health: clientHealths.find((one) => one === event.target.value) })
        }
      />
    </div>
  );
}
