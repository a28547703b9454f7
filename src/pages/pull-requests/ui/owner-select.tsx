import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getListTeamsQueryOptions } from '@/shared/api/generated/teams';
import { Select } from '@/shared/ui/select';
import type { PullRequestsSearch } from '../model/pull-requests-search';

type Owner = Pick<PullRequestsSearch, 'team' | 'mine'>;

interface OwnerSelectProps {
  owner: Owner;
  onOwner: (owner: Owner) => void;
  className?: string;
}

// A team may have any name, so the values of teams have a prefix.
const mine = 'mine';
const ofTeam = (name: string) => `team ${name}`;

/** Restricts the list to the user's own pull requests, or to those of a team. */
export function OwnerSelect({ owner, onOwner, className }: OwnerSelectProps) {
  const { t } = useLingui();
  const { data } = useQuery(getListTeamsQueryOptions());
  const names = (data?.data ?? []).map(({ name }) => name);
  // The team in the URL may be an id, or may have been deleted; it is shown anyway.
  const { team } = owner;
  const teams = team === undefined || names.includes(team) ? names : [team, ...names];
  return (
    <Select
      {...(className !== undefined && { className })}
      aria-label={t`Owner`}
      placeholder={t`All owners`}
      value={owner.mine ? mine : team === undefined ? '' : ofTeam(team)}
      options={[
        { value: mine, label: t`Mine and my teams’` },
        ...(teams.length > 0
          ? [
              {
                group: t`Teams`,
                options: teams.map((name) => ({ value: ofTeam(name), label: name })),
              },
            ]
          : []),
      ]}
      onChange={({ target: { value } }) => {
        const name = teams.find((one) => ofTeam(one) === value);
        onOwner({
          ...(value === mine && { mine: 'true' }),
          ...(name !== undefined && { team: name }),
        });
      }}
    />
  );
}
