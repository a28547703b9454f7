/**
 * Checkmarx SAST: the XML report, with queries and their results as paths from source to sink; and
 * the CSV, which has only both ends of a path.
 */
import { skipped } from '../entries.ts';
import { cell, csvFormat, xmlFormat } from '../format.ts';
import { has, list, num, str } from '../parsers/json-access.ts';
import { extractOwaspIds } from '../normalize/identifiers.ts';

/** States: 0 to verify, 1 not exploitable, 2 confirmed, 3 urgent, 4 proposed not exploitable. */
const states: Readonly<Record<string, 'accepted' | 'underReview'>> = {
  '1': 'accepted',
  '4': 'underReview',
};

export const checkmarx = xmlFormat({
  id: 'checkmarx',
  tool: 'Checkmarx',
  category: 'sast',
  docsUrl: 'https://docs.checkmarx.com/en/34965-8142-generating-scan-results-reports.html',
  aliases: ['checkmarx sast', 'cxsast', 'checkmarx detailed', 'checkmarx_sast'],
  stableFingerprints: ['similarityId'],
  detect: ({ value }) => (has(value, 'CxXMLResults') ? 1 : 0),
  each: ['/CxXMLResults/Query/Result'],
  run: (root) => ({
    incomplete: num(root, 'CxXMLResults', '@FilesScanned') === 0 && 'nothing_scanned',
    toolVersion: str(root, 'CxXMLResults', '@CheckmarxVersion'),
    completedAt: str(root, 'CxXMLResults', '@ReportCreationTime'),
    branch: str(root, 'CxXMLResults', '@Branch'),
  }),
  map: (result, { parents }) => {
    if (str(result, '@Status') === 'Fixed') return skipped('fixed_in_report');
    const query = parents.at(-1);
    const nodes = list(result, 'Path', 'PathNode').map((node) => ({
      path: str(node, 'FileName'),
      line: num(node, 'Line'),
      column: num(node, 'Column'),
      snippet: str(node, 'Snippet', 'Line', 'Code'),
      message: str(node, 'Name'),
    }));
    const sink = nodes.at(-1);
    const similarity = str(result, 'Path', '@SimilarityId');
    const name = str(query, '@name')?.replaceAll('_', ' ');
    const file = sink?.path ?? str(result, '@FileName');
    const status =
      states[str(result, '@state') ?? ''] ??
      (/^true$/i.test(str(result, '@FalsePositive') ?? '') ? 'accepted' : undefined);
    const remark = str(result, '@Remark');
    return {
      ruleId: str(query, '@name') ?? str(query, '@id'),
      ruleName: name,
      title:
        file === undefined ? name : `${name ?? 'Result'} (${file.split(/[\\/]/).at(-1) ?? file})`,
      description: [
        `Language: ${str(query, '@Language') ?? 'unknown'}. Group: ${str(query, '@group')?.replaceAll('_', ' ') ?? 'none'}.`,
        str(query, '@categories'),
      ]
        .filter((part) => part !== undefined)
        .join('\n\n'),
      severity: str(result, '@Severity') ?? str(query, '@Severity'),
      cwes: num(query, '@cweId'),
      owasp: extractOwaspIds(
        str(query, '@categories')?.replace(/OWASP Top 10 (20\d\d);A(\d+)/g, 'A$2:$1'),
      ),
      location: sink ?? {
        path: str(result, '@FileName'),
        line: num(result, '@Line'),
        column: num(result, '@Column'),
      },
      codeFlow: nodes.length > 1 ? nodes : undefined,
      references: [str(result, '@DeepLink')],
      fingerprints: similarity === undefined ? undefined : { similarityId: similarity },
      suppression:
        status === undefined
          ? undefined
          : {
              kind: 'not exploitable',
              status,
              ...(remark !== undefined && { justification: remark }),
            },
      firstSeen: str(result, '@DetectionDate'),
    };
  },
});

export const checkmarxCsv = csvFormat({
  id: 'checkmarx-csv',
  tool: 'Checkmarx',
  category: 'sast',
  docsUrl: 'https://docs.checkmarx.com/en/34965-8142-generating-scan-results-reports.html',
  columns: [
    ['query', 'srcfilename', 'destfilename', 'result severity'],
    ['query', 'srcfilename', 'line', 'result severity'],
  ],
  confidence: 0.97,
  map: (row) => {
    const [query, state] = [cell(row, 'query'), cell(row, 'result state') ?? ''];
    if (/^fixed$/i.test(cell(row, 'result status') ?? '')) return skipped('fixed_in_report');
    const source = {
      path: cell(row, 'srcfilename'),
      line: Number(cell(row, 'line')),
      column: Number(cell(row, 'column')),
      message: cell(row, 'name'),
    };
    const sink = {
      path: cell(row, 'destfilename'),
      line: Number(cell(row, 'destline')),
      column: Number(cell(row, 'destcolumn')),
      message: cell(row, 'destname'),
    };
    const place = sink.path === undefined ? source : sink;
    const remark = cell(row, 'comment');
    return {
      ruleId: query,
      ruleName: query?.replaceAll('_', ' '),
      title:
        place.path === undefined
          ? query?.replaceAll('_', ' ')
          : `${query?.replaceAll('_', ' ') ?? 'Result'} (${place.path.split(/[\\/]/).at(-1) ?? place.path})`,
      description: cell(row, 'querypath'),
      severity: cell(row, 'result severity'),
      cwes: cell(row, 'cwe', 'cwe id'),
      owasp: Object.entries(row).map(
        ([name, text]) =>
          `${/^A\d+/.exec(text)?.[0] ?? ''}:${/^owasp top 10 (20\d\d)$/.exec(name)?.[1] ?? ''}`,
      ),
      location: place,
      codeFlow: place === sink ? [source, sink] : undefined,
      references: [cell(row, 'link')],
      suppression: /not exploitable/i.test(state)
        ? {
            kind: state.toLowerCase(),
            status: /proposed/i.test(state) ? 'underReview' : 'accepted',
            ...(remark !== undefined && { justification: remark }),
          }
        : undefined,
      firstSeen: cell(row, 'detection date'),
    };
  },
});
