/** The same facts as the generic JSON, a finding a row (`docs/importers.md`). */
import { cell, csvFormat } from '../format.ts';
import { dismissal, hasPassed, isGone, looseDraft, looseRecord } from '../facts/loose-record.ts';

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
    // Columns of other names still mean something: what a finding of an unknown tool gets, this one gets as well.
    const record = looseRecord(row);
    if (hasPassed(record) || isGone(record)) return undefined;
    const loose = looseDraft(record) ?? {};
    return {
      ...loose,
      rule:
        cell(row, 'vuln id from tool', 'vuln_id_from_tool', 'rule') ??
        cell(row, 'title') ??
        loose.rule,
      title: cell(row, 'title') ?? loose.title,
      description: cell(row, 'description') ?? loose.description,
      mitigation: cell(row, 'mitigation') ?? loose.mitigation,
      severity: cell(row, 'severity') ?? loose.severity,
      confidence: yes(cell(row, 'verified')) ? 'high' : undefined,
      cvss: [
        {
          vector: cell(row, 'cvssv3', 'cvss v3', 'cvssv4'),
          score: Number(cell(row, 'cvssv3_score', 'cvssv3 score')),
        },
        ...(loose.cvss ?? []),
      ],
      ids: [cell(row, 'cve', 'vulnerability id', 'vulnerability_ids'), ...(loose.ids ?? [])],
      cwes: [cell(row, 'cweid', 'cwe'), loose.cwes],
      epss: {
        score: Number(cell(row, 'epss_score', 'epss score')),
        percentile: Number(cell(row, 'epss_percentile', 'epss percentile')),
      },
      place:
        cell(row, 'file path', 'file_path', 'filepath') === undefined
          ? loose.place
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
      suppression: dismissal(record),
      firstSeen: cell(row, 'date') ?? loose.firstSeen,
    };
  },
});
