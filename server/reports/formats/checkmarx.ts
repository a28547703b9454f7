/** Checkmarx SAST's XML report: queries with their results, each a path from source to sink. */
import { xmlFormat } from '../format.ts';
import { has, list, num, str } from '../input/access.ts';
import { owaspIds } from '../facts/identifiers.ts';

/** States: 0 to verify, 1 not exploitable, 2 confirmed, 3 urgent, 4 proposed not exploitable. */
const states: Readonly<Record<string, 'accepted' | 'underReview'>> = { '1': 'accepted', '4': 'underReview' };

export const checkmarx = xmlFormat({
  id: 'checkmarx',
  tool: 'Checkmarx',
  category: 'sast',
  docsUrl: 'https://docs.checkmarx.com/en/34965-8142-generating-scan-results-reports.html',
  aliases: ['checkmarx sast', 'cxsast', 'checkmarx detailed', 'checkmarx_sast'],
  stableFingerprints: ['similarityId'],
  recognise: ({ value }) => (has(value, 'CxXMLResults') ? 1 : 0),
  each: ['/CxXMLResults/Query/Result'],
  run: (root) => ({ toolVersion: str(root, 'CxXMLResults', '@CheckmarxVersion'), completedAt: str(root, 'CxXMLResults', '@ReportCreationTime'), branch: str(root, 'CxXMLResults', '@Branch') }),
  map: (result, { parents }) => {
    const query = parents.at(-1);
    const nodes = list(result, 'Path', 'PathNode').map((node) => ({ path: str(node, 'FileName'), line: num(node, 'Line'), column: num(node, 'Column'), snippet: str(node, 'Snippet', 'Line', 'Code'), message: str(node, 'Name') }));
    const sink = nodes.at(-1);
    const similarity = str(result, 'Path', '@SimilarityId');
    const name = str(query, '@name')?.replaceAll('_', ' ');
    const file = sink?.path ?? str(result, '@FileName');
    const status = str(result, '@FalsePositive') === 'True' ? (states[str(result, '@state') ?? ''] ?? 'accepted') : undefined;
    const remark = str(result, '@Remark');
    return {
      rule: str(query, '@name') ?? str(query, '@id'),
      ruleName: name,
      title: file === undefined ? name : `${name ?? 'Result'} (${file.split(/[\\/]/).at(-1) ?? file})`,
      description: [`Language: ${str(query, '@Language') ?? 'unknown'}. Group: ${str(query, '@group')?.replaceAll('_', ' ') ?? 'none'}.`, str(query, '@categories')].filter((part) => part !== undefined).join('\n\n'),
      severity: str(result, '@Severity') ?? str(query, '@Severity'),
      cwes: num(query, '@cweId'),
      owasp: owaspIds(str(query, '@categories')?.replace(/OWASP Top 10 (20\d\d);A(\d+)/g, 'A$2:$1')),
      place: sink ?? { path: str(result, '@FileName'), line: num(result, '@Line'), column: num(result, '@Column') },
      flow: nodes.length > 1 ? nodes : undefined,
      references: [str(result, '@DeepLink')],
      fingerprints: similarity === undefined ? undefined : { similarityId: similarity },
      suppression: status === undefined ? undefined : { kind: 'not exploitable', status, ...(remark !== undefined && { justification: remark }) },
      firstSeen: str(result, '@DetectionDate'),
    };
  },
});
