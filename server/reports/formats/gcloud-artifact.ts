import { jsonFormat } from '../format.ts';
import { at, has, list, num, str } from '../input/access.ts';

export const gcloudArtifact = jsonFormat({
  id: 'gcloud-artifact',
  tool: 'Google Artifact Analysis',
  category: 'container',
  docsUrl: 'https://cloud.google.com/artifact-analysis/docs/',
  aliases: ['gcloud artifact scan', 'gcloud_artifact_scan'],
  recognise: ({ value, text }) => ((has(value, 'vulnerabilities') || has(value, 'image_summary')) && /"noteName"|"image_summary"/.test(text) ? 1 : 0),
  each: ['/vulnerabilities/*/#'],
  map: (raw) => {
    const vulnerability = at(raw, 'vulnerability');
    const pack = at(vulnerability, 'packageIssue', 0);
    const id = str(vulnerability, 'shortDescription') ?? str(raw, 'noteName')?.split('/').at(-1);
    const fixed = str(pack, 'fixedVersion', 'fullName');
    return { rule: id, title: id, description: str(vulnerability, 'longDescription'), mitigation: fixed === undefined ? undefined : `Update to ${fixed}.`, severity: str(vulnerability, 'effectiveSeverity') ?? str(vulnerability, 'severity'), cvss: [{ score: num(vulnerability, 'cvssScore') }], ids: [id, str(raw, 'noteName')], component: { name: str(pack, 'affectedPackage'), version: str(pack, 'affectedVersion', 'fullName'), fixed: [fixed] }, image: { reference: str(raw, 'resourceUri') }, references: list(vulnerability, 'relatedUrls').map((entry) => str(entry, 'url')), firstSeen: str(raw, 'createTime') };
  },
});
