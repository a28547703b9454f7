import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Flame } from 'lucide-react';
import { severities } from '#domain/finding-filters';
import type { Component } from '@/shared/api/generated/model';
import { Badge } from '@/shared/ui/badge';
import { Card } from '@/shared/ui/card';
import { SeverityLabel, severityNames } from '@/shared/ui/severity';
import { Stat, StatGrid } from '@/shared/ui/stat';
import { Page } from '@/widgets/app-shell';
import { soleDirectDependency } from '../model/dependency-paths';
import { FactsCard } from './facts-card';
import { VulnerabilitiesCard } from './vulnerabilities-card';
import { DependencyPathsCard } from './dependency-paths-card';
import { UpgradePathsCard } from './upgrade-paths-card';

/** A component: its vulnerabilities, its dependency paths, and the smallest upgrades. */
export function ComponentPage({ component }: { component: Component }) {
  const { attributes } = component;
  const { t } = useLingui();
  const name = [attributes.group, attributes.name].filter(Boolean).join('/');
  return (
    <Page
      title={`${name} ${attributes.version ?? ''}`.trim()}
      current={name}
      heading={
        <>
          {name}{' '}
          <span className="font-mono text-lg font-normal text-ink-3">{attributes.version}</span>
        </>
      }
      eyebrow={
        <div className="flex flex-wrap items-center gap-2">
          {attributes.worst ? (
            <SeverityLabel severity={attributes.worst} look="badge" />
          ) : (
            <Badge tone="ok">
              <Trans>No known vulnerabilities</Trans>
            </Badge>
          )}
          {attributes.findings.some(({ kev }) => kev) && (
            <Badge tone="danger" icon={Flame}>
              <Trans>Known exploited</Trans>
            </Badge>
          )}
          <Badge>{attributes.ecosystem ?? attributes.type}</Badge>
          {attributes.direct === true && (
            <Badge>
              <Trans>Direct dependency</Trans>
            </Badge>
          )}
        </div>
      }
      subtitle={<span className="font-mono text-xs break-all">{attributes.purl}</span>}
      breadcrumb={[
        <Link key="chain" to="/supply-chain">
          <Trans>Supply chain</Trans>
        </Link>,
        <Link key="components" to="/supply-chain" search={{ section: 'components' }}>
          <Trans>Components</Trans>
        </Link>,
      ]}
    >
      <Figures component={attributes} />
      <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[1.25fr_1fr] xl:grid-rows-[auto_1fr]">
        <div className="min-w-0 xl:col-start-2">
          <UpgradePathsCard component={attributes} />
        </div>
        <div className="flex min-w-0 flex-col gap-4 xl:col-start-1 xl:row-span-2 xl:row-start-1">
          <DependencyPathsCard component={component} />
          <VulnerabilitiesCard findings={attributes.findings} />
        </div>
        <aside aria-label={t`Facts`} className="min-w-0 xl:col-start-2">
          <FactsCard component={attributes} />
        </aside>
      </div>
    </Page>
  );
}

function Figures({
  component: { findings, vulnerabilities, repository, elsewhere, direct, paths, dependents },
}: {
  component: Component['attributes'];
}) {
  const { t, i18n } = useLingui();
  const found = severities
    .filter((severity) => vulnerabilities[severity] > 0)
    .map(
      (severity) => `${i18n.number(vulnerabilities[severity])} ${i18n._(severityNames[severity])}`,
    );
  const only = soleDirectDependency(paths);
  return (
    <Card aria-label={t`Key figures`} className="mb-4">
      <StatGrid>
        <Stat label={t`Open vulnerabilities`} value={i18n.number(findings.length)}>
          <Note>{found.join(', ')}</Note>
        </Stat>
        <Stat label={t`Repositories`} value={i18n.number(elsewhere.length + 1)}>
          <Note>
            {[repository, ...elsewhere.map((place) => place.repository)]
              .map(({ nickname }) => nickname)
              .join(', ')}
          </Note>
        </Stat>
        <Stat label={t`Dependency paths`} value={i18n.number(paths.length)}>
          <Note>
            {only === undefined ? (
              direct === true && <Trans>Direct dependency</Trans>
            ) : (
              <Trans>All via {only}</Trans>
            )}
          </Note>
        </Stat>
        <Stat label={t`Dependents`} value={i18n.number(dependents)}>
          <Note>
            <Plural value={dependents} one="component" other="components" />
          </Note>
        </Stat>
      </StatGrid>
    </Card>
  );
}

const Note = ({ children }: { children: React.ReactNode }) => (
  <p className="-mt-2 line-clamp-2 text-xs text-ink-3">{children}</p>
);
