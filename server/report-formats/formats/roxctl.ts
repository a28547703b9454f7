/**
 * Red Hat Advanced Cluster Security: `roxctl image scan` and `roxctl image|deployment check`, both
 * with `--output json`.
 */
import { jsonFormat } from '../format.ts';
import { has, num, str, texts } from '../parsers/json-access.ts';

export const roxctl = jsonFormat({
  id: 'roxctl',
  tool: 'Red Hat Advanced Cluster Security',
  category: 'container',
  docsUrl: 'https://docs.openshift.com/acs/cli/using-the-roxctl-cli.html',
  aliases: ['stackrox', 'rhacs', 'roxctl image scan'],
  detect: ({ value }) =>
    has(value, 'result.vulnerabilities.0.cveId') ||
    has(value, 'results.0.violatedPolicies') ||
    (has(value, 'result.summary') && has(value, 'result.vulnerabilities'))
      ? 1
      : 0,
  each: ['/result/vulnerabilities/#', '/results/#/violatedPolicies/#'],
  map: (raw, { keys }) => {
    if (keys[0] === 'results')
      return {
        ruleId: str(raw, 'name'),
        title: str(raw, 'name'),
        description: [str(raw, 'description'), ...texts(raw, 'violation')]
          .filter((part) => part !== undefined)
          .join('\n\n'),
        mitigation: str(raw, 'remediation'),
        severity: str(raw, 'severity'),
        category: 'iac' as const,
      };
    const [id, name, version, fixed] = [
      str(raw, 'cveId'),
      str(raw, 'componentName'),
      str(raw, 'componentVersion'),
      str(raw, 'componentFixedVersion'),
    ];
    return {
      ruleId: id,
      helpUri: str(raw, 'cveInfo'),
      title: `${id ?? 'Vulnerability'} - ${name ?? ''} ${version ?? ''}`,
      mitigation: fixed === undefined ? undefined : `Update ${name ?? 'the package'} to ${fixed}.`,
      severity: str(raw, 'cveSeverity'),
      cvss: [{ score: num(raw, 'cveCvss') }],
      vulnerabilityIds: [id, str(raw, 'advisoryId')],
      component: { name, version, fixed: [fixed] },
      references: [str(raw, 'cveInfo'), str(raw, 'advisoryInfo')],
    };
  },
});
