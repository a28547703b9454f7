import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '@/shared/api/error-message';
import type { Policy, PolicyRequest } from '@/shared/api/generated/model';
import type { Severity } from '#domain/finding-filters';
import { toast } from '@/shared/ui/toast';
import { refreshRules, saveRule } from './use-rule-actions';

export interface DueChange {
  readonly severity: Severity;
  readonly request: PolicyRequest;
  /** The rule as it was when the user started typing. */
  readonly read: Policy | undefined;
}

/**
 * Saves the severities one after the other. Returns the refused ones with their errors; the others
 * are saved.
 */
export function useSaveDueDates() {
  const { t } = useLingui();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (changes: readonly DueChange[]): Promise<ReadonlyMap<Severity, string>> => {
      const refused = new Map<Severity, string>();
      for (const { severity, request, read } of changes) {
        await saveRule(request, read).catch((error: unknown) =>
          refused.set(severity, messageOf(error)),
        );
      }
      return refused;
    },
    onSuccess: async (refused, changes) => {
      if (refused.size < changes.length)
        toast({
          kind: 'ok',
          title: t`Due dates saved`,
          detail: t`Findings update in the background.`,
        });
      await refreshRules(client);
    },
  });
}
