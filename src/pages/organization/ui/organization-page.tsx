import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Avatar } from '@/shared/ui/avatar';
import { buttonStyles } from '@/shared/ui/button';
import { Card, CardBody, CardHead } from '@/shared/ui/card';
import { linkStyles } from '@/shared/ui/link';
import { Page } from '@/widgets/app-shell';
import { type Client, tierNames, useLoadedClient } from '@/entities/client';
import { useCan } from '@/entities/session';

type Fact = { id: string; term: string; value: ReactNode };

const coordinateText = ({ coordinate }: Client['company']['structure']['headquarters']) =>
  coordinate ? `${String(coordinate.lat)}, ${String(coordinate.long)}` : null;

/** Only known facts: the number of missing ones is more useful than many dashes. */
function useFacts({ company, legal_name: legalName, address }: Client): {
  company: Fact[];
  structure: Fact[];
  missing: number;
} {
  const { t } = useLingui();
  const { information, structure, regulations } = company;
  const known = (facts: (Omit<Fact, 'value'> & { value: string | null | undefined })[]) =>
    facts.flatMap((fact) => (fact.value ? [{ ...fact, value: fact.value }] : []));
  const about = [
    { id: 'legal', term: t`Legal name`, value: information.legal_name ?? legalName },
    { id: 'parent', term: t`Parent company`, value: information.parent_company },
    { id: 'lei', term: t`Global entity identifier`, value: information.global_entity_identifier },
    { id: 'category', term: t`Category`, value: information.category },
    { id: 'address', term: t`Address`, value: address },
  ];
  const parts = [
    { id: 'locations', term: t`Headquarters`, value: structure.headquarters.locations.join(', ') },
    { id: 'coordinate', term: t`Coordinates`, value: coordinateText(structure.headquarters) },
    { id: 'subsidiaries', term: t`Subsidiaries`, value: structure.subsidiary.join(', ') },
    { id: 'branches', term: t`Branches`, value: structure.branch.join(', ') },
    { id: 'services', term: t`Services`, value: structure.service.join(', ') },
    {
      id: 'processing',
      term: t`Data processing locations`,
      value: structure.data_processing.locations.join(', '),
    },
    {
      id: 'regulations',
      term: t`Applicable regulations`,
      value: regulations.applicable_regulations.join(', '),
    },
  ];
  const facts = { company: known(about), structure: known(parts) };
  return {
    ...facts,
    missing: about.length + parts.length - facts.company.length - facts.structure.length,
  };
}

const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="grid gap-x-6 gap-y-3 text-sm sm:grid-cols-[12rem_1fr]">
    {facts.map(({ id, term, value }) => (
      <div key={id} className="contents">
        <dt className="text-ink-3 max-sm:-mb-2.5">{term}</dt>
        <dd className="min-w-0 break-words">{value}</dd>
      </div>
    ))}
  </dl>
);

function Organization() {
  const { t, i18n } = useLingui();
  const client = useLoadedClient();
  const mayManage = useCan('client:manage');
  const { company, structure, missing } = useFacts(client);
  const web = client.company.information.url_company;
  return (
    <div className="flex flex-col gap-4">
      <Card>
        <CardBody className="flex flex-wrap items-center gap-4">
          <Avatar name={client.organization_name} size="lg" />
          <span className="min-w-0 flex-1">
            <span className="block text-lg leading-6 font-semibold">
              {client.organization_name}
            </span>
            {web && <span className="text-sm text-ink-2">{web}</span>}
          </span>
          <Link to="/settings/billing" className={linkStyles.action}>
            <Trans>Plan: {i18n._(tierNames[client.subscription.tier])}</Trans>
          </Link>
        </CardBody>
      </Card>
      {company.length > 0 && (
        <Card>
          <CardHead
            title={t`Company`}
            note={t`Legal name and address are also on reports, JSON and SARIF exports, and invoices.`}
          />
          <CardBody>
            <Facts facts={company} />
          </CardBody>
        </Card>
      )}
      {structure.length > 0 && (
        <Card>
          <CardHead
            title={t`Structure and regulations`}
            note={t`Regulations determine the frameworks in priorities, filters and exports. The rest is informational.`}
          />
          <CardBody>
            <Facts facts={structure} />
          </CardBody>
        </Card>
      )}
      {mayManage && missing > 0 && (
        <p className="text-sm text-ink-3">
          <Plural
            value={missing}
            one="# more detail can be added."
            other="# more details can be added."
          />
        </p>
      )}
    </div>
  );
}

export function OrganizationPage() {
  const { t } = useLingui();
  const mayManage = useCan('client:manage');
  return (
    <Page
      title={t`Organisation`}
      subtitle={t`Your organisation’s company details.`}
      layout="form"
      aside={
        mayManage && (
          <Link to="/settings/client" className={buttonStyles()}>
            <Trans>Change</Trans>
          </Link>
        )
      }
    >
      <Organization />
    </Page>
  );
}
