/** Qualys VM: CSV of reports and of VMDR, by QID and by CVE. */
import { type Entry, skipped } from '../entries.ts';
import { cell, csvFormat, type ReportFormat } from '../format.ts';
import { joinRows } from '../joined-rows.ts';
import { hostAndPort } from '../normalize/endpoint.ts';
import { joinParagraphs, htmlToText } from '../normalize/text.ts';
import type { Row } from '../parsers/csv-reader.ts';
import { common, cvssCell, gone } from './qualys.ts';

const yes = /^(?:1|true|yes)$/i;

function fromRow(row: Row): Entry | undefined {
  const [qid, title, status] = [
    cell(row, 'qid'),
    cell(row, 'title', 'vuln title'),
    cell(row, 'vuln status', 'status'),
  ];
  if (gone(status)) return skipped('fixed_in_report');
  // Rows about hosts occur between those of results.
  if (qid === undefined) return skipped('not_a_finding');
  return {
    ruleId: qid,
    title: `QID-${qid} | ${title ?? ''}`,
    description: joinParagraphs(
      htmlToText(cell(row, 'threat')),
      htmlToText(cell(row, 'impact')),
      htmlToText(cell(row, 'results', 'result')),
    ),
    mitigation: htmlToText(cell(row, 'solution')),
    severity: cell(row, 'severity', 'kb severity'),
    cvss: [
      cvssCell(
        cell(
          row,
          'cvss3.1 base',
          'cvss3 base',
          'cvssv3.1 base',
          'cvssv3.1 base (nvd)',
          'cvss3 final',
        ),
        '3.1',
      ),
      cvssCell(cell(row, 'cvss base', 'cvssv2 base', 'cvssv2 base (nvd)'), '2.0'),
    ],
    vulnerabilityIds: [cell(row, 'cve id', 'cveid', 'cve')],
    endpoint: hostAndPort(
      cell(row, 'fqdn', 'dns', 'ip', 'asset name', 'asset ipv4', 'asset ip', 'asset ipv6'),
      cell(row, 'port'),
    ),
    tags: [
      cell(row, 'category'),
      ...(cell(row, 'asset tags', 'associated tags')?.split(/,\s*/) ?? []),
    ],
    suppression:
      [cell(row, 'ignored'), cell(row, 'disabled')].some((word) => yes.test(word ?? '')) ||
      status?.toLowerCase() === 'ignored'
        ? { kind: 'ignored', status: 'accepted' }
        : undefined,
    firstSeen: cell(row, 'first detected'),
    lastSeen: cell(row, 'last detected', 'last scan'),
  };
}

export const qualysCsv = csvFormat({
  ...common,
  id: 'qualys-csv',
  aliases: ['qualys csv'],
  columns: [
    ['ip', 'qid', 'title', 'severity'],
    ['ip', 'qid', 'title', 'vuln status'],
    ['ip', 'qid', 'vuln title', 'severity'],
  ],
  confidence: 0.95,
  preamble: true,
  map: fromRow,
});

const vmdrTable = csvFormat({
  ...common,
  id: 'qualys-vmdr-csv',
  aliases: ['qualys vmdr', 'qualys_vmdr'],
  columns: [
    ['qid', 'title', 'asset name'],
    ['qid', 'title', 'kb severity'],
  ],
  confidence: 0.97,
  preamble: true,
  map: fromRow,
});

/** By QID, a row is a result. By CVE, a result has a row per CVE, in any order. */
export const qualysVmdrCsv: ReportFormat = {
  ...vmdrTable,
  read: (file, context) => joinRows(vmdrTable.read(file, context), 'any'),
};
