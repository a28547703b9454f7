import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { CreditCard, Ellipsis, Eye, FlaskConical, GitBranch, Handshake } from 'lucide-react';
import { useState } from 'react';
import { initials, Monogram } from '@/shared/ui/avatar';
import { Badge } from '@/shared/ui/badge';
import { buttonStyles } from '@/shared/ui/button';
import { IconButton } from '@/shared/ui/icon-button';
import { linkStyles } from '@/shared/ui/link';
import { Menu } from '@/shared/ui/menu';
import { SeverityBar, type SeverityCounts } from '@/shared/ui/severity';
import { Cell, Row } from '@/shared/ui/table';
import { tierNames } from '@/entities/client';
import { useDisabledReason } from '@/entities/session';
import type { ClientSummary } from '@/shared/api/generated/model';
import { sumSeverities } from '#domain/severity-counts';
import { timeAgo } from '@/shared/lib/ago';
import { cx } from '@/shared/lib/cx';
import { useNow } from '@/shared/lib/use-now';
import { useSpaLink } from '@/shared/lib/spa-link';
import { useSetPiloting } from '../api/use-set-piloting';
import { healthStyles } from '../model/health';
import { PartnerDialog } from './partner-dialog';
import { PlanDialog } from './plan-dialog';

/** "1,204" with its severities; an organization without any report has no counts. */
function OpenFindings({ open, scanned }: { open: SeverityCounts; scanned: boolean }) {
  const { i18n } = useLingui();
  if (!scanned)
    return (
      <span className="text-ink-3">
        <Trans>No scans yet</Trans>
      </span>
    );
  return (
    <span className="flex items-center gap-3">
      <span className="w-13 shrink-0 font-medium text-ink num">
        {i18n.number(sumSeverities(open))}
      </span>
      <span className="block w-full max-w-40">
        <SeverityBar counts={open} />
      </span>
    </span>
  );
}

function ClientMenu({ client }: { client: ClientSummary }) {
  const { t } = useLingui();
  const spaLink = useSpaLink();
  const mayNotChange = useDisabledReason('clients:manage');
  const [asking, setAsking] = useState<'plan' | 'partner' | null>(null);
  const { _id: id, organization_name: name, piloting } = client;
  const { setPiloting, isPending } = useSetPiloting();
  const label = t`More actions for ${name}`;
  return (
    <>
      <Menu
        label={label}
        placement={{ side: 'bottom', align: 'end' }}
        trigger={(props) => <IconButton {...props} icon={Ellipsis} size="sm" label={label} />}
        entries={[
          {
            kind: 'link',
            icon: GitBranch,
            label: t`Repositories`,
            ...spaLink({
              to: '/manage-clients/repositories/$client_id',
              params: { client_id: id },
            }),
          },
          {
            icon: FlaskConical,
            label: piloting ? t`End the pilot` : t`Start pilot`,
            disabledReason: mayNotChange || (isPending && t`Updating`),
            onSelect: () => setPiloting(id, !piloting),
          },
          {
            icon: CreditCard,
            label: t`Plan…`,
            disabledReason: mayNotChange,
            onSelect: () => setAsking('plan'),
          },
          {
            icon: Handshake,
            label: t`Partner…`,
            disabledReason: mayNotChange,
            onSelect: () => setAsking('partner'),
          },
        ]}
      />
      {asking === 'plan' && <PlanDialog client={client} onClose={() => setAsking(null)} />}
      {asking === 'partner' && <PartnerDialog client={client} onClose={() => setAsking(null)} />}
    </>
  );
}

/** On a phone, a single cell contains the others' values. */
export function ClientRow({ client }: { client: ClientSummary }) {
  const { t, i18n } = useLingui();
  const now = useNow();
  const { _id: id, organization_name: name, open_findings: open, last_scan_at: scannedAt } = client;
  const health = healthStyles[client.health];
  const toFindings = {
    to: '/manage-clients/findings/$client_id',
    params: { client_id: id },
  } as const;
  const tier = i18n._(tierNames[client.tier]);
  return (
    <Row className="h-14">
      <Cell>
        <span className="flex items-center gap-3">
          <Monogram letters={initials(name)} />
          <span className="min-w-0">
            <Link {...toFindings} className={linkStyles.title}>
              {name}
            </Link>
            <span className="block text-xs text-ink-3">
              <span className="max-md:hidden">
                <Plural value={client.members} one="# member" other="# members" />
              </span>
              <span className="md:hidden">
                {tier}
                {' · '}
                <Plural value={client.repositories} one="# repository" other="# repositories" />
              </span>
              {client.piloting && (
                <>
                  {' '}
                  · <Trans>In a pilot</Trans>
                </>
              )}
              {client.partner !== null && ` · ${client.partner}`}
            </span>
          </span>
        </span>
        <span className="mt-2 block md:hidden">
          <OpenFindings open={open} scanned={scannedAt !== null} />
        </span>
      </Cell>
      <Cell className="max-md:hidden">{tier}</Cell>
      <Cell align="end" className="max-md:hidden">
        {i18n.number(client.repositories)}
      </Cell>
      <Cell className="max-md:hidden">
        <OpenFindings open={open} scanned={scannedAt !== null} />
      </Cell>
      <Cell align="end" className="max-lg:hidden">
        <span className={open.critical > 0 ? 'font-medium text-critical-text' : undefined}>
          {i18n.number(open.critical)}
        </span>
      </Cell>
      <Cell className="whitespace-nowrap max-lg:hidden">
        {scannedAt === null ? <Trans>Never</Trans> : timeAgo(i18n, scannedAt, now)}
      </Cell>
      <Cell>
        <Badge tone={health.tone}>{i18n._(health.name)}</Badge>
      </Cell>
      <Cell align="end">
        <span className="inline-flex items-center gap-1">
          <Link
            {...toFindings}
            aria-label={t`View as client: ${name}`}
            className={cx(buttonStyles({ size: 'sm' }), 'max-md:hidden')}
          >
            <Eye aria-hidden strokeWidth={1.75} className="size-4" />
            <Trans>View as client</Trans>
          </Link>
          <ClientMenu client={client} />
        </span>
      </Cell>
    </Row>
  );
}
