import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Tag } from 'lucide-react';
import { getListRepositoryTagsQueryOptions } from '@/shared/api/generated/repositories';
import { Button } from '@/shared/ui/button';
import { MultiSelect } from '@/shared/ui/multi-select';
import { Popover } from '@/shared/ui/popover';

interface TagsFilterProps {
  tags: readonly string[];
  onTags: (tags: readonly string[]) => void;
}

/** Filters by repositories with any of the selected tags. Hidden if no repository has tags. */
export function TagsFilter({ tags, onTags }: TagsFilterProps) {
  const { t, i18n } = useLingui();
  const { data } = useQuery(getListRepositoryTagsQueryOptions());
  // A deleted tag stays until the user removes it here.
  const known = [...new Set([...(data?.data ?? []), ...tags])].toSorted((one, other) =>
    one.localeCompare(other, i18n.locale),
  );
  if (known.length === 0) return null;
  const [first, ...more] = tags;
  const others = i18n.number(more.length);
  return (
    <Popover
      label={t`Tags`}
      className="w-80"
      trigger={(props) => (
        <Button {...props} icon={Tag}>
          <span className="max-w-32 truncate">
            {first === undefined
              ? t`Tags`
              : more.length === 0
                ? first
                : t`${first} and ${others} more`}
          </span>
        </Button>
      )}
    >
      {(close) => (
        <MultiSelect
          label={t`Tags`}
          options={known.map((tag) => ({ value: tag, label: tag }))}
          values={tags}
          onChange={onTags}
          onApply={close}
        />
      )}
    </Popover>
  );
}
