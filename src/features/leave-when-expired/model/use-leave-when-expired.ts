import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useCan } from '@/entities/session';
import { ApiError } from '@/shared/api/api-error';
import { toast } from '@/shared/ui/toast';

const hasExpired = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'bitbucket_token_expired';

/**
 * Redirects to the providers page when any call reports that Bitbucket Cloud's token has expired
 * (specification, section 8). A user who cannot connect hosts stays and reads the call's error.
 */
export function useLeaveWhenExpired(): void {
  const { t } = useLingui();
  const navigate = useNavigate();
  const client = useQueryClient();
  const mayConnect = useCan('credentials:manage');
  const words = t`Bitbucket cloud token expired, please create new one while redirecting to connector...`;
  useEffect(() => {
    if (!mayConnect) return undefined;
    const [queries, mutations] = [client.getQueryCache(), client.getMutationCache()];
    const leave = () => {
      toast({ kind: 'error', title: words });
      void navigate({ to: '/connector/providers', search: { source_control: 'bitbucket cloud' } });
    };
    // This component loads after the page, whose requests may already have failed.
    if (queries.getAll().some(({ state }) => hasExpired(state.error))) leave();
    const stops = [queries, mutations].map((cache) =>
      cache.subscribe((event) => {
        if (
          event.type === 'updated' &&
          event.action.type === 'error' &&
          hasExpired(event.action.error)
        )
          leave();
      }),
    );
    return () => {
      for (const stop of stops) stop();
    };
  }, [client, mayConnect, navigate, words]);
}
