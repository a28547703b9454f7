import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  filterValueName,
  type Finding,
  type FindingsSearch,
  withFilters,
} from '@/entities/finding';
import type { FindingOwner } from '@/shared/api/generated/model';
import { dateOf } from '@/shared/lib/ago';
import { Avatar } from '@/shared/ui/avatar';
import { Card, CardHead } from '@/shared/ui/card';
import { linkStyles, OutLink } from '@/shared/ui/link';
import { SeverityLabel } from '@/shared/ui/severity';
import { EditableFacts } from './editable-facts';

interface DetailsCardProps {
  finding: Finding;
  /** The finding was deleted while its page was open. */
  isGone: boolean;
}

/**
 * Editable fields, then facts about the finding. Values that can be filtered link to the findings
 * that share them.
 */
export function DetailsCard({ finding, isGone }: DetailsCardProps) {
  const { t, i18n } = useLingui();
  const { attributes } = finding;
  const { rule, component } = attributes;
  const confidenceNames = { high: t`High`, medium: t`Medium`, low: t`Low` };
  return (
    <Card aria-labelledby="details">
      <CardHead id="details" title={<Trans>Details</Trans>} />
      <dl className="grid grid-cols-[6.5rem_1fr] gap-x-3 gap-y-2.5 p-4 text-sm">
        <EditableFacts key={finding.id} finding={finding} isGone={isGone} />
        <Fact name={t`Scanner’s severity`}>
          {attributes.severity_overridden && attributes.reported_severity && (
            <SeverityLabel severity={attributes.reported_severity} />
          )}
        </Fact>
        <Fact name={t`Weakness`}>
          {attributes.cwe.map((cwe) => (
            <Known
              key={cwe}
              href={`https://cwe.mitre.org/data/definitions/${cwe}.html`}
              search={{ cwe: String(cwe) }}
            >{`CWE-${cwe}`}</Known>
          ))}
        </Fact>
        <Fact name={t`Vulnerability`}>
          {attributes.cve.map((cve) => (
            <Known
              key={cve}
              {...(cve.startsWith('CVE-') && { href: `https://www.cve.org/CVERecord?id=${cve}` })}
              search={withFilters({}, { cve: [cve] })}
            >
              {cve}
            </Known>
          ))}
        </Fact>
        <Fact name={t`CVSS`}>
          {attributes.cvss.map((score) => (
            <span
              key={`${score.version} ${score.vector} ${score.source}`}
              className="block max-w-full"
            >
              <span className="font-medium">
                {i18n.number(score.score, { minimumFractionDigits: 1 })}
              </span>{' '}
              <span className="text-xs text-ink-3">
                {[`CVSS ${score.version}`, score.source].filter(Boolean).join(' · ')}
              </span>
              {score.vector && (
                <span className="block font-mono text-2xs break-all text-ink-3">
                  {score.vector}
                </span>
              )}
            </span>
          ))}
        </Fact>
        <Fact name={t`EPSS`}>
          {attributes.epss !== null &&
            i18n.number(attributes.epss, { style: 'percent', maximumFractionDigits: 1 })}
        </Fact>
        <Fact name={t`OWASP`}>
          {attributes.owasp.map((owasp) => (
            <Known key={owasp} href={owaspPage(owasp)} search={withFilters({}, { owasp: [owasp] })}>
              {owasp}
            </Known>
          ))}
        </Fact>
        <Fact name={t`OWASP CI/CD`}>
          {attributes.owasp_cicd.map((owasp) => (
            <Known key={owasp} href={cicdPage} search={{ owasp_cicd: owasp }}>
              {owasp}
            </Known>
          ))}
        </Fact>
        <Fact name={t`SLSA threat`}>
          {attributes.slsa_threats.map((threat) => (
            <Known key={threat} href={slsaPage} search={{ slsa_threats: threat }}>
              {filterValueName(i18n, 'slsa_threats', threat)}
            </Known>
          ))}
        </Fact>
        <Fact name={t`Component`}>
          {component && (
            <Same search={withFilters({}, { component: [component.name] })}>
              <span className="font-mono text-xs leading-5 break-all">
                {component.purl ?? [component.name, component.version].filter(Boolean).join(' ')}
              </span>
            </Same>
          )}
        </Fact>
        <Fact name={t`Fixed in`}>
          {component?.fixed_version && (
            <span className="font-mono text-xs leading-5">{component.fixed_version}</span>
          )}
        </Fact>
        <Fact name={t`Rule`}>
          {rule.help_uri ? (
            <OutLink href={rule.help_uri} className="font-mono text-xs leading-5 break-all">
              {rule.id}
            </OutLink>
          ) : (
            <Same search={withFilters({}, { rule: [rule.id] })}>
              <span className="font-mono text-xs leading-5 break-all">{rule.id}</span>
            </Same>
          )}
        </Fact>
        <Fact name={t`Tool`}>
          <Same search={withFilters({}, { tool: [attributes.tool] })}>{attributes.tool}</Same>
        </Fact>
        <Fact name={t`Owner`}>
          {attributes.owners.map((owner) => (
            <Owner key={owner.id} owner={owner} />
          ))}
        </Fact>
        <Fact name={t`Sent to`}>
          {attributes.sent_to.map(({ id, username }) => (
            <span key={id} className="inline-flex items-center gap-1.5">
              <Avatar name={username} size="xs" />
              {username}
            </span>
          ))}
        </Fact>
        <Fact name={t`Branch`}>
          {attributes.branch && (
            <span className="font-mono text-xs leading-5">{attributes.branch}</span>
          )}
        </Fact>
        <Fact name={t`Endpoint`}>
          {attributes.endpoint && (
            <span className="font-mono text-xs leading-5 break-all">
              {[
                attributes.http_method,
                attributes.endpoint,
                attributes.http_parameter && `(${attributes.http_parameter})`,
              ]
                .filter(Boolean)
                .join(' ')}
            </span>
          )}
        </Fact>
        <Fact name={t`Image`}>
          {attributes.image && (
            <span className="font-mono text-xs leading-5 break-all">{attributes.image}</span>
          )}
        </Fact>
        <Fact name={t`Resource`}>
          {attributes.cloud_resource && (
            <span className="font-mono text-xs leading-5 break-all">
              {attributes.cloud_resource}
            </span>
          )}
        </Fact>
        <Fact name={t`Author`}>
          {attributes.author && <span className="break-words">{attributes.author}</span>}
        </Fact>
        <Fact name={t`Commit`}>
          {attributes.commit && (
            <span className="font-mono text-xs leading-5 break-all">{attributes.commit}</span>
          )}
        </Fact>
        <Fact name={t`Issue owner`}>{attributes.issue_owner}</Fact>
        <Fact name={t`Confidence`}>
          {attributes.confidence && confidenceNames[attributes.confidence]}
        </Fact>
        <Fact name={t`Reachability`}>
          {attributes.reachability.length > 0 &&
            `${attributes.reachability
              .map((value) => filterValueName(i18n, 'reachability', value))
              .join(', ')} · ${attributes.tool}`}
        </Fact>
        <Fact name={t`From the tool`}>{attributes.severity_raw}</Fact>
        <Fact name={t`Known here since`}>{dateOf(i18n, attributes.first_seen_at)}</Fact>
        <Fact name={t`Reported since`}>
          {attributes.reported_at && dateOf(i18n, attributes.reported_at)}
        </Fact>
        <Fact name={t`Last reported`}>{dateOf(i18n, attributes.last_seen_at)}</Fact>
      </dl>
    </Card>
  );
}

