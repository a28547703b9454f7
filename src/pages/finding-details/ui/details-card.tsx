import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { filterValueName, type Finding, type FindingsSearch } from '@/entities/finding';
import { Avatar } from '@/shared/ui/avatar';
import { Card, CardHead } from '@/shared/ui/card';
import { linkStyles, OutLink } from '@/shared/ui/link';

/** Facts about the finding; what can be filtered by leads to the findings that share it. */
export function DetailsCard({ finding: { attributes } }: { finding: Finding }) {
  const { t, i18n } = useLingui();
  const { rule, component, assignee } = attributes;
  return (
    <Card aria-labelledby="details">
      <CardHead id="details" title={<Trans>Details</Trans>} />
      <dl className="grid grid-cols-[6.5rem_1fr] gap-y-2.5 p-4 text-sm">
        <Fact name={t`Weakness`}>
          {attributes.cwe.map((cwe) => (
            <Same key={cwe} search={{ cwe: String(cwe) }}>{`CWE-${cwe}`}</Same>
          ))}
        </Fact>
        <Fact name={t`Vulnerability`}>
          {attributes.cve.map((cve) => (
            <Same key={cve} search={{ cve }}>
              {cve}
            </Same>
          ))}
        </Fact>
        <Fact name={t`CVSS`}>
          {attributes.cvss.map((score) => (
            <span key={`${score.version} ${score.vector}`} className="block break-words">
              {i18n.number(score.score, { minimumFractionDigits: 1 })} <span className="font-mono text-xs text-ink-3">{score.vector}</span>
            </span>
          ))}
        </Fact>
        <Fact name={t`OWASP`}>
          {attributes.owasp.map((owasp) => (
            <Same key={owasp} search={{ owasp }}>
              {owasp}
            </Same>
          ))}
        </Fact>
        <Fact name={t`OWASP CI/CD`}>
          {attributes.owasp_cicd.map((owasp) => (
            <Same key={owasp} search={{ owasp_cicd: owasp }}>
              {owasp}
            </Same>
          ))}
        </Fact>
        <Fact name={t`SLSA threat`}>
          {attributes.slsa_threats.map((threat) => (
            <Same key={threat} search={{ slsa_threats: threat }}>
              {filterValueName(i18n, 'slsa_threats', threat)}
            </Same>
          ))}
        </Fact>
        <Fact name={t`Component`}>
          {component && (
            <Same search={{ component: component.name }}>
              <span className="font-mono text-xs break-all">{component.purl ?? [component.name, component.version].filter(Boolean).join(' ')}</span>
            </Same>
          )}
        </Fact>
        <Fact name={t`Fixed in`}>{component?.fixed_version && <span className="font-mono text-xs">{component.fixed_version}</span>}</Fact>
        <Fact name={t`Rule`}>
          {rule.help_uri ? (
            <OutLink href={rule.help_uri} className="font-mono text-xs break-all">
              {rule.id}
            </OutLink>
          ) : (
            <Same search={{ rule: rule.id }}>
              <span className="font-mono text-xs break-all">{rule.id}</span>
            </Same>
          )}
        </Fact>
        <Fact name={t`Tool`}>
          <Same search={{ tool: attributes.tool }}>{attributes.tool}</Same>
        </Fact>
        <Fact name={t`Assignee`}>
          {assignee ? (
            <span className="inline-flex items-center gap-1.5">
              <Avatar name={assignee.username} size="xs" />
              {assignee.username}
            </span>
          ) : (
            t`Nobody`
          )}
        </Fact>
        <Fact name={t`Branch`}>{attributes.branch && <span className="font-mono text-xs">{attributes.branch}</span>}</Fact>
        <Fact name={t`Endpoint`}>{attributes.endpoint && <span className="font-mono text-xs break-all">{attributes.endpoint}</span>}</Fact>
        <Fact name={t`Tags`}>{attributes.tags.join(', ')}</Fact>
        <Fact name={t`Last seen`}>{i18n.date(attributes.last_seen_at, { dateStyle: 'medium' })}</Fact>
      </dl>
    </Card>
  );
}

/** A row, unless there is nothing to say. */
function Fact({ name, children }: { name: string; children: ReactNode }) {
  const isEmpty = children === null || children === undefined || children === '' || children === false || (Array.isArray(children) && children.length === 0);
  if (isEmpty) return null;
  return (
    <>
      <dt className="text-ink-3">{name}</dt>
      <dd className="flex min-w-0 flex-col items-start">{children}</dd>
    </>
  );
}

const Same = ({ search, children }: { search: FindingsSearch; children: ReactNode }) => (
  <Link to="/findings/all" search={search} className={linkStyles.action}>
    {children}
  </Link>
);
