import { useQuery } from '@tanstack/react-query';
import { Select } from '@/shared/ui/select';
import { repositoryPageSize, repositoryQueries } from '../api/repository-queries';
import { type RepositoryChoiceProps, toChoice } from '../model/repository-choice';
import { RepositorySearch } from './lazy';

/**
 * One repository of all. Where a list cannot hold them, it is found by typing: the server searches.
 */
export function RepositoryPicker({ className, ...choice }: RepositoryChoiceProps) {
  const { by, value, none, onChange, ...field } = choice;
  const { data } = useQuery(repositoryQueries.named());
  if ((data?.meta.total ?? 0) > repositoryPageSize)
    return (
      <div className={className}>
        <RepositorySearch {...choice} />
      </div>
    );
  const listed = (data?.data ?? []).map(toChoice(by));
  // The selected repository may be deleted, or its list on the way; a nickname shows it anyway.
  const isListed = by === 'id' || value === '' || listed.some((option) => option.value === value);
  return (
    <Select
      {...field}
      {...(className !== undefined && { className })}
      placeholder={none}
      value={value}
      options={isListed ? listed : [{ value, label: value }, ...listed]}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