const cicdPage = 'https://owasp.org/www-project-top-10-ci-cd-security-risks/';
const slsaPage = 'https://slsa.dev/spec/v1.2/threats';
/** `A03:2021` → the list of that year. */
const owaspPage = (category: string) => `https://owasp.org/Top10/${category.split(':')[1] ?? ''}/`;

/** An identifier that links to its publisher's explanation and to the other findings with it. */
const Known = ({
  href,
  search,
  children,
}: {
  href?: string;
  search: FindingsSearch;
  children: ReactNode;
}) => (
  <span className="flex max-w-full items-start gap-x-0.5">
    <Same search={search}>{children}</Same>
    {href !== undefined && (
      <a
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        className="-my-0.5 inline-flex size-6 shrink-0 items-center justify-center rounded-xs text-ink-3 hover:text-ink"
      >
        <ExternalLink aria-hidden strokeWidth={1.75} className="size-3.5" />
        <span className="sr-only">
          <Trans>Learn more (opens in a new tab)</Trans>
        </span>
      </a>
    )}
  </span>
);

/** A row that is omitted if its value is empty. */
function Fact({ name, children }: { name: string; children: ReactNode }) {
  const isEmpty =
    children === null ||
    children === undefined ||
    children === '' ||
    children === false ||
    (Array.isArray(children) && children.length === 0);
  if (isEmpty) return null;
  return (
    <>
      <dt className="text-ink-3">{name}</dt>
      <dd className="flex min-w-0 flex-col items-start gap-1">{children}</dd>
    </>
  );
}

const Same = ({ search, children }: { search: FindingsSearch; children: ReactNode }) => (
  <Link
    to="/findings/all"
    search={search}
    className={`${linkStyles.action} -my-0.5 min-w-0 wrap-anywhere`}
  >
    {children}
  </Link>
);

/** A team that owns the code, with the ownership rule that matches. */
function Owner({ owner: { name, ...reason } }: { owner: FindingOwner }) {
  return (
    <span className="block w-full">
      <Same search={withFilters({}, { team: [name] })}>{name}</Same>
      <span className="block text-xs wrap-anywhere text-ink-3">
        <OwnerReason {...reason} />
      </span>
    </span>
  );
}

function OwnerReason({
  repository,
  tag,
  path,
  line,
}: Omit<FindingOwner, 'id' | 'name' | 'source'>) {
  const name = repository?.nickname;
  if (line !== null && path !== null)
    return (
      <Trans>
        owns {path} in {name}: CODEOWNERS, line {line}
      </Trans>
    );
  if (path === null)
    return name === undefined ? (
      <Trans>owns all repositories with the tag {tag}</Trans>
    ) : (
      <Trans>owns {name}</Trans>
    );
  if (name !== undefined)
    return (
      <Trans>
        owns {path} in {name}
      </Trans>
    );
  return tag === null ? (
    <Trans>owns {path} in every repository</Trans>
  ) : (
    <Trans>
      owns {path} in repositories with the tag {tag}
    </Trans>
  );
}
