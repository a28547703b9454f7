import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Card, CardBody } from '@/shared/ui/card';
import { DescriptionList } from '@/shared/ui/description-list';
import { RichText } from '@/shared/ui/rich-text';
import { SeverityLabel } from '@/shared/ui/severity';
import { Page } from '@/widgets/app-shell';
import { getGetManagedFindingQueryOptions } from '@/shared/api/generated/manage-clients';
import type { FindingAttributes } from '@/shared/api/generated/model';
import { dateOf } from '@/shared/lib/ago';
import { ClientHeader } from './client-header';

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
  const { data: finding } = useSuspenseQuery(getGetManagedFindingQueryOptions(clientId, id));
  const { attributes } = finding.data;
  return (
    <Page
      title={attributes.title}
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
      <Card>
        <Facts attributes={attributes} />
        <CardBody>
          <RichText text={attributes.description ?? ''} format="markdown" />
        </CardBody>
      </Card>
    </Page>
  );
}
