import { useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Building2 } from 'lucide-react';
import { filterParams, type FindingsSearch } from '@/entities/finding';
import { getListFilterOptionsOfClientsQueryOptions } from '@/shared/api/generated/manage-clients';
import { Button } from '@/shared/ui/button';
import { MultiSelect } from '@/shared/ui/multi-select';
import { Popover } from '@/shared/ui/popover';

interface ChooseClientsProps {
  search: FindingsSearch;
  /** None are all. */
  clients: readonly string[];
  onClients: (clients: readonly string[]) => void;
}

/** Narrows a list to some organizations; each with its findings under the other filters. */
export function ChooseClients({ search, clients, onClients }: ChooseClientsProps) {
  const { t, i18n } = useLingui();
  const { q: text, ...filters } = filterParams(search);
  const { data } = useQuery({
    ...getListFilterOptionsOfClientsQueryOptions({
      ...filters,
      filter_key: 'client',
      limit: 200,
      ...(text !== undefined && { text }),
    }),
    placeholderData: keepPreviousData,
  });
  const options = data?.data.options ?? [];
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
        />
      )}
    </Popover>
  );
}
