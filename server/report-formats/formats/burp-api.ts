import { jsonFormat } from '../format.ts';
import { htmlToText } from '../normalize/text.ts';
import { at, has, str } from '../parsers/json-access.ts';

/** Scan responses of Burp Suite's REST API. */
export const burpApi = jsonFormat({
  id: 'burp-api',
  tool: 'Burp Suite',
  category: 'dast',
  docsUrl: 'https://portswigger.net/burp/documentation/desktop/settings/suite/rest-api',
  aliases: ['burp rest api', 'burp_api'],
  detect: ({ value }) => (has(value, 'issue_events') ? 1 : 0),
  each: ['/issue_events/#'],
  // The API may be queried while the scan runs.
  run: (root) => ({
    incomplete:
      /^(?:failed|cancelled|paused|initializing|crawling|auditing|queued|running)$/i.test(
        str(root, 'scan_status') ?? '',
      ) && 'scan_failed',
  }),
  map: (event) => {
    const issue = at(event, 'issue');
    if (issue === undefined) return undefined;
    return {
      ruleId: str(issue, 'type_index') ?? str(issue, 'issue_type_id') ?? str(issue, 'name'),
      title: str(issue, 'name'),
      description: [
        htmlToText(str(issue, 'description')),
        htmlToText(str(issue, 'issue_background')),
      ]
        .filter((part) => part !== undefined)
        .join('\n\n'),
      mitigation: htmlToText(str(issue, 'remediation') ?? str(issue, 'remediation_background')),
      severity: str(issue, 'severity'),
      suppression:
        str(issue, 'severity') === 'false_positive'
          ? { kind: 'false positive', status: 'accepted' }
          : undefined,
      confidence: str(issue, 'confidence'),
      endpoint: `${str(issue, 'origin') ?? ''}${str(issue, 'path') ?? ''}`,
      cwes: [str(issue, 'vulnerability_classifications')],
      fingerprints:
        str(issue, 'serial_number') === undefined
          ? undefined
          : { serialNumber: str(issue, 'serial_number') ?? '' },
    };
  },
});
