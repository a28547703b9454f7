import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { QueryBoundary } from '@/shared/ui/query-boundary';
import { Card, CardBody } from '@/shared/ui/card';
import { DescriptionList } from '@/shared/ui/description-list';
import { RichText } from '@/shared/ui/rich-text';
import { SeverityLabel } from '@/shared/ui/severity';
import { Page } from '@/widgets/app-shell';
import { getGetManagedFindingQueryOptions } from '@/shared/api/generated/manage-clients';
import type { FindingAttributes } from '@/shared/api/generated/model';
import { dateOf } from '@/shared/lib/ago';
import { ClientHeader } from './client-head';

function Facts({ attributes }: { attributes: FindingAttributes }) {
  const { t, i18n } = useLingui();
  return (
    <DescriptionList
      items={[
        {
          id: 'severity',
          term: t`Severity`,
          value: <SeverityLabel severity={attributes.severity} />,
        },
        { id: 'priority', term: t`Priority`, value: i18n.number(attributes.priority) },
        { id: 'repository', term: t`Repository`, value: attributes.repository.nickname },
        { id: 'file', term: t`File`, value: attributes.file ?? '–' },
        { id: 'tool', term: t`Tool`, value: attributes.tool },
        { id: 'seen', term: t`First seen`, value: dateOf(i18n, attributes.first_seen_at) },
      ]}
    />
  );
}

export function ClientFindingPage({ clientId, id }: { clientId: string; id: string }) {
  const { t } = useLingui();
  const finding = useQuery(getGetManagedFindingQueryOptions(clientId, id));
  if (finding.error) throw finding.error;
  return (
    <Page
      title={finding.data?.data.attributes.title ?? t`Finding`}
      current={t`Finding`}
      breadcrumb={[
        <Link key="clients" to="/manage-clients">
          <Trans>Clients</Trans>
        </Link>,
        <Link
          key="findings"
          to="/manage-clients/findings/$client_id"
          params={{ client_id: clientId }}
          search={true}
        >
          <Trans>Findings</Trans>
        </Link>,
      ]}
      layout="form"
    >
      <ClientHeader clientId={clientId} />
      <QueryBoundary query={finding} label={t`Finding`}>
        {({ data: { attributes } }) => (
          <Card>
            <Facts attributes={attributes} />
            <CardBody>
              <RichText text={attributes.description ?? ''} format="markdown" />
            </CardBody>
          </Card>
        )}
      </QueryBoundary>
    </Page>
  );
}
