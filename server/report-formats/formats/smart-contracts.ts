/** Analyzers of smart contracts: Slither and Mythril. */
import { jsonFormat } from '../format.ts';
import type { RawFinding } from '../raw-finding.ts';
import { labeledLines, joinParagraphs } from '../normalize/text.ts';
import { at, has, isList, list, num, str } from '../parsers/json-access.ts';

export const slither = jsonFormat({
  id: 'slither',
  tool: 'Slither',
  category: 'sast',
  docsUrl: 'https://github.com/crytic/slither/wiki/JSON-output',
  severities: { optimization: 'info' },
  stableFingerprints: ['slither'],
  detect: ({ value }) =>
    has(value, 'success') &&
    (isList(value, 'results', 'detectors') ||
      (has(value, 'results') && has(value, 'error') && !isList(value, 'results')))
      ? 0.95
      : 0,
  each: ['/results/detectors/#'],
  run: (root) => ({ incomplete: at(root, 'success') === false && 'scan_failed' }),
  asides: ['printers', 'upgradeability-check'],
  map: (raw) => {
    const [first, ...others] = list(raw, 'elements').map((element) => {
      const source = at(element, 'source_mapping');
      const lines = list(source, 'lines').map(Number);
      return {
        path:
          str(source, 'filename_relative') ??
          str(source, 'filename_short') ??
          str(source, 'filename_used'),
        line: lines[0],
        endLine: lines.at(-1),
        column: num(source, 'starting_column'),
        message: str(element, 'name'),
      };
    });
    const [check, id] = [str(raw, 'check'), str(raw, 'id')];
    return {
      ruleId: check,
      helpUri: `https://github.com/crytic/slither/wiki/Detector-Documentation#${check ?? ''}`,
      title: str(raw, 'description')?.split('\n', 1)[0] ?? check,
      description: str(raw, 'markdown') ?? str(raw, 'description'),
      severity: str(raw, 'impact'),
      confidence: str(raw, 'confidence'),
      location: first,
      relatedLocations: others,
      fingerprints: id === undefined ? undefined : { slither: id },
    };
  },
});

const registry = (swc: string | undefined): string | undefined =>
  swc === undefined ? undefined : `https://swcregistry.io/docs/SWC-${swc.replace(/^SWC-/i, '')}`;

/** `json` has issues with file and line; `jsonv2` has a list of reports with byte code offsets. */
export const mythril = jsonFormat({
  id: 'mythril',
  tool: 'Mythril',
  category: 'sast',
  docsUrl: 'https://mythril-classic.readthedocs.io/',
  detect: ({ value }) =>
    has(value, 'issues.0.swc-id') ||
    has(value, '0.issues', '0.sourceFormat') ||
    has(value, '0.issues', '0.sourceType') ||
    (isList(value, 'issues') && has(value, 'success') && has(value, 'error'))
      ? 0.97
      : 0,
  run: (root) => ({ incomplete: at(root, 'success') === false && 'scan_failed' }),
  map: (document) => [
    ...list(document, 'issues').map((raw): RawFinding => ({
      ruleId:
        str(raw, 'swc-id') === undefined ? str(raw, 'title') : `SWC-${str(raw, 'swc-id') ?? ''}`,
      title: str(raw, 'title'),
      description: joinParagraphs(
        str(raw, 'description'),
        labeledLines({
          Contract: str(raw, 'contract'),
          Function: str(raw, 'function'),
          Address: str(raw, 'address'),
        }),
      ),
      severity: str(raw, 'severity'),
      location: { path: str(raw, 'filename'), line: num(raw, 'lineno'), snippet: str(raw, 'code') },
      references: [registry(str(raw, 'swc-id'))],
    })),
    ...(isList(document) ? list(document) : []).flatMap((report) =>
      list(report, 'issues').map((raw): RawFinding => ({
        ruleId: str(raw, 'swcID') ?? str(raw, 'swcTitle'),
        title: str(raw, 'swcTitle') ?? str(raw, 'description', 'head'),
        description: joinParagraphs(
          str(raw, 'description', 'head'),
          str(raw, 'description', 'tail'),
        ),
        severity: str(raw, 'severity'),
        location: { path: str(report, 'sourceList', 0) },
        references: [registry(str(raw, 'swcID'))],
      })),
    ),
  ],
});
