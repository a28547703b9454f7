import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonStyles } from '@/shared/ui/button';
import { ClientHeader, useClientName } from './client-header';

/** The layout around an organization's findings. */
export function useClientFindingsFrame(clientId: string) {
  const { t } = useLingui();
  const name = useClientName(clientId);
  return {
    title: t`Findings of ${name}`,
    breadcrumb: (
      <Link to="/manage-clients">
        <Trans>Clients</Trans>
      </Link>
    ),
    actions: (
      <Link
        to="/manage-clients/repositories/$client_id"
        params={{ client_id: clientId }}
        className={buttonStyles()}
      >
        <Trans>Repositories</Trans>
      </Link>
    ),
    header: <ClientHeader clientId={clientId} />,
  };
}
