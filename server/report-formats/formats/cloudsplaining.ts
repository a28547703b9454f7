/** Cloudsplaining's JSON: excessive permissions in an account's IAM policies. */
import { jsonFormat } from '../format.ts';
import type { RawFinding } from '../raw-finding.ts';
import type { Severity } from '#domain/finding-filters';
import { entries, has, isList, list, str } from '../parsers/json-access.ts';

const risks: Readonly<Record<string, { title: string; severity: Severity; cwe: number }>> = {
  PrivilegeEscalation: { title: 'allows privilege escalation', severity: 'high', cwe: 269 },
  ResourceExposure: { title: 'can expose resources', severity: 'high', cwe: 732 },
  DataExfiltration: { title: 'can leak data', severity: 'medium', cwe: 732 },
  CredentialsExposure: { title: 'can expose credentials', severity: 'high', cwe: 522 },
  InfrastructureModification: { title: 'can change infrastructure', severity: 'low', cwe: 732 },
  ServiceWildcard: { title: 'allows every action of a service', severity: 'medium', cwe: 732 },
};

/** A list of actions; since 0.5 nested in an object with its own severity. */
const actionsOf = (risk: unknown): string[] =>
  (isList(risk) ? list(risk) : list(risk, 'findings')).map(
    (entry) =>
      str(entry) ??
      `${str(entry, 'type') ?? ''}: ${list(entry, 'actions')
        .map((action) => str(action) ?? '')
        .join(', ')}`,
  );

export const cloudsplaining = jsonFormat({
  id: 'cloudsplaining',
  tool: 'Cloudsplaining',
  category: 'cloud',
  docsUrl: 'https://cloudsplaining.readthedocs.io/en/latest/',
  detect: ({ value }) => (has(value, 'customer_managed_policies', 'inline_policies') ? 1 : 0),
  each: ['/inline_policies/*', '/customer_managed_policies/*', '/aws_managed_policies/*'],
  map: (policy, { keys }) => {
    const name = str(policy, 'PolicyName') ?? String(keys[1]);
    return entries(policy).flatMap(([key, risk]): RawFinding[] => {
      const known = risks[key];
      const actions = known === undefined ? [] : actionsOf(risk);
      if (known === undefined || actions.length === 0) return [];
      return [
        {
          ruleId: key,
          title: `Policy ${name} ${known.title}`,
          description: [
            str(risk, 'description'),
            ...actions.slice(0, 50).map((action) => `- ${action}`),
          ]
            .filter((part) => part !== undefined)
            .join('\n'),
          severity: str(risk, 'severity') ?? known.severity,
          cwes: [known.cwe],
          cloudResource: {
            provider: 'aws',
            account: /^arn:aws:iam::(\d+)/.exec(str(policy, 'Arn') ?? '')?.[1],
            type: String(keys[0]),
            id: str(policy, 'Arn') ?? name,
          },
          suppression:
            // A boolean, or the list of matching exclusions.
            str(policy, 'is_excluded') === 'true' ||
            (isList(policy, 'is_excluded') && list(policy, 'is_excluded').length > 0)
              ? { kind: 'excluded', status: 'accepted' }
              : undefined,
        },
      ];
    });
  },
});
