import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { toast } from '@/shared/ui/toast';
import { ApiError } from '@/shared/api/api-error';
import type { Host } from './host';

/** An expired token of Bitbucket Cloud leads to where a new one is given (specification, section 8). */
export function useLeaveWhenExpired(host: Host, error: unknown): void {
  const { t } = useLingui();
  const navigate = useNavigate();
  const expired =
    host === 'bitbucket' && error instanceof ApiError && error.code === 'bitbucket_token_expired';
  const words = t`Bitbucket cloud token expired, please create new one while redirecting to connector...`;
  useEffect(() => {
    if (!expired) return;
    toast({ kind: 'error', title: words });
    void navigate({ to: '/connector/providers', search: { source_control: 'bitbucket cloud' } });
  }, [expired, words, navigate]);
}
