import { skipped } from '../entries.ts';
import { jsonFormat } from '../format.ts';
import { joinParagraphs, labeledLines } from '../normalize/text.ts';
import { at, has, isList, list, str } from '../parsers/json-access.ts';

/** Cases of sensitive data: amount and location. Samples of the data are not read. */
export const bigId = jsonFormat({
  id: 'bigid',
  tool: 'BigID',
  category: 'cloud',
  docsUrl: 'https://docs.bigid.com/',
  aliases: ['bigid dspm', 'bigid scan'],
  detect: ({ value }) => {
    const [first] = isList(value)
      ? list(value)
      : [at(value, 'data', 'cases', 0) ?? at(value, 'cases', 0)];
    return has(first, 'caseId', 'policyName', 'dataSourceName') ? 1 : 0;
  },
  each: ['/data/cases/#', '/cases/#', '/#'],
  map: (raw) => {
    const status = str(raw, 'caseStatus') ?? '';
    if (/^(?:resolved|remediated|closed)$/i.test(status)) return skipped('fixed_in_report');
    return {
      ruleId: str(raw, 'policyName'),
      title: str(raw, 'caseLabel') ?? str(raw, 'policyName'),
      description: joinParagraphs(
        str(raw, 'policyDescription'),
        labeledLines({
          'Data source': str(raw, 'dataSourceName'),
          Sensitivity: str(raw, 'sensitivityGroup'),
          'Affected objects': str(raw, 'numberOfAffectedObjects'),
        }),
      ),
      mitigation: str(raw, 'remediationSteps'),
      severity: str(raw, 'severityLevel'),
      cloudResource: { type: str(raw, 'dataSourceType'), id: str(raw, 'dataSourceName') },
      fingerprints: { caseId: str(raw, 'caseId') ?? '' },
      firstSeen: str(raw, 'created_at'),
      lastSeen: str(raw, 'updated_at'),
    };
  },
});
