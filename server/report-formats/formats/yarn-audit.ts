/** `yarn audit --json` (classic: one document per line) and `yarn npm audit --json` (modern). */
import { skipped, notLookedAt } from '../entries.ts';
import { jsonFormat } from '../format.ts';
import { at, entries, has, list, num, str, texts } from '../parsers/json-access.ts';
import { advisory } from './npm-audit.ts';

export const yarnAudit = jsonFormat({
  id: 'yarn-audit',
  tool: 'Yarn audit',
  category: 'sca',
  docsUrl: 'https://yarnpkg.com/cli/npm/audit',
  aliases: ['yarn', 'yarn_audit'],
  emptyMeansClean: true,
  detect: ({ value }) => {
    const type = str(value, 'type');
    if (
      type !== undefined &&
      has(value, 'data') &&
      ['auditAdvisory', 'auditSummary', 'auditAction', 'info', 'warning', 'error'].includes(type)
    )
      return 0.95;
    return has(value, 'value', 'children.Issue') || has(value, 'children.Severity', 'children.ID')
      ? 0.95
      : 0;
  },
  doubts: (line) =>
    str(line, 'type') === 'auditSummary' &&
    entries(line, 'data', 'vulnerabilities').some(([, count]) => (num(count) ?? 0) > 0),
  map: (document) => {
    if (str(document, 'type') === 'auditAdvisory') {
      const raw = at(document, 'data', 'advisory');
      const resolution = at(document, 'data', 'resolution');
      const path = str(resolution, 'path');
      return {
        ...advisory(raw, {
          version: str(raw, 'findings', 0, 'version'),
          paths: path === undefined ? texts(raw, 'findings', 0, 'paths') : [path],
        }),
      };
    }
    if (str(document, 'type') === 'error') return notLookedAt({});
    const issue = at(document, 'children');
    // The summary and notices are separate lines.
    if (issue === undefined) return skipped('no_entry');
    const name = str(document, 'value');
    return {
      ruleId: str(issue, 'ID'),
      title: `${str(issue, 'Issue') ?? 'Vulnerability'} - ${name ?? ''}`,
      description: `Vulnerable versions: ${str(issue, 'Vulnerable Versions') ?? 'not said'}. Brought by: ${list(issue, 'Dependents').map(String).join(', ')}`,
      severity: str(issue, 'Severity'),
      vulnerabilityIds: [str(issue, 'URL')],
      helpUri: str(issue, 'URL'),
      component: { name, version: str(issue, 'Tree Versions'), ecosystem: 'npm' },
      references: [str(issue, 'URL')],
    };
  },
});
