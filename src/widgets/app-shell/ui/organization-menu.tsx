import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Building2, ChevronsUpDown } from 'lucide-react';
import { useState } from 'react';
import { Menu, type MenuEntry } from '@/shared/ui/menu';
import { useSessionUser } from '@/entities/session';
import { getListManagedClientsQueryOptions } from '@/shared/api/generated/manage-clients';
import { cx } from '@/shared/lib/cx';
import { useSpaLink } from '@/shared/lib/spa-link';
import { frameClass, Mark, Names } from './organization-parts';

/** A longer list would be hard to scan; the clients page has a search. */
const most = 8;

/** The organizations of a user who manages several, loaded on hover or focus. */
function useOrganizations(near: boolean): MenuEntry[] {
  const { t, i18n } = useLingui();
  const own = useSessionUser().client_id;
  const spaLink = useSpaLink();
  const { data } = useQuery({
    ...getListManagedClientsQueryOptions({ page_size: most }),
    enabled: near,
    staleTime: 60_000,
  });
  const clients = data?.data.filter((client) => client._id !== own) ?? [];
  const total = data?.meta.total ?? 0;
  return [
    ...clients.map((client): MenuEntry => ({
      kind: 'link',
      label: client.organization_name,
      ...spaLink({ to: '/manage-clients/findings/$client_id', params: { client_id: client._id } }),
    })),
    ...(clients.length > 0 ? (['separator'] as const) : []),
    {
      kind: 'link',
      label: total > most ? t`All ${i18n.number(total)} clients` : t`Manage clients`,
      icon: Building2,
      ...spaLink({ to: '/manage-clients' }),
    },
  ];
}

/** A menu of the user's other organizations. */
export function OrganizationMenu({ rail }: { rail: boolean }) {
  const { t } = useLingui();
  const { organization_name: organization } = useSessionUser();
  const [near, setNear] = useState(false);
  const come = () => setNear(true);
  return (
    <Menu
      label={t`Organisations`}
      entries={useOrganizations(near)}
      trigger={(props) => (
        <button
          {...props}
          type="button"
          onPointerEnter={come}
          onFocus={come}
          aria-label={rail ? t`Organisation: ${organization}` : undefined}
          className={cx(frameClass, 'hover:bg-hover')}
        >
          <Mark rail={rail} />
          {!rail && <Names organization={organization} />}
          {!rail && (
            <ChevronsUpDown aria-hidden strokeWidth={1.75} className="size-3.5 text-ink-3" />
          )}
        </button>
      )}
    />
  );
}
