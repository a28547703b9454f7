import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Handshake, Plus } from 'lucide-react';
import { useState } from 'react';
import { Answer } from '@/shared/ui/answer';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { Page } from '@/widgets/app-shell';
import { useDisabledReason } from '@/entities/session';
import { getListPartnersQueryOptions } from '@/shared/api/generated/partners/partners';
import { isFormKept } from '@/shared/lib/kept-form';
import { PartnerDialog } from './partner-dialog';
import { RemovePartner } from './remove-partner';

export function PartnersPage() {
  const { t } = useLingui();
  const reason = useDisabledReason('partners:manage');
  const [adding, setAdding] = useState(() => isFormKept('partner'));
  const partners = useQuery(getListPartnersQueryOptions({ page_size: 100 }));
  return (
    <Page
      title={t`Partners`}
      subtitle={t`Who brings organisations here, and the discount that they give.`}
      actions={<Button kind="primary" icon={Plus} disabledReason={reason} onClick={() => setAdding(true)}><Trans>Add partner</Trans></Button>}
    >
      <Answer query={partners} what={t`Partners`}>
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState icon={Handshake} title={t`No partners yet`} text={t`Organisations that a partner brings get the partner's discount.`} />
          ) : (
            <Card>
              <ul aria-label={t`Partners`}>
                {data.map(({ id, name, email, clients, discount_percent: percent }) => (
                  <li key={id} className="flex items-center gap-x-3 border-t px-4 py-2.5 text-sm first:border-t-0 sm:gap-x-6">
                    <span className="min-w-0 flex-1">
                      <span className="block font-medium">{name}</span>
                      <span className="block text-xs wrap-anywhere text-ink-3">{email}</span>
                    </span>
                    <span className="num flex shrink-0 flex-col text-right sm:flex-row sm:gap-x-6">
                      <span className="text-ink-3 max-sm:order-last max-sm:text-xs"><Plural value={clients} one="# client" other="# clients" /></span>
                      <Trans>{percent}% discount</Trans>
                    </span>
                    <RemovePartner id={id} name={name} />
                  </li>
                ))}
              </ul>
            </Card>
          )
        }
      </Answer>
      {adding && <PartnerDialog onClose={() => setAdding(false)} />}
    </Page>
  );
}
