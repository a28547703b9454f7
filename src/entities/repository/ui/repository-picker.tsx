import { useQuery } from '@tanstack/react-query';
import { Select } from '@/shared/ui/select';
import { repositoryPageSize, repositoryQueries } from '../api/repository-queries';
import { type RepositoryChoiceProps, toChoices } from '../model/repository-choice';
import { RepositorySearch } from './lazy';

/**
 * Chooses one of all repositories. If there are too many for a list, the user types and the server
 * searches.
 */
export function RepositoryPicker({ className, ...choice }: RepositoryChoiceProps) {
  const { by, value, none, offers: _offers, onChange, ...field } = choice;
  const { data } = useQuery(repositoryQueries.named());
  if ((data?.meta.total ?? 0) > repositoryPageSize)
    return (
      <div className={className}>
        <RepositorySearch {...choice} />
      </div>
    );
  const listed = toChoices(data?.data ?? [], choice);
  // The selected repository may be deleted or still loading. A nickname is shown anyway.
  const isListed = by === 'id' || value === '' || listed.some((option) => option.value === value);
  return (
    <Select
      {...field}
      {...(className !== undefined && { className })}
      {...(none !== undefined && { placeholder: none })}
      value={value}
      options={isListed ? listed : [{ value, label: value }, ...listed]}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
