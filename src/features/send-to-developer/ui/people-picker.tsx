import { Trans, useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { useState } from 'react';
import type { PersonRef } from '@/shared/api/generated/model';
import { Avatar } from '@/shared/ui/avatar';
import { Checkbox } from '@/shared/ui/checkbox';
import { Chip, ChipRemove, ChipText } from '@/shared/ui/chip';
import { Input } from '@/shared/ui/input';
import { SkeletonRows } from '@/shared/ui/skeleton';

interface PeoplePickerProps {
  people: readonly PersonRef[];
  isLoading: boolean;
  chosen: readonly string[];
  onChange: (ids: readonly string[]) => void;
}

/** The list is always open: choosing is the whole job here. */
export function PeoplePicker({ people, isLoading, chosen, onChange }: PeoplePickerProps) {
  const { t } = useLingui();
  const [find, setFind] = useState('');
  const wanted = find.trim().toLocaleLowerCase();
  const shown = people.filter(({ username, email }) => `${username} ${email}`.toLocaleLowerCase().includes(wanted));
  const [first] = shown;
  const toggle = (id: string) => onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium">
        <Trans>Developers</Trans>
      </legend>
      <Input
        data-autofocus
        type="search"
        icon={Search}
        aria-label={t`Find a developer`}
        placeholder={t`Name or email`}
        value={find}
        onChange={(event) => setFind(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Backspace' && find === '' && chosen.length > 0) onChange(chosen.slice(0, -1));
          if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
          // Enter takes the first that matches; Ctrl Enter sends.
          event.preventDefault();
          if (first && wanted !== '') {
            toggle(first.id);
            setFind('');
          }
        }}
      />
      {chosen.length > 0 && (
        <ul aria-label={t`Chosen developers`} className="mt-2 flex flex-wrap gap-1.5">
          {people.flatMap(({ id, username }) =>
            chosen.includes(id)
              ? [
                  <li key={id}>
                    <Chip label={username}>
                      <ChipText weight="value">{username}</ChipText>
                      <ChipRemove label={t`Remove ${username}`} onRemove={() => toggle(id)} />
                    </Chip>
                  </li>,
                ]
              : [],
          )}
        </ul>
      )}
      <ul className="mt-2 max-h-60 divide-y divide-line overflow-y-auto rounded-md border border-line">
        {shown.map((person) => (
          <li key={person.id}>
            <Checkbox
              className="px-3 py-2 hover:bg-hover"
              checked={chosen.includes(person.id)}
              onChange={() => toggle(person.id)}
              label={
                <span className="flex min-w-0 items-center gap-3">
                  <Avatar name={person.username} size="md" />
                  <span className="min-w-0">
                    <span className="block truncate font-medium text-ink">{person.username}</span>
                    <span className="block truncate text-xs text-ink-3">{person.email}</span>
                  </span>
                </span>
              }
            />
          </li>
        ))}
        {isLoading && (
          <li>
            <SkeletonRows rows={3} label={t`Loading developers`} />
          </li>
        )}
        {shown.length === 0 && !isLoading && (
          <li className="px-3 py-2 text-sm text-ink-3">
            <Trans>Nobody matches.</Trans>
          </li>
        )}
      </ul>
    </fieldset>
  );
}
