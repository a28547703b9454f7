import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import { RepositoryPicker, repositoryQueries } from '@/entities/repository';
import { getListRepositoryTagsQueryOptions } from '@/shared/api/generated/repositories';
import { cx } from '@/shared/lib/cx';
import { Button } from '@/shared/ui/button';
import { IconButton } from '@/shared/ui/icon-button';
import { Input } from '@/shared/ui/input';
import { Select } from '@/shared/ui/select';
import { everywhere, ofRepository, ofTag, type TeamForm } from '../model/team-form';

type Parts = TeamForm['owns'];

function usePlaces(parts: Parts) {
  const { t } = useLingui();
  const { data: repositories } = useQuery(repositoryQueries.named());
  const { data: tags } = useQuery(getListRepositoryTagsQueryOptions());
  const first = repositories?.data[0];
  // There are more than the list contains, so a separate field searches by name.
  const isBeyond = (repositories?.meta.total ?? 0) > (repositories?.data.length ?? 0);
  const offered = [
    {
      group: t`Repository`,
      options: isBeyond
        ? []
        : (repositories?.data ?? []).map(({ id, attributes: { nickname } }) => ({
            value: ofRepository(id),
            label: nickname,
          })),
    },
    {
      group: t`All with the tag`,
      options: (tags?.data ?? []).map((tag) => ({ value: ofTag(tag), label: tag })),
    },
  ];
  const known = new Set(offered.flatMap(({ options }) => options.map(({ value }) => value)));
  // A tag that no repository has any more remains in the team's entries.
  const lost = parts.flatMap(({ where }) =>
    where === everywhere || known.has(where) || (isBeyond && repositoryOf(where) !== undefined)
      ? []
      : [{ value: where, label: where.slice(where.indexOf(':') + 1) }],
  );
  const standard = first && ofRepository(first.id);
  return {
    places: [
      { value: everywhere, label: t`Every repository` },
      ...(isBeyond && standard !== undefined
        ? [{ value: ofRepository(''), label: t`One repository` }]
        : []),
      ...lost,
      ...offered.filter(({ options }) => options.length > 0),
    ],
    isBeyond,
    // Defaults to the first repository rather than all: owning everything should be a deliberate
    // choice.
    standard: standard ?? offered.flatMap(({ options }) => options)[0]?.value ?? everywhere,
  };
}

/** The id of the repository, if a part applies to a single one. */
const repositoryOf = (where: string): string | undefined =>
  where.startsWith(ofRepository('')) ? where.slice(ofRepository('').length) : undefined;

interface OwnedPartsProps {
  parts: Parts;
  onChange: (parts: Parts) => void;
  error?: string | undefined;
}

/** Rows of repositories and the paths within them. */
export function OwnedParts({ parts, onChange, error }: OwnedPartsProps) {
  const { t } = useLingui();
  const { places, isBeyond, standard } = usePlaces(parts);
  const change = (index: number, part: Partial<Parts[number]>) =>
    onChange(parts.map((one, at) => (at === index ? { ...one, ...part } : one)));
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium">
        <Trans>Owns</Trans>
      </legend>
      <ul className="flex flex-col gap-2">
        {parts.map((part, index) => {
          const number = index + 1;
          const repository = isBeyond ? repositoryOf(part.where) : undefined;
          return (
            // Rows have no identity, and their fields are controlled.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index} className={cx('flex items-center gap-2', isBeyond && 'flex-wrap')}>
              <Select
                className="w-2/5 shrink-0"
                aria-label={t`Repositories, entry ${number}`}
                value={repository === undefined ? part.where : ofRepository('')}
                options={places}
                onChange={({ target: { value } }) =>
                  change(index, { where: value === ofRepository('') ? standard : value })
                }
              />
              {repository !== undefined && (
                <RepositoryPicker
                  // The rest of the line: the paths go below it.
                  className="min-w-0 basis-[calc(60%-0.5rem)]"
                  by="id"
                  aria-label={t`Repository, entry ${number}`}
                  none={t`Choose a repository`}
                  value={repository}
                  onChange={(id) => id !== '' && change(index, { where: ofRepository(id) })}
                />
              )}
              <Input
                className="flex-1"
                aria-label={t`Paths, entry ${number}`}
                placeholder={t`All paths`}
                value={part.path}
                onChange={({ target: { value } }) => change(index, { path: value })}
              />
              <IconButton
                icon={Trash2}
                size="sm"
                label={t`Remove entry ${number}`}
                onClick={() => onChange(parts.filter((_, at) => at !== index))}
              />
            </li>
          );
        })}
      </ul>
      {error !== undefined && (
        <p role="alert" className="mt-1 text-xs text-danger-text">
          {error}
        </p>
      )}
      <p className="mt-1.5 text-xs text-ink-3">
        <Trans>Paths as in a CODEOWNERS file: src/payments/, *.sql or docs/**/api.md.</Trans>
      </p>
      <Button
        className="mt-2"
        size="sm"
        icon={Plus}
        onClick={() => onChange([...parts, { where: standard, path: '' }])}
      >
        <Trans>Add</Trans>
      </Button>
    </fieldset>
  );
}
