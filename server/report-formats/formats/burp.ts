import { xmlFormat } from '../format.ts';
import { htmlToText } from '../normalize/text.ts';
import { has, str } from '../parsers/json-access.ts';

export const burp = xmlFormat({
  id: 'burp',
  tool: 'Burp Suite',
  category: 'dast',
  docsUrl:
    'https://portswigger.net/burp/documentation/desktop/automated-scanning/results/reporting-results',
  aliases: ['portswigger burp', 'burp suite professional', 'burp dastardly'],
  detect: ({ value }) =>
    has(value, 'issues.0.@burpVersion') || has(value, 'issues.0.issue.0.serialNumber') ? 1 : 0,
  each: ['/issues/issue'],
  run: (root) => ({ toolVersion: str(root, 'issues', '@burpVersion') }),
  map: (issue) => {
    const classes = str(issue, 'vulnerabilityClassifications');
    const request = str(issue, 'requestresponse', 'request', '@method');
    return {
      ruleId: str(issue, 'type'),
      ruleName: str(issue, 'name'),
      title: str(issue, 'name'),
      description: [
        htmlToText(str(issue, 'issueDetail')),
        htmlToText(str(issue, 'issueBackground')),
      ]
        .filter((part) => part !== undefined)
        .join('\n\n'),
      mitigation: [
        htmlToText(str(issue, 'remediationDetail')),
        htmlToText(str(issue, 'remediationBackground')),
      ]
        .filter((part) => part !== undefined)
        .join('\n\n'),
      severity: str(issue, 'severity'),
      confidence: str(issue, 'confidence'),
      cwes: [classes],
      endpoint: `${str(issue, 'host') ?? ''}${str(issue, 'path') ?? ''}`,
      httpMethod: request,
      references: [str(issue, 'references'), classes],
      fingerprints:
        str(issue, 'serialNumber') === undefined
          ? undefined
          : { serialNumber: str(issue, 'serialNumber') ?? '' },
      suppression:
        str(issue, 'severity')?.toLowerCase() === 'false positive'
          ? { kind: 'false positive', status: 'accepted' }
          : undefined,
    };
  },
});
