import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import { useCallback } from 'react';
import { Page } from '@/widgets/app-shell';
import { ConnectorGroup, useConnections, useFinishConnection } from '@/features/connect-service';
import { useLoadedClient } from '@/entities/client';
import { useCan } from '@/entities/session';
import { getListGitTokensQueryOptions } from '@/shared/api/generated/connectors';
import { GithubAppCard } from './github-app-card';
import { HostWebhooksCard } from './host-webhooks-card';

interface ProvidersPageProps {
  /** `code` and `state` are the parameters of the source host's redirect. */
  search: {
    code?: string | undefined;
    state?: string | undefined;
    installation_id?: string | undefined;
  };
}

/**
 * The target of expired-token links and of the host's OAuth redirect. It explains what stopped and
 * how to reconnect.
 */
export function ProvidersPage({
  search: { code, state, installation_id: installation },
}: ProvidersPageProps) {
  const { t } = useLingui();
  const client = useLoadedClient();
  const connections = useConnections();
  const navigate = useNavigate();
  const forget = useCallback(
    () => void navigate({ to: '/connector/providers', search: {}, replace: true }),
    [navigate],
  );
  useFinishConnection({ code, state }, forget);
  const { data: tokens } = useQuery({
    ...getListGitTokensQueryOptions(),
    enabled: useCan('connectors:use'),
  });
  // When the host refuses to renew a token, the server deletes it and keeps the date. The host in
  // the URL proves nothing.
  const expired = tokens?.data.find(
    ({ source_control: host, isConfigured, expired_at: at }) =>
      host === 'bitbucket_cloud' && !isConfigured && at !== null,
  );
  return (
    <Page
      title={t`Source-control providers`}
      subtitle={t`Connect source hosts for repositories, branches and pull requests.`}
      breadcrumb={
        <Link to="/connector">
          <Trans>Connectors</Trans>
        </Link>
      }
    >
      {expired !== undefined && (
        <p
          role="status"
          className="mb-6 flex items-center gap-3 rounded-lg border border-danger-edge bg-danger-tint px-4 py-3 text-sm"
        >
          <TriangleAlert
            aria-hidden
            strokeWidth={1.75}
            className="size-4 shrink-0 text-danger-text"
          />
          <Trans>
            Your Bitbucket Cloud token no longer works. Reconnect to restore pull requests, issues
            and scans for its repositories.
          </Trans>
        </p>
      )}
      <ConnectorGroup id="source" client={client} connections={connections} />
      <div className="flex flex-col gap-4">
        <GithubAppCard installation={installation} onInstallation={forget} />
        <HostWebhooksCard />
      </div>
    </Page>
  );
}
