import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Ellipsis, Handshake, Link2, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { QueryBoundary } from '@/shared/ui/query-boundary';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { copyText } from '@/shared/ui/copy-button';
import { EmptyState } from '@/shared/ui/empty-state';
import { IconButton } from '@/shared/ui/icon-button';
import { Menu } from '@/shared/ui/menu';
import { Page } from '@/widgets/app-shell';
import { useCan, useDisabledReason } from '@/entities/session';
import { partnersQuery } from '../api/preload-partners';
import type { Partner } from '@/shared/api/generated/model';
import { publicConfig } from '@/shared/config';
import { hasFormDraft } from '@/shared/lib/use-form-draft';
import { useSpaLink } from '@/shared/lib/spa-link';
import { PartnerDialog } from './partner-dialog';
import { RemovePartner } from './remove-partner';

type Asked = { partner: Partner; what: 'edit' | 'remove' };

function PartnerRow({ partner, onAsk }: { partner: Partner; onAsk: (asked: Asked) => void }) {
  const { t } = useLingui();
  const spaLink = useSpaLink();
  const { id, name, email, active, clients, discount_percent: percent } = partner;
  const label = t`Actions for ${name}`;
  const closed = publicConfig.registration === 'invite' && t`Registration is by invitation only.`;
  const registration = () =>
    new URL(spaLink({ to: '/register', search: { partner: id } }).href, location.href).href;
  return (
    <li className="flex items-center gap-x-3 border-t px-4 py-2.5 text-sm first:border-t-0 sm:gap-x-6">
      <span className="min-w-0 flex-1">
        <span className="block font-medium">{name}</span>
        <span className="block text-xs wrap-anywhere text-ink-3">{email}</span>
      </span>
      <span className="flex shrink-0 flex-col text-right num sm:flex-row sm:gap-x-6">
        <span className="text-ink-3 max-sm:order-last max-sm:text-xs">
          <Plural value={clients} one="# client" other="# clients" />
        </span>
        <Trans>{percent}% discount</Trans>
      </span>
      {!active && (
        <Badge tone="neutral">
          <Trans>Paused</Trans>
        </Badge>
      )}
      <Menu
        label={label}
        placement={{ side: 'bottom', align: 'end' }}
        trigger={(props) => <IconButton {...props} icon={Ellipsis} size="sm" label={label} />}
        entries={[
          { icon: Pencil, label: t`Edit`, onSelect: () => onAsk({ partner, what: 'edit' }) },
          {
            icon: Link2,
            label: t`Copy registration link`,
            disabledReason: closed || (!active && t`This partner is paused.`),
            onSelect: () => void copyText(registration()),
          },
          'separator',
          {
            icon: Trash2,
            label: t`Remove`,
            tone: 'danger',
            onSelect: () => onAsk({ partner, what: 'remove' }),
          },
        ]}
      />
    </li>
  );
}

export function PartnersPage() {
  const { t } = useLingui();
  const reason = useDisabledReason('partners:manage');
  const [adding, setAdding] = useState(() => hasFormDraft('partner'));
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const manages = useCan('partners:manage');
  const partners = useQuery({
    ...partnersQuery(),
    enabled: manages,
  });
  return (
    <Page
      title={t`Partners`}
      subtitle={t`Partners who refer organisations, and their discounts.`}
      actions={
        <Button kind="primary" icon={Plus} disabledReason={reason} onClick={() => setAdding(true)}>
          <Trans>Add partner</Trans>
        </Button>
      }
    >
      {manages ? (
        <QueryBoundary query={partners} label={t`Partners`}>
          {({ data }) =>
            data.length === 0 ? (
              <EmptyState
                icon={Handshake}
                title={t`No partners yet`}
                text={t`Partners can see the organisations they referred.`}
              />
            ) : (
              <Card>
                <ul aria-label={t`Partners`}>
                  {data.map((partner) => (
                    <PartnerRow key={partner.id} partner={partner} onAsk={setAsked} />
                  ))}
                </ul>
              </Card>
            )
          }
        </QueryBoundary>
      ) : (
        <EmptyState
          icon={Handshake}
          title={t`You cannot see the partners`}
          text={t`Super-administrators manage plans.`}
        />
      )}
      {adding && <PartnerDialog onClose={() => setAdding(false)} />}
      {asked?.what === 'edit' && <PartnerDialog partner={asked.partner} onClose={close} />}
      {asked?.what === 'remove' && <RemovePartner partner={asked.partner} onClose={close} />}
    </Page>
  );
}
