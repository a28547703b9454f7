import { skipped } from '../entries.ts';
import { jsonFormat } from '../format.ts';
import { joinParagraphs } from '../normalize/text.ts';
import { at, has, str, texts } from '../parsers/json-access.ts';

/** Responses of `fetchIssuesFromCollections`: failed tests of a method and address. */
export const akto = jsonFormat({
  id: 'akto',
  tool: 'Akto',
  category: 'dast',
  docsUrl: 'https://docs.akto.io/api-security-testing/concepts/result-types',
  aliases: ['akto scan'],
  detect: ({ value }) =>
    has(value, 'issueDetails.0.testSubCategory', 'issueDetails.0.apiUrl') ? 1 : 0,
  each: ['/issueDetails/#'],
  map: (raw) => {
    const status = str(raw, 'status')?.toUpperCase();
    if (status === 'FIXED') return skipped('fixed_in_report');
    return {
      ruleId: str(raw, 'testSubCategory'),
      title: str(raw, 'testName') ?? str(raw, 'testSubCategory'),
      description: joinParagraphs(
        str(raw, 'testDescription'),
        str(raw, 'testImpact'),
        str(raw, 'testDetails'),
      ),
      mitigation: str(raw, 'testRemediation'),
      severity: str(raw, 'severity'),
      cwes: at(raw, 'testCwe'),
      vulnerabilityIds: [str(raw, 'testCve')],
      endpoint: str(raw, 'apiUrl'),
      httpMethod: str(raw, 'apiMethod'),
      references: [str(raw, 'issueUrl'), ...texts(raw, 'testReferences')],
      tags: [str(raw, 'testCategory'), ...texts(raw, 'testTags')],
      suppression: status === 'IGNORED' ? { kind: 'ignored', status: 'accepted' } : undefined,
      firstSeen: str(raw, 'creationTime'),
    };
  },
});
