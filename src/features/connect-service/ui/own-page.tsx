import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { getGetHostConnectorQueryOptions } from '@/shared/api/generated/application-server/application-server';
import type { SourceHost } from '@/shared/api/generated/model';
import { Button } from '@/shared/ui/button';
import { beginAuthorization } from '../model/authorization';

/** Where the server has an application at the host, its own page asks for the permission and no token has to be made. */
export function OwnPage({ host, name }: { host: SourceHost; name: string }) {
  const { data } = useQuery({
    ...getGetHostConnectorQueryOptions(host),
    retry: false,
    staleTime: 0,
  });
  const page = data?.authorize_url;
  if (!page) return null;
  return (
    <Button
      size="sm"
      icon={ExternalLink}
      onClick={() => window.location.assign(beginAuthorization(host, page))}
    >
      <Trans>Connect at {name} instead</Trans>
    </Button>
  );
}
