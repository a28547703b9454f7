import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { Checkbox } from '@/shared/ui/checkbox';
import { getListOwnTokensQueryOptions } from '@/shared/api/generated/users';

type Registered = Omit<ComponentProps<typeof Checkbox>, 'label' | 'aria-label'>;

/** A password change ends sessions. Tokens remain valid, because pipelines use them. */
export function TokensLiveOn({ revoke }: { revoke: Registered }) {
  const { data } = useQuery(getListOwnTokensQueryOptions());
  const tokens = data?.data ?? [];
  if (tokens.length === 0) return null;
  return (
    <div className="flex flex-col gap-2 rounded-md border bg-inset p-3 text-sm">
      <p>
        <Plural
          value={tokens.length}
          one="# API token that you created keeps working:"
          other="# API tokens that you created keep working:"
        />
      </p>
      <ul className="max-h-72 overflow-y-auto pl-1">
        {tokens.map(({ id, name, prefix }) => (
          <li key={id} className="break-all">
            {name} <code className="code">{prefix}…</code>
          </li>
        ))}
      </ul>
      <Checkbox {...revoke} label={<Trans>Revoke them too. Pipelines that use them fail.</Trans>} />
    </div>
  );
}
