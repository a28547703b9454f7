import { skipped, notChecked, unfamiliar } from '../entries.ts';
import { jsonFormat } from '../format.ts';
import type { Severity } from '#domain/finding-filters';
import { has, num, str, texts } from '../parsers/json-access.ts';

/** Risk of each check, as rated by Scorecard's documentation. */
const risks: Readonly<Record<string, Severity>> = {
  'Dangerous-Workflow': 'critical',
  Webhooks: 'critical',
  'Binary-Artifacts': 'high',
  'Branch-Protection': 'high',
  'Code-Review': 'high',
  'Dependency-Update-Tool': 'high',
  Maintained: 'high',
  'Signed-Releases': 'high',
  'Token-Permissions': 'high',
  Vulnerabilities: 'high',
  Fuzzing: 'medium',
  Packaging: 'medium',
  'Pinned-Dependencies': 'medium',
  SAST: 'medium',
  'Security-Policy': 'medium',
  SBOM: 'medium',
  'CI-Tests': 'low',
  'CII-Best-Practices': 'low',
  Contributors: 'low',
  License: 'low',
};

const place = (detail: string | undefined): { path: string; line?: number } | undefined => {
  const [, path, line] = /^Warn:.*?: ([\w./-]+\.[\w-]+)(?::(\d+))?$/.exec(detail ?? '') ?? [];
  return path === undefined
    ? undefined
    : { path, ...(line !== undefined && { line: Number(line) }) };
};

/**
 * `scorecard --format json`. Ten points are the maximum; -1 means that the check was inconclusive.
 */
export const scorecard = jsonFormat({
  id: 'scorecard',
  tool: 'OpenSSF Scorecard',
  category: 'iac',
  docsUrl: 'https://github.com/ossf/scorecard/blob/main/docs/checks.md',
  aliases: ['openssf scorecard', 'ossf scorecard'],
  detect: ({ value }) => (has(value, 'scorecard.version') && has(value, 'checks') ? 1 : 0),
  each: ['/checks/#'],
  run: (root) => ({
    toolVersion: str(root, 'scorecard', 'version'),
    commit: str(root, 'repo', 'commit'),
    completedAt: str(root, 'date'),
  }),
  map: (check, { root }) => {
    const score = num(check, 'score');
    if (score === undefined) return unfamiliar;
    const name = str(check, 'name') ?? '';
    if (score < 0) return notChecked({ rule: name });
    if (score >= 10) return skipped('passed');
    const warnings = texts(check, 'details').filter((detail) => detail.startsWith('Warn'));
    return {
      ruleId: name,
      helpUri: str(check, 'documentation', 'url'),
      title: `${name}: ${str(check, 'reason') ?? ''} (${score} of 10)`,
      description: [
        str(check, 'documentation', 'short'),
        ...warnings.slice(0, 50).map((detail) => `- ${detail.replace(/^Warn:\s*/, '')}`),
      ]
        .filter((part) => part !== undefined)
        .join('\n'),
      severity: risks[name] ?? 'medium',
      location: place(warnings[0]),
      relatedLocations: warnings.slice(1).flatMap((detail) => place(detail) ?? []),
      cloudResource: { provider: 'repository', id: str(root, 'repo', 'name') },
    };
  },
});
