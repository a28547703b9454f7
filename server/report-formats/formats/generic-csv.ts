/** The properties of the generic JSON, one finding per row (`docs/importers.md`). */
import { skipped } from '../entries.ts';
import { cell, csvFormat } from '../format.ts';
import {
  suppressionOf,
  hasPassed,
  isResolved,
  heuristicFinding,
} from '../normalize/heuristic-finding.ts';
import { joinParagraphs, labeledLines } from '../normalize/text.ts';
import { heuristicRecord } from '../normalize/heuristic-record.ts';

const yes = (text: string | undefined): boolean =>
  ['true', '1', 'yes'].includes(text?.toLowerCase() ?? '');

export const genericCsv = csvFormat({
  id: 'generic-csv',
  tool: 'Generic',
  category: 'sast',
  docsUrl: 'https://docs.defectdojo.com/supported_tools/parsers/generic_findings_import/',
  aliases: ['generic findings import csv'],
  columns: [
    ['title', 'severity', 'description'],
    ['title', 'severity'],
  ],
  confidence: 0.5,
  map: (row) => {
    // Other column names are read heuristically, as for findings of an unknown tool.
    const record = heuristicRecord(row);
    if (hasPassed(record) || isResolved(record))
      return skipped(hasPassed(record) ? 'passed' : 'fixed_in_report');
    const loose = heuristicFinding(record) ?? {};
    return {
      ...loose,
      ruleId:
        cell(row, 'vuln id from tool', 'vuln_id_from_tool', 'rule') ??
        cell(row, 'title') ??
        loose.ruleId,
      title: cell(row, 'title') ?? loose.title,
      description: joinParagraphs(
        cell(row, 'description') ?? loose.description,
        labeledLines({
          Impact: cell(row, 'impact'),
          'Steps to reproduce': cell(row, 'steps_to_reproduce', 'steps to reproduce'),
        }),
      ),
      mitigation: cell(row, 'mitigation') ?? loose.mitigation,
      severity: cell(row, 'severity') ?? loose.severity,
      confidence: yes(cell(row, 'verified')) ? 'high' : undefined,
      cvss: [
        { vector: cell(row, 'cvssv4'), score: Number(cell(row, 'cvssv4_score')), version: '4.0' },
        {
          vector: cell(row, 'cvssv3', 'cvss v3'),
          score: Number(cell(row, 'cvssv3_score', 'cvssv3 score')),
        },
        ...(loose.cvss ?? []),
      ],
      vulnerabilityIds: [
        cell(row, 'cve'),
        cell(row, 'vulnerability id', 'vulnerability_ids'),
        ...(loose.vulnerabilityIds ?? []),
      ],
      cwes: [cell(row, 'cweid', 'cwe'), cell(row, 'cweids', 'cwes'), loose.cwes],
      knownExploited: yes(cell(row, 'known_exploited')) ? true : undefined,
      epss: {
        score: Number(cell(row, 'epss_score', 'epss score')),
        percentile: Number(cell(row, 'epss_percentile', 'epss percentile')),
      },
      location:
        cell(row, 'file path', 'file_path', 'filepath') === undefined
          ? loose.location
          : {
              path: cell(row, 'file path', 'file_path', 'filepath'),
              line: Number(cell(row, 'line')),
            },
      component:
        cell(row, 'component name', 'component_name', 'purl') === undefined
          ? loose.component
          : {
              name: cell(row, 'component name', 'component_name'),
              version: cell(row, 'component version', 'component_version'),
              purl: cell(row, 'purl'),
              fixed: [cell(row, 'fix version', 'fix_version')],
            },
      endpoint: cell(row, 'url', 'endpoint') ?? loose.endpoint,
      references: [cell(row, 'references'), ...(loose.references ?? [])],
      tags: cell(row, 'tags')?.split(/[,;]\s*/) ?? loose.tags,
      fingerprints:
        cell(row, 'unique id from tool', 'unique_id_from_tool') === undefined
          ? loose.fingerprints
          : { uniqueId: cell(row, 'unique id from tool', 'unique_id_from_tool') ?? '' },
      suppression:
        suppressionOf(record) ??
        (yes(cell(row, 'duplicate')) ? { kind: 'duplicate', status: 'accepted' } : undefined),
      firstSeen: cell(row, 'date') ?? loose.firstSeen,
    };
  },
});
