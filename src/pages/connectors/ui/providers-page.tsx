import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import { useCallback } from 'react';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { Page } from '@/widgets/app-shell';
import { ConnectorGroup, connectorGroups, useFinishConnection } from '@/features/connect-service';
import { useClient } from '@/entities/client';
import { GithubAppCard } from './github-app-card';

const names = new Map<string, string>(
  connectorGroups.flatMap(({ connectors }) =>
    connectors.map(({ key, name }) => [key, name] as const),
  ),
);

interface ProvidersPageProps {
  /** `code` and `state` are what a source host's own page sends back. */
  search: {
    source_control?: string | undefined;
    code?: string | undefined;
    state?: string | undefined;
    installation_id?: string | undefined;
  };
}

/** Where an expired token of a source host leads, and where its own page sends people back to: what stopped, and how to connect again. */
export function ProvidersPage({
  search: { source_control: sourceControl, code, state, installation_id: installation },
}: ProvidersPageProps) {
  const { t } = useLingui();
  const { data: client, error } = useClient();
  const navigate = useNavigate();
  const forget = useCallback(
    () => void navigate({ to: '/connector/providers', search: {}, replace: true }),
    [navigate],
  );
  useFinishConnection({ code, state }, forget);
  if (error) throw error;
  const expired =
    sourceControl === undefined
      ? undefined
      : (names.get(sourceControl) ?? sourceControl.replaceAll('_', ' '));
  return (
    <Page
      title={t`Source-control providers`}
      subtitle={t`Where repositories, branches and pull requests come from.`}
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
            The token of {expired} does not work any more. Pull requests, issues and scans of its
            repositories fail until you connect it again.
          </Trans>
        </p>
      )}
      {client ? (
        <ConnectorGroup id="source" client={client} />
      ) : (
        <SkeletonRows rows={4} label={t`Loading connectors`} />
      )}
      <GithubAppCard installation={installation} onInstallation={forget} />
    </Page>
  );
}
