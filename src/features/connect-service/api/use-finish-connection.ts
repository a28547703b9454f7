import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '@/shared/api/api-error';
import { messageOf } from '@/shared/api/error-message';
import { exchangeOAuthToken } from '@/shared/api/generated/application-server';
import type { OAuthTokenRequest } from '@/shared/api/generated/model';
import { toast } from '@/shared/ui/toast';
import { takeAuthorization } from '../model/authorization';
import { useRefreshConnections } from './use-refresh-connections';

interface ComeBack {
  readonly code: string | undefined;
  readonly state: string | undefined;
}

/**
 * Completes an authorization that began on the host's page. `onEnd` removes code and state from the
 * URL.
 */
export function useFinishConnection({ code, state }: ComeBack, onEnd: () => void): void {
  const { t } = useLingui();
  const refresh = useRefreshConnections();
  const exchange = useMutation({
    mutationFn: (request: OAuthTokenRequest) => exchangeOAuthToken(request),
    onSuccess: async ({ login }) => {
      await refresh();
      toast({
        kind: 'ok',
        title: login === null ? t`The source host is connected` : t`Connected as ${login}`,
      });
    },
    // The host's refusal has the form of RFC 6749; the specification defines the message.
    onError: (error) =>
      toast({
        kind: 'error',
        title: t`The source host is not connected`,
        detail:
          error instanceof ApiError && error.status === 502
            ? t`Failed to access token due to processing data. Please try again later!`
            : messageOf(error),
      }),
  });
  const { mutate } = exchange;
  useEffect(() => {
    if (code === undefined) return;
    const begun = takeAuthorization(state);
    if (begun)
      mutate({
        source_control: begun.host,
        code,
        state: begun.state,
        redirect_uri: begun.redirectUri,
      });
    onEnd();
  }, [code, state, mutate, onEnd]);
}
