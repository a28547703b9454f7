import { useMutation } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '@/shared/ui/button';
import { toast } from '@/shared/ui/toast';
import { useDisabledReason } from '@/entities/session';
import { messageOf } from '@/shared/api/error-message';
import { createPortalSession } from '@/shared/api/generated/stripe';

/**
 * Opens the payment provider's page, where the user changes the card. Card numbers are never
 * entered here.
 */
export function PortalButton({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const reason = useDisabledReason('billing:manage');
  const portal = useMutation({
    mutationFn: () => createPortalSession(),
    onSuccess: ({ url }) => location.assign(url),
    onError: (error) =>
      toast({
        kind: 'error',
        title: t`Couldn’t open the payment page`,
        detail: messageOf(error),
      }),
  });
  return (
    <Button
      size="sm"
      busy={portal.isPending}
      disabledReason={reason}
      onClick={() => portal.mutate()}
    >
      {children}
    </Button>
  );
}
