import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Globe } from 'lucide-react';
import { Card, CardBody, CardHead } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { useCan } from '@/entities/session';
import { messageOf } from '@/shared/api/error-message';
import { getListDomainsQueryOptions } from '@/shared/api/generated/domains';
import { AddDomain } from './add-domain';
import { DomainRow } from './domain-row';

export function DomainsCard() {
  const { t } = useLingui();
  const mayRead = useCan('domains:read');
  const domains = useQuery({ ...getListDomainsQueryOptions(), enabled: mayRead });
  if (!mayRead) return null;
  const rows = domains.data?.data ?? [];
  return (
    <Card className="mt-4">
      <CardHead
        title={t`Domains`}
        note={t`A verified domain shows where its repositories are served. It doesn’t change findings, invitations or login.`}
        actions={<AddDomain />}
      />
      {domains.isPending && (
        <CardBody>
          <SkeletonRows rows={2} label={t`Loading domains`} />
        </CardBody>
      )}
      {domains.error && (
        <CardBody role="alert" className="text-sm text-danger-text">
          {messageOf(domains.error)}
        </CardBody>
      )}
      {domains.isSuccess && rows.length === 0 && (
        <EmptyState
          frame="bare"
          icon={Globe}
          title={t`No domains yet`}
          text={t`Add a domain, publish its TXT record, then verify it.`}
        />
      )}
      {rows.length > 0 && (
        <ul aria-label={t`Domains`}>
          {rows.map((domain) => (
            <DomainRow key={domain.uuid} domain={domain} />
          ))}
        </ul>
      )}
    </Card>
  );
}
