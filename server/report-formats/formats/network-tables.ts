/** Host scanners with a plain CSV export. */
import { cell, csvFormat } from '../format.ts';
import { hostAndPort } from '../normalize/endpoint.ts';
import { joinParagraphs, labeledLines } from '../normalize/text.ts';
import { dayFirst } from '../normalize/timestamp.ts';
import type { Row } from '../parsers/csv-reader.ts';

/** Returns the first of several addresses of a host. */
const firstOf = (text: string | undefined): string | undefined => text?.split(/[,;\s]+/, 1)[0];

/** Returns a score from 0 to 10, or NaN for an empty cell or `-`. */
const scoreOf = (row: Row, ...names: string[]): number => Number(cell(row, ...names) ?? Number.NaN);

/** These tables write `-` or `N/A` for an empty cell. */
const stated = (row: Row, ...names: string[]): string | undefined => {
  const text = cell(row, ...names);
  return text === undefined || /^(?:-|n\/a|none)$/i.test(text) ? undefined : text;
};

export const alertLogic = csvFormat({
  id: 'alert-logic',
  tool: 'Alert Logic',
  category: 'network',
  docsUrl: 'https://docs.alertlogic.com/analyze/exposures.htm',
  aliases: ['alertlogic', 'alert logic scan'],
  columns: [
    ['vulnerability', 'vulnerability id', 'vulnerability key', 'asset name'],
    ['vulnerability', 'vulnerability id', 'cisa known exploited', 'asset name'],
  ],
  confidence: 0.97,
  map: (row) => ({
    ruleId: cell(row, 'vulnerability id', 'cve'),
    title: cell(row, 'vulnerability'),
    description: joinParagraphs(
      cell(row, 'description'),
      cell(row, 'evidence'),
      labeledLines({
        Asset: cell(row, 'asset name'),
        Addresses: cell(row, 'ip address'),
        'Operating system': cell(row, 'operating system'),
        Deployment: cell(row, 'deployment name'),
        Network: cell(row, 'vpc/network'),
      }),
    ),
    mitigation: cell(row, 'resolution'),
    severity: cell(row, 'severity'),
    cvss: [{ score: scoreOf(row, 'cvss score') }],
    vulnerabilityIds: [cell(row, 'cve')],
    knownExploited: cell(row, 'cisa known exploited')?.toLowerCase() === 'yes' ? true : undefined,
    endpoint: hostAndPort(
      firstOf(cell(row, 'ip address')) ?? cell(row, 'asset name'),
      cell(row, 'protocol/port')?.split('/')[1],
    ),
    tags: [cell(row, 'category')],
    fingerprints: { vulnerabilityKey: cell(row, 'vulnerability key') ?? '' },
    firstSeen: cell(row, 'first seen'),
    lastSeen: cell(row, 'last scanned'),
  }),
});

/** Sectigo's scanner runs on Qualys's engine and uses its levels from 1 to 5 (`Q_SEVERITY`). */
export const hackerGuardian = csvFormat({
  id: 'hacker-guardian',
  tool: 'HackerGuardian',
  category: 'network',
  docsUrl: 'https://docs.qualys.com/en/vm/latest/knowledgebase/severity_levels.htm',
  aliases: ['qualys hacker guardian', 'qualys hacker guardian scan', 'qualys_hacker_guardian'],
  severities: { '1': 'info', '2': 'low', '3': 'medium', '4': 'high', '5': 'critical' },
  columns: [['qid', 'vuln title', 'q_severity']],
  confidence: 0.97,
  map: (row) => {
    const falsePositive = stated(row, 'false positive status');
    return {
      ruleId: cell(row, 'qid'),
      title: cell(row, 'vuln title'),
      description: joinParagraphs(
        cell(row, 'threat'),
        cell(row, 'impact'),
        cell(row, 'result'),
        labeledLines({ Category: cell(row, 'category'), Type: cell(row, 'type') }),
      ),
      mitigation: cell(row, 'solution'),
      severity: cell(row, 'q_severity'),
      cvss: [{ score: scoreOf(row, 'cvss_base'), version: '2.0' }],
      confidence: cell(row, 'type')?.toUpperCase() === 'POTENTIAL' ? 'low' : undefined,
      vulnerabilityIds: [stated(row, 'cveid')],
      endpoint: hostAndPort(stated(row, 'hostname') ?? cell(row, 'ip'), stated(row, 'port')),
      suppression:
        falsePositive !== undefined && /approved|accepted/i.test(falsePositive)
          ? { kind: 'false positive', status: 'accepted' }
          : undefined,
      lastSeen: dayFirst(cell(row, 'last scan')),
    };
  },
});

export const ip360 = csvFormat({
  id: 'ip360',
  tool: 'Tripwire IP360',
  category: 'network',
  docsUrl: 'https://www.tripwire.com/products/tripwire-ip360',
  aliases: ['ip360', 'tripwire'],
  columns: [['ip', 'netbios name', 'vulnerability', 'vulnerability id', 'skill']],
  confidence: 0.97,
  map: (row) => ({
    ruleId: cell(row, 'vulnerability id'),
    title: cell(row, 'vulnerability'),
    description: joinParagraphs(
      cell(row, 'description'),
      labeledLines({
        Risk: stated(row, 'risk'),
        'Skill that it takes': stated(row, 'skill'),
        'Operating system': stated(row, 'os'),
        'NetBIOS name': stated(row, 'netbios name'),
      }),
    ),
    mitigation: cell(row, 'remediation'),
    // The risk describes what an attacker gains and has no scale, so the score decides.
    cvss: [{ score: scoreOf(row, 'cvss v3') }, { score: scoreOf(row, 'cvss v2'), version: '2.0' }],
    fallbackSeverity: 'info',
    vulnerabilityIds: [stated(row, 'cve')],
    endpoint: hostAndPort(cell(row, 'ip'), stated(row, 'port')),
  }),
});

/**
 * The tutorial identifies the check, and the description its result on the host. SAINT ranks by
 * CVSS score.
 */
export const saint = csvFormat({
  id: 'saint',
  tool: 'SAINT',
  category: 'network',
  docsUrl: 'https://www.carson-saint.com/products/saint-security-suite/',
  aliases: ['saint security suite', 'saint scanner'],
  columns: [['ip address', 'hostname', 'system type', 'severity level', 'severity']],
  confidence: 0.95,
  map: (row) => ({
    ruleId: cell(row, 'tutorial'),
    title: cell(row, 'description', 'tutorial'),
    description: joinParagraphs(
      cell(row, 'tutorial'),
      labeledLines({
        'System class': stated(row, 'system class'),
        'System type': stated(row, 'system type'),
        'Severity as SAINT says it': stated(row, 'severity level', 'severity'),
      }),
    ),
    cvss: [{ score: scoreOf(row, 'cvss score') }],
    fallbackSeverity: 'info',
    confidence: cell(row, 'confirmed')?.toLowerCase() === 'yes' ? 'high' : undefined,
    vulnerabilityIds: [stated(row, 'cve', 'cves'), cell(row, 'description')],
    endpoint: cell(row, 'ip address', 'hostname'),
  }),
});
