import { skipped } from '../entries.ts';
import { jsonFormat } from '../format.ts';
import { has, num, str } from '../parsers/json-access.ts';

/** Classifications of a defect as a false positive or intentional. */
const noDefect = /^(?:false positive|intentional|no test needed)$/i;

/** Rows of a view in Coverity Connect. */
export const coverity = jsonFormat({
  id: 'coverity',
  tool: 'Coverity',
  category: 'sast',
  docsUrl: 'https://documentation.blackduck.com/bundle/coverity-docs/',
  aliases: ['coverity api', 'coverity_api'],
  severities: { audit: 'info' },
  stableFingerprints: ['cid'],
  detect: ({ value }) => (has(value, 'viewContentsV1') ? 1 : 0),
  each: ['/viewContentsV1/rows/#'],
  map: (raw) => {
    const status = str(raw, 'status');
    const judged = str(raw, 'classification');
    if (status === 'Fixed') return skipped('fixed_in_report');
    return {
      ruleId: str(raw, 'checker') ?? str(raw, 'displayType'),
      title: str(raw, 'displayType'),
      description: [str(raw, 'displayCategory'), str(raw, 'displayFunction')]
        .filter((part) => part !== undefined)
        .join(': '),
      severity: str(raw, 'displayImpact'),
      cwes: num(raw, 'cwe'),
      location: { path: str(raw, 'displayFile'), line: num(raw, 'lineNumber') },
      fingerprints: str(raw, 'cid') === undefined ? undefined : { cid: str(raw, 'cid') ?? '' },
      suppression:
        status === 'Dismissed' || (judged !== undefined && noDefect.test(judged))
          ? {
              kind: 'dismissed',
              status: 'accepted',
              ...(judged !== undefined && { justification: judged }),
            }
          : undefined,
      firstSeen: str(raw, 'firstDetected'),
    };
  },
});
