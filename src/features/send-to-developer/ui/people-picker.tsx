import { Trans, useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { useState } from 'react';
import type { PersonRef } from '@/shared/api/generated/model';
import { Avatar } from '@/shared/ui/avatar';
import { Checkbox } from '@/shared/ui/checkbox';
import { Input } from '@/shared/ui/input';

interface PeoplePickerProps {
  people: readonly PersonRef[];
  chosen: readonly string[];
  onChange: (ids: readonly string[]) => void;
}

/** The list is always open: choosing is the whole job here. */
export function PeoplePicker({ people, chosen, onChange }: PeoplePickerProps) {
  const { t } = useLingui();
  const [find, setFind] = useState('');
  const wanted = find.trim().toLocaleLowerCase();
  const shown = people.filter(({ username, email }) => `${username} ${email}`.toLocaleLowerCase().includes(wanted));
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium">
        <Trans>Developers</Trans>
      </legend>
      <Input type="search" icon={Search} aria-label={t`Find a developer`} placeholder={t`Name or email`} value={find} onChange={(event) => setFind(event.target.value)} />
      <ul className="mt-2 max-h-60 divide-y divide-line overflow-y-auto rounded-md border border-line">
        {shown.map((person) => (
          <li key={person.id}>
            <Checkbox
              className="px-3 py-2 hover:bg-hover"
              checked={chosen.includes(person.id)}
              onChange={() => onChange(chosen.includes(person.id) ? chosen.filter((id) => id !== person.id) : [...chosen, person.id])}
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
        {shown.length === 0 && (
          <li className="px-3 py-2 text-sm text-ink-3">
            <Trans>Nobody matches.</Trans>
          </li>
        )}
      </ul>
    </fieldset>
  );
}
