import { leftOut } from '../entries.ts';
import { jsonFormat } from '../format.ts';
import { at, has, isList, str, texts } from '../parsers/json-access.ts';
import { joinParagraphs } from '../normalize/text.ts';

const looksSo = (sample: unknown): boolean =>
  /Microsoft\.Security\/(?:assessments|subAssessments)/i.test(
    str(sample, 'type') ?? str(sample, 'id') ?? '',
  ) && has(sample, 'properties');

/**
 * Assessments of Microsoft Defender for Cloud as its API and `az security assessment list` answer
 * them.
 */
export const azureAssessments = jsonFormat({
  id: 'azure-assessments',
  tool: 'Microsoft Defender for Cloud',
  category: 'cloud',
  docsUrl: 'https://learn.microsoft.com/en-us/rest/api/defenderforcloud/assessments/list',
  aliases: ['azure security assessments', 'defender for cloud'],
  detect: ({ value }) => (looksSo(isList(value) ? at(value, 0) : at(value, 'value', 0)) ? 1 : 0),
  each: ['/value/#', '/#'],
  map: (raw) => {
    const properties = at(raw, 'properties') ?? raw;
    const status = str(properties, 'status', 'code') ?? '';
    if (['Healthy', 'NotApplicable'].includes(status))
      return leftOut(status === 'Healthy' ? 'passed' : 'not_a_finding');
    const metadata = at(properties, 'metadata');
    const additional = at(properties, 'additionalData');
    const id = str(raw, 'id');
    return {
      ruleId: str(raw, 'name') ?? str(properties, 'id'),
      title: str(properties, 'displayName') ?? str(metadata, 'displayName'),
      description: joinParagraphs(
        str(metadata, 'description') ?? str(properties, 'description'),
        str(properties, 'status', 'description') ?? str(properties, 'status', 'cause'),
      ),
      mitigation: str(metadata, 'remediationDescription') ?? str(properties, 'remediation'),
      severity: str(metadata, 'severity') ?? str(properties, 'status', 'severity'),
      fallbackSeverity: 'medium',
      vulnerabilityIds: [
        ...(isList(additional, 'cve') ? (at(additional, 'cve') as unknown[]) : []).map((entry) =>
          str(entry, 'title'),
        ),
        str(properties, 'id'),
      ],
      cloudResource: {
        provider: 'azure',
        account: /\/subscriptions\/([^/]+)/i.exec(id ?? '')?.[1],
        id:
          str(properties, 'resourceDetails', 'Id') ??
          str(properties, 'resourceDetails', 'id') ??
          id?.split(/\/providers\/Microsoft\.Security\//i)[0],
      },
      references: [str(properties, 'links', 'azurePortal')],
      tags: texts(metadata, 'categories'),
      fingerprints: id === undefined ? undefined : { id },
    };
  },
});
