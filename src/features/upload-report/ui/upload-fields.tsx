import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { repositoryPageSize, repositoryQueries, type Repository } from '@/entities/repository';
import { Field } from '@/shared/ui/field';
import { Input } from '@/shared/ui/input';
import { Select } from '@/shared/ui/select';

export interface UploadChoice {
  readonly repository: string;
  readonly tool: string;
}

interface UploadFieldsProps {
  value: UploadChoice;
  onChange: (value: UploadChoice) => void;
}

/** Whose findings they are, and whose report it is. */
export function UploadFields({ value, onChange }: UploadFieldsProps) {
  const { t } = useLingui();
  const repositories = useRepositoryChoice(value.repository);
  return (
    <div className="grid grid-cols-2 gap-2">
      <Field label={<Trans>Repository</Trans>} name="repository">
        {(control) => (
          <Select
            {...control}
            value={value.repository}
            placeholder={t`Choose`}
            options={repositories.map(({ id, attributes }) => ({
              value: id,
              label: attributes.nickname,
            }))}
            onChange={(event) => onChange({ ...value, repository: event.target.value })}
          />
        )}
      </Field>
      <Field label={<Trans>Tool</Trans>} name="tool">
        {(control) => (
          <Input
            {...control}
            value={value.tool}
            maxLength={100}
            placeholder={t`Automatic`}
            onChange={(event) => onChange({ ...value, tool: event.target.value })}
          />
        )}
      </Field>
    </div>
  );
}

/**
 * The repositories that a report can go to; one alone needs no choosing. Beyond the first of many,
 * the chosen one is among them if it exists.
 */
export function useRepositoryChoice(chosen: string): readonly Repository[] {
  const { data } = useQuery(
    repositoryQueries.list({ page_size: repositoryPageSize, sort_field: 'nickname', sort: 'asc' }),
  );
  const isBeyond =
    chosen !== '' && data !== undefined && data.data.every(({ id }) => id !== chosen);
  const { data: beyond } = useQuery({ ...repositoryQueries.detail(chosen), enabled: isBeyond });
  return [...(data?.data ?? []), ...(isBeyond && beyond ? [beyond] : [])];
}
