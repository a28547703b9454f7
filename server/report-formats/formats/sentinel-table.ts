import { type Entry, skipped } from '../entries.ts';
import { cell, csvFormat } from '../format.ts';
import type { Row } from '../parsers/csv-reader.ts';

/** The platform writes `null` for facts that the customer did not set. */
const said = (row: Row, name: string): string | undefined => {
  const text = cell(row, name);
  return text === 'null' ? undefined : text;
};

const dismissed = /^(?:accepted|invalid|mitigated|out of scope)$/i;

/**
 * The table of attack vectors follows lines about the report. A table that explains the classes of
 * weaknesses comes last.
 */
export const sentinelTable = csvFormat({
  id: 'whitehat-sentinel-csv',
  tool: 'WhiteHat Sentinel',
  category: 'dast',
  docsUrl: 'https://docs.blackduck.com/',
  severities: { note: 'info' },
  stableFingerprints: ['attackVectorId'],
  columns: [['vuln id', 'attack vector id', 'class', 'rating']],
  preamble: true,
  map: (row): Entry => {
    const name = said(row, 'class');
    if (name === undefined) return skipped('no_entry');
    const status = said(row, 'attack vector status') ?? said(row, 'vuln status') ?? '';
    if (/^closed$/i.test(status)) return skipped('fixed_in_report');
    const id = said(row, 'attack vector id');
    return {
      ruleId: name,
      title: name,
      description: said(row, 'custom description'),
      mitigation: said(row, 'custom solution'),
      severity: said(row, 'rating'),
      cvss: [{ vector: said(row, 'cvss vector'), score: Number(said(row, 'cvss score')) }],
      endpoint: said(row, 'attack vector path') ?? said(row, 'vuln url') ?? said(row, 'asset url'),
      httpMethod: said(row, 'method'),
      tags: [said(row, 'asset name')],
      fingerprints: id === undefined ? undefined : { attackVectorId: id },
      suppression: dismissed.test(status)
        ? { kind: status.toLowerCase(), status: 'accepted' }
        : undefined,
      firstSeen: said(row, 'date opened'),
      lastSeen: said(row, 'last tested'),
    };
  },
});
