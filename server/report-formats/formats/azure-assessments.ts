import { skipped } from '../entries.ts';
import { jsonFormat } from '../format.ts';
import type { RawFinding } from '../raw-finding.ts';
import { at, entries, has, isList, list, num, str, texts } from '../parsers/json-access.ts';
import { joinParagraphs } from '../normalize/text.ts';

const looksSo = (sample: unknown): boolean =>
  /Microsoft\.Security\/(?:assessments|subAssessments)/i.test(
    str(sample, 'type') ?? str(sample, 'id') ?? '',
  ) && has(sample, 'properties');

/** Sub-assessment: the scanned image or machine, the package, and the vulnerability. */
function vulnerabilityOf(additional: unknown): RawFinding {
  const [software, about, artifact] = [
    at(additional, 'softwareDetails'),
    at(additional, 'vulnerabilityDetails'),
    at(additional, 'artifactDetails'),
  ];
  const cves = at(additional, 'cve');
  const [repository, registry, tag] = [
    str(artifact, 'repositoryName'),
    str(artifact, 'registryHost'),
    str(artifact, 'tags', 0),
  ];
  return {
    cvss: [
      ...entries(about, 'cvss').map(([version, score]) => ({
        version,
        score: num(score, 'base'),
        vector: str(score, 'cvssVectorString'),
      })),
      { version: '3.0', score: num(additional, 'cvssV30Score') },
    ],
    vulnerabilityIds: [
      str(about, 'cveId'),
      ...(isList(cves) ? list(cves) : [cves]).map((entry) => str(entry, 'title') ?? str(entry)),
    ],
    cwes: list(about, 'weaknesses', 'cwe').map((entry) => str(entry, 'id')),
    component: {
      name: str(software, 'packageName') ?? str(additional, 'softwareName'),
      version: str(software, 'version') ?? str(additional, 'softwareVersion'),
      fixed: [str(software, 'fixedVersion') ?? str(additional, 'recommendedVersion')],
    },
    image: {
      reference:
        repository === undefined
          ? undefined
          : `${registry === undefined ? '' : `${registry}/`}${repository}${tag === undefined ? '' : `:${tag}`}`,
      digest: str(artifact, 'digest'),
    },
    references: list(about, 'references').map((entry) => str(entry, 'link')),
  };
}

/** Assessments of Microsoft Defender for Cloud from its API and `az security assessment list`. */
export const azureAssessments = jsonFormat({
  id: 'azure-assessments',
  tool: 'Microsoft Defender for Cloud',
  category: 'cloud',
  docsUrl: 'https://learn.microsoft.com/en-us/rest/api/defenderforcloud/assessments/list',
  aliases: ['azure security assessments', 'defender for cloud'],
  detect: ({ value }) =>
    looksSo(
      isList(value) ? at(value, 0) : (at(value, 'value', 0) ?? at(value, 'subAssessments', 0)),
    )
      ? 1
      : 0,
  each: ['/value/#', '/subAssessments/#', '/#'],
  map: (raw) => {
    const properties = at(raw, 'properties') ?? raw;
    const status = str(properties, 'status', 'code') ?? '';
    if (['Healthy', 'NotApplicable'].includes(status))
      return skipped(status === 'Healthy' ? 'passed' : 'not_a_finding');
    const metadata = at(properties, 'metadata');
    const additional = at(properties, 'additionalData');
    const id = str(raw, 'id');
    const facts = vulnerabilityOf(additional);
    const title = str(properties, 'displayName') ?? str(metadata, 'displayName');
    const pack = facts.component?.name;
    return {
      ...facts,
      ruleId: facts.vulnerabilityIds?.[0] ?? str(raw, 'name') ?? str(properties, 'id'),
      // A bare vulnerability id does not name the affected package.
      title:
        /^CVE-[\d-]+$/i.test(title ?? '') && pack !== undefined
          ? `${title ?? ''} in ${pack}`
          : title,
      description: joinParagraphs(
        str(metadata, 'description') ?? str(properties, 'description'),
        str(properties, 'impact'),
        str(properties, 'status', 'description') ?? str(properties, 'status', 'cause'),
      ),
      mitigation: str(metadata, 'remediationDescription') ?? str(properties, 'remediation'),
      severity: str(metadata, 'severity') ?? str(properties, 'status', 'severity'),
      fallbackSeverity: 'medium',
      vulnerabilityIds: [...(facts.vulnerabilityIds ?? []), title, str(properties, 'id')],
      cloudResource: {
        provider: 'azure',
        account: /\/subscriptions\/([^/]+)/i.exec(id ?? '')?.[1],
        id:
          str(properties, 'resourceDetails', 'Id') ??
          str(properties, 'resourceDetails', 'id') ??
          id?.split(/\/providers\/Microsoft\.Security\//i)[0],
      },
      references: [str(properties, 'links', 'azurePortal'), ...(facts.references ?? [])],
      firstSeen: str(properties, 'status', 'firstEvaluationDate'),
      lastSeen: str(properties, 'timeGenerated'),
      tags: texts(metadata, 'categories'),
      fingerprints: id === undefined ? undefined : { id },
    };
  },
});
