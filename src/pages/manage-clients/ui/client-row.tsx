import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Eye } from 'lucide-react';
import { buttonStyles } from '@/shared/ui/button';
import { linkStyles } from '@/shared/ui/link';
import { SeverityBar } from '@/shared/ui/proportion-bar';
import { Switch } from '@/shared/ui/switch';
import { Cell, Row } from '@/shared/ui/table';
import { toast } from '@/shared/ui/toast';
import { tierNames } from '@/entities/client';
import { useCan } from '@/entities/session';
import { messageOf } from '@/shared/api/error-message';
import { getListManagedClientsQueryKey, useSetClientPiloting } from '@/shared/api/generated/manage-clients/manage-clients';
import type { ClientSummary } from '@/shared/api/generated/model';
import { timeAgo } from '@/shared/lib/ago';
import { useNow } from '@/shared/lib/now';

export function ClientRow({ client }: { client: ClientSummary }) {
  const { t, i18n } = useLingui();
  const queries = useQueryClient();
  const now = useNow();
  const mayPilot = useCan('clients:manage');
  const { _id: id, organization_name: name, open_findings: open } = client;
  const pilot = useSetClientPiloting({
    mutation: {
      onSuccess: async () => queries.invalidateQueries({ queryKey: getListManagedClientsQueryKey() }),
      onError: (error) => toast({ kind: 'error', title: t`Nothing was changed`, detail: messageOf(error) }),
    },
  });
  const total = open.critical + open.high + open.medium + open.low + open.info;
  return (
    <Row>
      <Cell>
        <span className="block font-medium text-ink">{name}</span>
        <span className="text-xs text-ink-3">
          <Plural value={client.members} one="# member" other="# members" />
          <span className="md:hidden">
            {' · '}
            {i18n._(tierNames[client.tier])}
            {' · '}
            <Link to="/manage-clients/repositories/$client_id" params={{ client_id: id }} className={linkStyles.inline}>
              <Plural value={client.repositories} one="# repository" other="# repositories" />
            </Link>
          </span>
        </span>
      </Cell>
      <Cell className="max-md:hidden">{i18n._(tierNames[client.tier])}</Cell>
      <Cell align="end" className="num max-md:hidden">
        <Link to="/manage-clients/repositories/$client_id" params={{ client_id: id }} className={linkStyles.inline}>
          {i18n.number(client.repositories)}
        </Link>
      </Cell>
      <Cell>
        {total === 0 ? (
          <span className="text-ink-3"><Trans>None</Trans></span>
        ) : (
          <span className="flex items-center gap-3">
            <span className="num text-right sm:w-16">{i18n.number(total)}</span>
            <span className="w-28 max-sm:hidden"><SeverityBar counts={open} /></span>
          </span>
        )}
      </Cell>
      <Cell className="max-md:hidden">{client.last_scan_at === null ? <Trans>Never</Trans> : timeAgo(i18n, client.last_scan_at, now)}</Cell>
      <Cell>
        <Switch
          aria-label={t`Pilot of ${name}`}
          checked={client.piloting}
          disabled={!mayPilot || pilot.isPending}
          onChange={(event) => pilot.mutate({ data: { client_id: id, piloting: event.target.checked } })}
        />
      </Cell>
      <Cell align="end">
        <Link to="/manage-clients/findings/$client_id" params={{ client_id: id }} aria-label={t`View findings of ${name}`} className={buttonStyles({ size: 'sm' })}>
          <Eye aria-hidden strokeWidth={1.75} className="size-4" />
          <span className="max-sm:sr-only">
            <Trans>View findings</Trans>
          </span>
        </Link>
      </Cell>
    </Row>
  );
}
