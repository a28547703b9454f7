import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useCan } from '@/entities/session';
import { getGetAiConfigurationQueryOptions } from '@/shared/api/generated/connectors';

/**
 * Why no AI service can write a fix, as a button's disabled reason. False while it is unknown, and
 * for users who may not read the services; the server then returns the reason.
 */
export function useAiRefusal(): string | false {
  const { t } = useLingui();
  const { data } = useQuery({
    ...getGetAiConfigurationQueryOptions(),
    enabled: useCan('ai:read'),
  });
  if (data === undefined) return false;
  const { isConfigured, base_url: address, deployment_name: deployment } = data.remediator;
  const isUsable = isConfigured && address !== null && deployment !== null;
  return !isUsable && t`No AI service is configured.`;
}
