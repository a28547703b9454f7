import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { getGetHostConnectorQueryOptions } from '@/shared/api/generated/application-server';
import type { SourceHost } from '@/shared/api/generated/model';
import { Button } from '@/shared/ui/button';
import { beginAuthorization } from '../model/authorization';

/**
 * Authorizes on the host's page if the server has an OAuth application there, so that the user does
 * not need to create a token.
 */
export function AuthorizeAtHost({ host, name }: { host: SourceHost; name: string }) {
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
      <Trans>Connect on {name} instead</Trans>
    </Button>
  );
}
