/**
 * JSON of Coverity's `cov-format-errors --json-output-v*`, and the CSV export of Coverity Connect.
 */
import { skipped } from '../entries.ts';
import { cell, csvFormat, jsonFormat } from '../format.ts';
import type { RawFinding } from '../raw-finding.ts';
import { at, has, isList, list, num, str } from '../parsers/json-access.ts';
import { joinParagraphs } from '../normalize/text.ts';

const common = {
  tool: 'Coverity',
  category: 'sast',
  docsUrl: 'https://documentation.blackduck.com/bundle/coverity-docs/',
  severities: { audit: 'info' },
} as const;

const dismissed = /false positive|intentional/i;

export const coverityAnalysis = jsonFormat({
  ...common,
  id: 'coverity-analysis',
  aliases: ['coverity scan json', 'coverity_scan', 'cov-format-errors'],
  stableFingerprints: ['mergeKey'],
  detect: ({ value }) =>
    isList(value, 'issues') &&
    (has(value, 'issues.0.mergeKey') ||
      has(value, 'issues.0.checkerName') ||
      /Coverity/i.test(str(value, 'type') ?? ''))
      ? 1
      : 0,
  each: ['/issues/#'],
  map: (raw): RawFinding => {
    const about = at(raw, 'checkerProperties');
    const events = list(raw, 'events');
    const main = events.find((event) => at(event, 'main') === true);
    const path = (node: unknown, prefix = ''): string | undefined =>
      str(node, prefix === '' ? 'strippedFilePathname' : 'strippedMainEventFilePathname') ??
      str(node, prefix === '' ? 'filePathname' : 'mainEventFilePathname');
    const [key, short, state] = [
      str(raw, 'mergeKey'),
      str(about, 'subcategoryShortDescription'),
      str(raw, 'stateOnServer', 'triage', 'classification'),
    ];
    const remediation = events.find((event) => at(event, 'remediation') === true);
    return {
      ruleId: str(raw, 'checkerName'),
      ruleName: short,
      title: short ?? str(about, 'category') ?? str(raw, 'checkerName'),
      description: joinParagraphs(
        str(about, 'subcategoryLongDescription'),
        str(main, 'eventDescription'),
        str(about, 'subcategoryLocalEffect'),
      ),
      mitigation: str(remediation, 'eventDescription'),
      severity: str(about, 'impact') ?? str(raw, 'stateOnServer', 'triage', 'severity'),
      fallbackSeverity: 'medium',
      category:
        str(about, 'issueKinds', 0) === 'QUALITY' ||
        (isList(about, 'issueKinds') && !list(about, 'issueKinds').includes('SECURITY'))
          ? 'quality'
          : undefined,
      cwes: [str(about, 'cweCategory')],
      location: {
        path: path(raw, 'main'),
        line: num(raw, 'mainEventLineNumber'),
        column: num(raw, 'mainEventColumnNumber'),
      },
      codeFlow:
        events.length < 2
          ? undefined
          : events.map((event) => ({
              path: path(event),
              line: num(event, 'lineNumber'),
              message: str(event, 'eventDescription'),
            })),
      tags: [str(about, 'category'), str(raw, 'language')],
      fingerprints: key === undefined ? undefined : { mergeKey: key },
      suppression:
        state !== undefined && dismissed.test(state)
          ? { kind: state.toLowerCase(), status: 'accepted' }
          : undefined,
    };
  },
});

export const coverityCsv = csvFormat({
  ...common,
  id: 'coverity-csv',
  stableFingerprints: ['cid'],
  columns: [
    ['cid', 'checker', 'type'],
    ['cid', 'type', 'impact', 'file'],
  ],
  map: (row) => {
    const status = cell(row, 'status');
    if (status?.toLowerCase() === 'fixed') return skipped('fixed_in_report');
    const classification = cell(row, 'classification');
    return {
      ruleId: cell(row, 'checker', 'type'),
      title: cell(row, 'type', 'checker'),
      description: joinParagraphs(cell(row, 'category'), cell(row, 'function')),
      severity: cell(row, 'impact', 'severity'),
      cwes: cell(row, 'cwe'),
      location: { path: cell(row, 'file'), line: Number(cell(row, 'line number', 'line')) },
      fingerprints: { cid: cell(row, 'cid') ?? '' },
      suppression:
        classification !== undefined && dismissed.test(classification)
          ? { kind: classification.toLowerCase(), status: 'accepted' }
          : status?.toLowerCase() === 'dismissed'
            ? { kind: 'dismissed', status: 'accepted' }
            : undefined,
      firstSeen: cell(row, 'first detected'),
    };
  },
});
