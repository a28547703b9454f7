import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { getGetManagedClientQueryOptions } from '@/shared/api/generated/manage-clients/manage-clients';

/** Whose data this is. Looking is written into that organisation's audit log. */
export function ReadOnlyBanner({ clientId }: { clientId: string }) {
  const { data } = useQuery(getGetManagedClientQueryOptions(clientId));
  const name = data?.data.organization_name ?? '…';
  return (
    <p className="mb-4 flex items-center gap-2 rounded-md bg-ink px-3 py-1.5 text-sm text-canvas">
      <Eye aria-hidden strokeWidth={1.75} className="size-4 shrink-0" />
      <Trans>Viewing {name}, read only. The visit is logged.</Trans>
    </p>
  );
}
