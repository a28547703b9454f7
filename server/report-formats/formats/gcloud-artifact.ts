import { jsonFormat } from '../format.ts';
import { at, has, list, num, str } from '../parsers/json-access.ts';

/**
 * `ATTACK_VECTOR_NETWORK`, `PRIVILEGES_REQUIRED_LOW`, `IMPACT_HIGH`: the last word's first letter
 * is the vector's.
 */
function vectorOf(cvss: unknown): string | undefined {
  const metrics = Object.entries({
    AV: 'attackVector',
    AC: 'attackComplexity',
    PR: 'privilegesRequired',
    UI: 'userInteraction',
    S: 'scope',
    C: 'confidentialityImpact',
    I: 'integrityImpact',
    A: 'availabilityImpact',
  }).map(([metric, name]) => {
    const word = str(cvss, name)?.split('_').at(-1);
    return word === undefined || word === 'UNSPECIFIED' ? undefined : `${metric}:${word.charAt(0)}`;
  });
  return metrics.every((metric) => metric !== undefined) ? metrics.join('/') : undefined;
}

export const gcloudArtifact = jsonFormat({
  id: 'gcloud-artifact',
  tool: 'Google Artifact Analysis',
  category: 'container',
  docsUrl: 'https://cloud.google.com/artifact-analysis/docs/',
  aliases: ['gcloud artifact scan', 'gcloud_artifact_scan'],
  detect: ({ value, text }) =>
    ((has(value, 'vulnerabilities') || has(value, 'image_summary')) &&
      /"noteName"|"image_summary"/.test(text)) ||
    has(value, '0.noteName', '0.vulnerability') ||
    has(value, 'occurrences.0.noteName')
      ? 1
      : 0,
  // The command's nested and flat lists, and the API's answer.
  each: ['/vulnerabilities/*/#', '/#', '/occurrences/#'],
  map: (raw) => {
    if (!has(raw, 'vulnerability')) return undefined;
    const vulnerability = at(raw, 'vulnerability');
    const pack = at(vulnerability, 'packageIssue', 0);
    const id = str(vulnerability, 'shortDescription') ?? str(raw, 'noteName')?.split('/').at(-1);
    // The highest version that can be stands for "no fix".
    const fixed =
      str(pack, 'fixedVersion', 'kind') === 'MAXIMUM'
        ? undefined
        : str(pack, 'fixedVersion', 'fullName');
    return {
      ruleId: id,
      title: id,
      description: str(vulnerability, 'longDescription'),
      mitigation: fixed === undefined ? undefined : `Update to ${fixed}.`,
      severity: str(vulnerability, 'effectiveSeverity') ?? str(vulnerability, 'severity'),
      cvss: [
        {
          vector: vectorOf(at(vulnerability, 'cvssv3') ?? at(vulnerability, 'cvssV3')),
          score:
            num(vulnerability, 'cvssv3', 'baseScore') ??
            num(vulnerability, 'cvssV3', 'baseScore') ??
            num(vulnerability, 'cvssScore'),
        },
      ],
      vulnerabilityIds: [id, str(raw, 'noteName')],
      component: {
        name: str(pack, 'affectedPackage'),
        ecosystem: str(pack, 'packageType')?.toLowerCase(),
        version: str(pack, 'affectedVersion', 'fullName'),
        fixed: [fixed],
      },
      image: { reference: str(raw, 'resourceUri') },
      references: list(vulnerability, 'relatedUrls').map((entry) => str(entry, 'url')),
      firstSeen: str(raw, 'createTime'),
    };
  },
});
