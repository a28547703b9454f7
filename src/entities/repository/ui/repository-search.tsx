import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Combobox } from '@/shared/ui/combobox';
import { repositoryQueries } from '../api/repository-queries';
import { type RepositoryChoiceProps, toChoices } from '../model/repository-choice';

/** Finds a repository if there are more than a list loads at once. */
export function RepositorySearch({
  by,
  value,
  none,
  offers,
  onChange,
  ...field
}: Omit<RepositoryChoiceProps, 'className'>) {
  const [text, setText] = useState('');
  const { data } = useQuery(repositoryQueries.named(text));
  const listed = toChoices(data?.data ?? [], { by, ...(offers && { offers }) });
  const isBeyond = value !== '' && listed.every((option) => option.value !== value);
  const { data: beyond } = useQuery({
    ...repositoryQueries.detail(value),
    enabled: isBeyond && by === 'id',
  });
  const chosen = { value, label: beyond?.attributes.nickname ?? value };
  return (
    <Combobox
      {...field}
      value={value}
      // While the user types, the list shows the matches.
      options={[
        ...(text === '' && none !== undefined ? [{ value: '', label: none }] : []),
        ...(isBeyond && text === '' ? [chosen] : []),
        ...listed,
      ]}
      hasMore={(data?.meta.total ?? 0) > (data?.data.length ?? 0)}
      onSearch={setText}
      // The field is empty while the user types another name.
      onChange={(next) => next !== null && onChange(next)}
    />
  );
}
