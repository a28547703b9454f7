import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import type { Component, ComponentPath } from '@/shared/api/generated/model';
import { Card, CardBody, CardHead } from '@/shared/ui/card';
import { cx } from '@/shared/lib/cx';
import { linkStyles } from '@/shared/ui/link';
import { Priority } from '@/shared/ui/priority';
import { SeverityLabel } from '@/shared/ui/severity';
import { Page } from '@/widgets/app-shell';

/** A component: how it gets in, the smallest way out, and what is wrong with it. */
export function ComponentPage({ component: { attributes } }: { component: Component }) {
  const { t } = useLingui();
  const name = [attributes.group, attributes.name].filter(Boolean).join('/');
  return (
    <Page
      title={`${name} ${attributes.version ?? ''}`.trim()}
      current={name}
      subtitle={<span className="font-mono text-xs break-all">{attributes.purl}</span>}
      breadcrumb={[
        <Link key="chain" to="/supply-chain">
          <Trans>Supply chain</Trans>
        </Link>,
      ]}
    >
      <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-4">
          <Card aria-labelledby="paths">
            <CardHead id="paths" title={<Trans>How it gets in</Trans>} note={<Plural value={attributes.paths.length} one="# way" other="# ways" />} />
            {attributes.paths.length === 0 ? (
              <CardBody className="text-sm text-ink-3">
                <Trans>The SBOM does not say what depends on it.</Trans>
              </CardBody>
            ) : (
              <ul className="flex flex-col gap-3 p-4">
                {attributes.paths.map((path) => (
                  <PathToRoot key={path.nodes.map(({ id }) => id).join(' ')} path={path} />
                ))}
              </ul>
            )}
          </Card>
          <Vulnerabilities component={attributes} />
        </div>
        <aside aria-label={t`Facts`} className="flex flex-col gap-4">
          <WayOut component={attributes} />
          <Facts component={attributes} />
        </aside>
      </div>
    </Page>
  );
}

type Attributes = Component['attributes'];

/** From the root to the component; the last box is the one that is wrong. */
function PathToRoot({ path: { nodes } }: { path: ComponentPath }) {
  return (
    <li>
      <ol className="flex flex-wrap items-center gap-1.5">
        {nodes.map(({ id, name, version }, index) => {
          const isLast = index === nodes.length - 1;
          return (
            <li key={id} className="flex min-w-0 items-center gap-1.5">
              <span className={cx('min-w-0 truncate rounded-md border px-2 py-1 text-xs', isLast ? 'border-critical-edge bg-critical-tint text-critical-text' : 'border-line')}>
                {name} <span className="font-mono">{version}</span>
              </span>
              {!isLast && <ChevronRight aria-hidden strokeWidth={1.75} className="size-3.5 shrink-0 text-ink-3" />}
            </li>
          );
        })}
      </ol>
    </li>
  );
}

function WayOut({ component: { upgrade } }: { component: Attributes }) {
  if (upgrade === null) return null;
  const { version } = upgrade;
  return (
    <Card aria-labelledby="way-out" className="border-primary-edge!">
      <CardHead id="way-out" title={<Trans>Way out</Trans>} />
      <CardBody>
        <p className="text-sm font-medium">
          <Trans>Upgrade to {version}</Trans>
        </p>
        <p className="mt-1 text-xs text-ink-3">
          <Plural value={upgrade.closes} one="closes # finding" other="closes # findings" />, <Plural value={upgrade.leaves} _0="leaves none open" one="leaves # open" other="leaves # open" />
        </p>
      </CardBody>
    </Card>
  );
}

function Facts({ component }: { component: Attributes }) {
  const { t, i18n } = useLingui();
  const facts: readonly (readonly [string, string])[] = [
    [t`Repository`, component.repository.nickname],
    [t`Ecosystem`, component.ecosystem ?? component.type],
    [t`Licences`, component.licenses.join(', ') || '–'],
    [t`Supplier`, component.supplier ?? '–'],
    [t`Depends on it`, i18n.number(component.dependents)],
    [t`Last seen`, i18n.date(component.last_seen_at, { dateStyle: 'medium' })],
  ];
  return (
    <Card aria-labelledby="facts">
      <CardHead id="facts" title={<Trans>Details</Trans>} />
      <dl className="grid grid-cols-[6.5rem_1fr] gap-y-2.5 p-4 text-sm">
        {facts.map(([term, value]) => (
          <div key={term} className="contents">
            <dt className="text-ink-3">{term}</dt>
            <dd className="min-w-0 break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function Vulnerabilities({ component: { findings } }: { component: Attributes }) {
  return (
    <Card aria-labelledby="vulnerabilities">
      <CardHead id="vulnerabilities" title={<Trans>Vulnerabilities</Trans>} />
      {findings.length === 0 ? (
        <CardBody className="text-sm text-ink-3">
          <Trans>None is known.</Trans>
        </CardBody>
      ) : (
        <ul className="divide-y divide-line">
          {findings.map((finding) => (
            <li key={finding.finding_id} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5">
              <SeverityLabel severity={finding.severity} />
              <Link to="/findings/finding-details/$id" params={{ id: finding.finding_id }} className={`${linkStyles.title} min-w-0 flex-1 truncate text-sm`}>
                {finding.title}
              </Link>
              <span className="font-mono text-xs text-ink-3">{finding.vulnerability}</span>
              <Priority value={finding.priority} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
