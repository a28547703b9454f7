import { Trans, useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { Fragment, useState } from 'react';
import type { Developer, DeveloperSuggestions } from '@/shared/api/generated/model';
import { Chip, ChipRemove, ChipText } from '@/shared/ui/chip';
import { Input } from '@/shared/ui/input';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { PersonChoice } from './person-choice';

interface PeoplePickerProps {
  people: readonly Developer[];
  /** The developers who last changed the code; they come first, with their changes. */
  suggested?: DeveloperSuggestions | undefined;
  isLoading: boolean;
  /**
   * The order is not known yet. Only search results are shown, because rows that move cause
   * misclicks.
   */
  isLooking?: boolean;
  chosen: readonly string[];
  onChange: (ids: readonly string[]) => void;
}

/** The list is always open, because choosing is the dialog's only purpose. */
export function PeoplePicker({
  people,
  suggested,
  isLoading,
  isLooking = false,
  chosen,
  onChange,
}: PeoplePickerProps) {
  const { t } = useLingui();
  const [find, setFind] = useState('');
  const wanted = find.trim().toLocaleLowerCase();
  const changes = new Map(suggested?.people.map((change) => [change.id, change]));
  const isWaiting = isLoading || (isLooking && wanted === '');
  const matching = isWaiting
    ? []
    : people.filter(({ username, email }) =>
        `${username} ${email}`.toLocaleLowerCase().includes(wanted),
      );
  const known = (suggested?.people ?? []).flatMap(({ id }) =>
    matching.filter((person) => person.id === id),
  );
  const others = matching.filter(({ id }) => !changes.has(id));
  const groups = [
    { name: t`Last changed this code`, members: known },
    { name: known.length === 0 ? undefined : t`Everyone else`, members: others },
  ].filter(({ members }) => members.length > 0);
  const shown = [...known, ...others];
  const most = Math.max(0, ...people.map(({ open_findings: open }) => open));
  const [first] = shown;
  const toggle = (id: string) =>
    onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
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
          if (event.key === 'Backspace' && find === '' && chosen.length > 0)
            onChange(chosen.slice(0, -1));
          if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
          // Enter selects the first match; Ctrl Enter sends.
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
      <div className="mt-2 max-h-72 overflow-y-auto rounded-md border border-line">
        {groups.map(({ name, members }) => (
          <Fragment key={name ?? ''}>
            {name !== undefined && (
              <p aria-hidden className="px-3 pt-2.5 pb-1 text-xs text-ink-3">
                {name}
              </p>
            )}
            <ul aria-label={name ?? t`Developers`} className="divide-y divide-line">
              {members.map((person) => (
                <li key={person.id}>
                  <PersonChoice
                    person={person}
                    change={changes.get(person.id)}
                    total={suggested?.total ?? 0}
                    most={most}
                    checked={chosen.includes(person.id)}
                    onToggle={() => toggle(person.id)}
                  />
                </li>
              ))}
            </ul>
          </Fragment>
        ))}
        {isWaiting && <SkeletonRows rows={3} label={t`Loading developers`} />}
        {shown.length === 0 && !isWaiting && (
          <p className="px-3 py-2 text-sm text-ink-3">
            <Trans>No matching people.</Trans>
          </p>
        )}
      </div>
    </fieldset>
  );
}
