import { useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { Building2 } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { filterParams, type FindingsSearch } from '@/entities/finding';
import {
  getGetManagedClientQueryOptions,
  getListFilterOptionsOfClientsQueryOptions,
} from '@/shared/api/generated/manage-clients';
import { Button } from '@/shared/ui/button';
import { MultiSelect } from '@/shared/ui/multi-select';
import { Popover } from '@/shared/ui/popover';

interface ChooseClientsProps {
  search: FindingsSearch;
  /** Empty: all of them. */
  clients: readonly string[];
  onClients: (clients: readonly string[]) => void;
}

/**
 * Narrows a list to some organizations. Each has the number of its findings with the other filters
 * applied.
 */
export function ChooseClients({ search, clients, onClients }: ChooseClientsProps) {
  const { t, i18n } = useLingui();
  const [typed, setTyped] = useState('');
  const name = useDeferredValue(typed.trim());
  const { q: text, ...filters } = filterParams(search);
  const params = {
    ...filters,
    filter_key: 'client' as const,
    limit: 200,
    ...(text !== undefined && { text }),
  };
  const { data } = useQuery({
    ...getListFilterOptionsOfClientsQueryOptions(params),
    placeholderData: keepPreviousData,
  });
  // The server counts a limited number of organizations at a time; the others are found by name.
  const isPartial = data?.data.truncated === true;
  const found = useQuery({
    ...getListFilterOptionsOfClientsQueryOptions({ ...params, q: name }),
    enabled: isPartial && name !== '',
    placeholderData: keepPreviousData,
  });
  const counted = [...(data?.data.options ?? []), ...(found.data?.data.options ?? [])];
  const known = new Map(counted.map((option) => [option.value, option]));
  // Selected by the URL, but without a match or beyond the counted ones.
  const unnamed = useQueries({
    queries: (data ? clients : [])
      .filter((id) => !known.has(id))
      .map((id) => getGetManagedClientQueryOptions(id)),
  });
  const named = unnamed.flatMap(({ data: client }) =>
    client ? [{ value: client.data._id, label: client.data.organization_name }] : [],
  );
  const options = [...known.values(), ...named];
  const [first, ...more] = clients.map(
    (id) => options.find(({ value }) => value === id)?.label ?? t`Client`,
  );
  const others = i18n.number(more.length);
  return (
    <Popover
      label={t`Organisations`}
      className="w-80"
      trigger={(props) => (
        <Button {...props} icon={Building2}>
          <span className="max-w-48 truncate">
            {first === undefined
              ? t`All organisations`
              : more.length === 0
                ? first
                : t`${first} and ${others} more`}
          </span>
        </Button>
      )}
    >
      {(close) => (
        <MultiSelect
          label={t`Organisations`}
          options={options}
          values={clients}
          onChange={onClients}
          onApply={close}
          more={isPartial}
          onSearch={setTyped}
        />
      )}
    </Popover>
  );
}
