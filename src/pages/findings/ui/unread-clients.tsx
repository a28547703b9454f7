import { Plural, Trans } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';
import type { ClientsRead } from '@/shared/api/generated/model';

/** A list over several organizations must not look complete if some could not be read. */
export function UnreadClients({ clients }: { clients: ClientsRead }) {
  const names = clients.not_read.map(({ name }) => name).join(', ');
  return (
    <div role="status" className="mb-3 flex gap-2 text-sm text-ink-2">
      <TriangleAlert aria-hidden strokeWidth={1.75} className="size-4 shrink-0" />
      <p className="min-w-0">
        <Plural
          value={clients.left_out}
          one="# organisation is missing from this list:"
          other="# organisations are missing from this list:"
        />{' '}
        {names}. <Trans>Choose fewer organisations, or try again.</Trans>
      </p>
    </div>
  );
}
