import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Answer } from '@/shared/ui/answer';
import { buttonStyles } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { FactStrip } from '@/shared/ui/fact-strip';
import { Page } from '@/widgets/app-shell';
import { type Client, useClient } from '@/entities/client';

function Facts({ client }: { client: Client }) {
  const { t } = useLingui();
  const { information, structure, regulations } = client.company;
  const list = (items: readonly string[]) => (items.length > 0 ? items.join(', ') : '–');
  return (
    <FactStrip
      facts={[
        { id: 'name', term: t`Organisation`, value: client.organization_name },
        { id: 'legal', term: t`Legal name`, value: information.legal_name ?? client.legal_name ?? '–' },
        { id: 'parent', term: t`Parent company`, value: information.parent_company ?? '–' },
        { id: 'lei', term: t`Global entity identifier`, value: information.global_entity_identifier ?? '–' },
        { id: 'category', term: t`Category`, value: information.category ?? '–' },
        { id: 'web', term: t`Web address`, value: information.url_company ?? '–' },
        { id: 'address', term: t`Address`, value: client.address ?? '–' },
        { id: 'locations', term: t`Headquarters`, value: list(structure.headquarters.locations) },
        { id: 'subsidiaries', term: t`Subsidiaries`, value: list(structure.subsidiary) },
        { id: 'branches', term: t`Branches`, value: list(structure.branch) },
        { id: 'services', term: t`Services`, value: list(structure.service) },
        { id: 'processing', term: t`Data is processed in`, value: list(structure.data_processing.locations) },
        { id: 'regulations', term: t`Applicable regulations`, value: list(regulations.applicable_regulations) },
        { id: 'plan', term: t`Plan`, value: client.subscription.tier },
      ]}
    />
  );
}

export function OrganizationPage() {
  const { t } = useLingui();
  const client = useClient();
  return (
    <Page
      title={t`Organisation`}
      subtitle={t`The company behind the findings: what reports and policies refer to.`}
      layout="form"
      aside={<Link to="/settings/client" className={buttonStyles()}><Trans>Change</Trans></Link>}
    >
      <Answer query={client} what={t`Organisation`}>
        {(data) => <Card><Facts client={data} /></Card>}
      </Answer>
    </Page>
  );
}
