import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { Page } from '@/widgets/app-shell';
import { ConnectorGroup, connectorGroups } from '@/features/connect-service';
import { useClient } from '@/entities/client';

const names = new Map<string, string>(connectorGroups.flatMap(({ connectors }) => connectors.map(({ key, name }) => [key, name] as const)));

/** Where an expired token of a source host leads: what stopped, and how to connect again. */
export function ProvidersPage({ sourceControl }: { sourceControl: string | undefined }) {
  const { t } = useLingui();
  const { data: client, error } = useClient();
  if (error) throw error;
  const expired = sourceControl === undefined ? undefined : (names.get(sourceControl) ?? sourceControl.replaceAll('_', ' '));
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
        <p role="status" className="mb-6 flex items-center gap-3 rounded-lg border border-danger-edge bg-danger-tint px-4 py-3 text-sm">
          <TriangleAlert aria-hidden strokeWidth={1.75} className="size-4 shrink-0 text-danger-text" />
          <Trans>The token of {expired} does not work any more. Its repositories are not scanned until you connect it again.</Trans>
        </p>
      )}
      {client ? <ConnectorGroup id="source" client={client} /> : <SkeletonRows rows={4} label={t`Loading connectors`} />}
    </Page>
  );
}
