import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import type { Component, ComponentPath } from '@/shared/api/generated/model';
import { Badge } from '@/shared/ui/badge';
import { Card, CardBody, CardHead } from '@/shared/ui/card';
import { cx } from '@/shared/lib/cx';
import { linkStyles } from '@/shared/ui/link';
import { Priority } from '@/shared/ui/priority';
import { SeverityGlyph, SeverityLabel } from '@/shared/ui/severity';
import { Page } from '@/widgets/app-shell';

/** A component: how it gets in, the smallest way out, and what is wrong with it. */
export function ComponentPage({ component: { attributes } }: { component: Component }) {
  const { t } = useLingui();
  const name = [attributes.group, attributes.name].filter(Boolean).join('/');
  return (
    <Page
      title={`${name} ${attributes.version ?? ''}`.trim()}
      current={name}
      heading={
        <>
          {name} <span className="font-mono text-lg font-normal text-ink-3">{attributes.version}</span>
        </>
      }
      eyebrow={
        <div className="flex flex-wrap items-center gap-2">
          {attributes.worst ? (
            <SeverityLabel severity={attributes.worst} look="badge" />
          ) : (
            <Badge tone="ok">
              <Trans>No vulnerability is known</Trans>
            </Badge>
          )}
          <Badge>{attributes.ecosystem ?? attributes.type}</Badge>
          {attributes.direct === true && (
            <Badge>
              <Trans>Asked for directly</Trans>
            </Badge>
          )}
        </div>
      }
      subtitle={<span className="font-mono text-xs break-all">{attributes.purl}</span>}
      breadcrumb={[
        <Link key="chain" to="/supply-chain">
          <Trans>Supply chain</Trans>
        </Link>,
      ]}
    >
      <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_20rem] xl:grid-rows-[auto_1fr]">
        <WayOut component={attributes} />
        <div className="flex min-w-0 flex-col gap-4 xl:col-start-1 xl:row-span-2 xl:row-start-1">
          <Card aria-labelledby="paths">
            <CardHead id="paths" title={<Trans>How it gets in</Trans>} note={<Plural value={attributes.paths.length} one="# way" other="# ways" />} />
            {attributes.paths.length === 0 ? (
              <CardBody className="text-sm text-ink-3">
                <Trans>The SBOM does not say what depends on it.</Trans>
              </CardBody>
            ) : (
              <ul className="flex flex-col gap-3 p-4">
                {attributes.paths.map((path) => (
                  <PathToRoot key={path.nodes.map(({ id }) => id).join(' ')} path={path} isWrong={attributes.worst !== null} />
                ))}
              </ul>
            )}
          </Card>
          <Vulnerabilities component={attributes} />
        </div>
        <aside aria-label={t`Facts`} className="min-w-0 xl:col-start-2">
          <Facts component={attributes} />
        </aside>
      </div>
    </Page>
  );
}

type Attributes = Component['attributes'];

/** From the root to the component; the last box is the one that is wrong, if anything is. */
function PathToRoot({ path: { nodes }, isWrong }: { path: ComponentPath; isWrong: boolean }) {
  return (
    <li>
      <ol className="flex flex-wrap items-center gap-1.5">
        {nodes.map(({ id, name, version }, index) => {
          const isLast = index === nodes.length - 1;
          return (
            <li key={id} className="flex min-w-0 items-center gap-1.5">
              <span className={cx('min-w-0 rounded-md border px-2.5 py-1 text-sm font-medium break-words', isLast && isWrong ? 'border-critical-edge bg-critical-tint text-critical-text' : 'border-line-strong')}>
                {name}
                <span className={cx('block font-mono text-2xs font-normal', !(isLast && isWrong) && 'text-ink-3')}>{version}</span>
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
    <Card aria-labelledby="way-out" className="border-primary-edge! xl:col-start-2">
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
      <dl className="grid grid-cols-[6.5rem_1fr] gap-x-3 gap-y-2.5 p-4 text-sm">
        {component.siblings.length > 0 && (
          <div className="contents">
            <dt className="text-ink-3">{t`Other versions`}</dt>
            <dd className="flex min-w-0 flex-col items-start gap-1">
              {component.siblings.map(({ id, version }) => (
                <Link key={id} to="/supply-chain/components/$id" params={{ id }} className={`${linkStyles.action} font-mono text-xs leading-5`}>
                  {version ?? '–'}
                </Link>
              ))}
            </dd>
          </div>
        )}
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
  const { i18n } = useLingui();
  return (
    <Card aria-labelledby="vulnerabilities">
      <CardHead id="vulnerabilities" title={<Trans>Vulnerabilities</Trans>} note={findings.length > 0 && <span className="num">{i18n.number(findings.length)}</span>} />
      {findings.length === 0 ? (
        <CardBody className="text-sm text-ink-3">
          <Trans>None is known.</Trans>
        </CardBody>
      ) : (
        <ul className="divide-y divide-line">
          {findings.map((finding) => (
            <li key={finding.finding_id} className="flex items-center gap-3 px-4 py-2">
              <SeverityGlyph severity={finding.severity} />
              <div className="min-w-0 flex-1">
                <Link to="/findings/finding-details/$id" params={{ id: finding.finding_id }} className={`${linkStyles.title} block truncate text-sm leading-4.5`} title={finding.title}>
                  {finding.title}
                </Link>
                <p className="truncate text-xs leading-4 text-ink-3">
                  <span className="font-mono">{finding.vulnerability}</span>
                  {finding.fixed_version !== null && (
                    <>
                      {' · '}
                      <Trans>
                        fixed in <span className="font-mono">{finding.fixed_version}</span>
                      </Trans>
                    </>
                  )}
                </p>
              </div>
              <Priority value={finding.priority} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
