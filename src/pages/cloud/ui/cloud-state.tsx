import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { connectorGroups, isConnected } from '@/features/connect-service';
import { useClient } from '@/entities/client';
import { linkStyles } from '@/shared/ui/link';

export const cloudNames: ReadonlyMap<string, string> = new Map(
  connectorGroups.flatMap((group) => group.connectors).map(({ key, name }) => [key, name]),
);

interface CloudStateProps {
  cloud: 'aws' | 'azure' | 'gcp' | 'oracle_oci';
  /** What asks that cloud who somebody is. */
  registry: string;
}

/** Whether the cloud behind a registry is connected, and where that is done. Nothing while it is not known. */
export function CloudState({ cloud, registry }: CloudStateProps) {
  const { data: client } = useClient();
  if (!client) return null;
  const name = cloudNames.get(cloud) ?? cloud;
  return (
    <p className="text-xs text-ink-3 sm:col-span-2">
      {isConnected(client, cloud) ? (
        <Trans>
          {registry} lets in by your connection to {name}.
        </Trans>
      ) : (
        <Trans>
          {registry} lets in by a connection to {name}, which there is none of yet.{' '}
          <Link to="/connector" className={linkStyles.action}>
            Connect it
          </Link>
        </Trans>
      )}
    </p>
  );
}
