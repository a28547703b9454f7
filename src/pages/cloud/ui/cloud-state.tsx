import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { connectorGroups, isConnected } from '@/features/connect-service';
import { useLoadedClient } from '@/entities/client';
import { linkStyles } from '@/shared/ui/link';

export const cloudNames: ReadonlyMap<string, string> = new Map(
  connectorGroups.flatMap((group) => group.connectors).map(({ key, name }) => [key, name]),
);

interface CloudStateProps {
  cloud: 'aws' | 'azure' | 'gcp' | 'oracle_oci';
  /** The registry that authenticates through the cloud. */
  registry: string;
}

/** Whether the registry's cloud is connected, and the link to its connector. */
export function CloudState({ cloud, registry }: CloudStateProps) {
  const client = useLoadedClient();
  const name = cloudNames.get(cloud) ?? cloud;
  return (
    <p className="text-xs text-ink-3 sm:col-span-2">
      {isConnected(client, cloud) ? (
        <Trans>
          {registry} uses your {name} connection.
        </Trans>
      ) : (
        <Trans>
          {registry} needs a connection to {name}.{' '}
          <Link to="/connector" className={linkStyles.action}>
            Connect it
          </Link>
        </Trans>
      )}
    </p>
  );
}
