/** Sonatype OSS Index, as reported by AuditJS, DevAudit, Nancy and jake. */
import { jsonFormat } from '../format.ts';
import type { RawFinding } from '../raw-finding.ts';
import { at, has, isList, list, num, str } from '../parsers/json-access.ts';

function toFindings(entry: unknown): RawFinding[] {
  const purl = str(entry, 'coordinates') ?? str(entry, 'Coordinates');
  const plain = at(entry, 'Package');
  const component =
    purl === undefined
      ? { name: str(plain, 'name'), version: str(plain, 'version'), ecosystem: str(plain, 'pm') }
      : { purl };
  return [...list(entry, 'vulnerabilities'), ...list(entry, 'Vulnerabilities')].map((raw) => {
    const get = (...names: string[]): string | undefined =>
      names.map((name) => str(raw, name)).find((text) => text !== undefined);
    const title = get('title', 'Title', 'id');
    return {
      ruleId: get('id', 'Id', 'ID'),
      helpUri: get('reference', 'Reference'),
      title,
      description: get('description', 'Description'),
      cvss: [
        {
          vector: get('cvssVector', 'CvssVector'),
          score: num(raw, 'cvssScore') ?? num(raw, 'CvssScore'),
        },
      ],
      vulnerabilityIds: [get('cve', 'Cve'), title, get('id', 'Id', 'ID'), get('displayName')],
      // `CWE-…: …`, or `[CVE-…] CWE-…: …`.
      cwes: [get('cwe', 'Cwe'), /^(?:\[[^\]]{1,40}\] ?)?(CWE-\d+)/.exec(title ?? '')?.[1]],
      suppression:
        at(raw, 'Excluded') === true ? { kind: 'excluded', status: 'accepted' } : undefined,
      component,
      references: [
        get('reference', 'Reference'),
        ...list(raw, 'externalReferences').map((reference) => str(reference)),
      ],
    };
  });
}

const common = {
  category: 'sca',
  docsUrl: 'https://github.com/sonatype-nexus-community/auditjs',
} as const;

export const auditJs = jsonFormat({
  ...common,
  id: 'oss-index',
  tool: 'AuditJS',
  aliases: ['auditjs', 'audit js (oss index)', 'ossindex'],
  detect: ({ value }) => (has(value, '0.coordinates', '0.vulnerabilities') ? 1 : 0),
  each: ['/#'],
  holds: ['/vulnerabilities/#', '/Vulnerabilities/#'],
  map: toFindings,
});

export const nancy = jsonFormat({
  ...common,
  id: 'nancy',
  tool: 'Nancy',
  docsUrl: 'https://github.com/sonatype-nexus-community/nancy',
  detect: ({ value }) =>
    has(value, 'vulnerable', 'audited') || has(value, 'num_audited', 'num_vulnerable') ? 0.95 : 0,
  each: ['/vulnerable/#'],
  holds: ['/vulnerabilities/#', '/Vulnerabilities/#'],
  map: toFindings,
});

export const devAudit = jsonFormat({
  ...common,
  id: 'devaudit',
  tool: 'DevAudit',
  docsUrl: 'https://github.com/sonatype-nexus-community/DevAudit',
  aliases: [
    'ossindex devaudit',
    'ossindex_devaudit',
    'oss index devaudit sca importer',
    'ossindex devaudit sca scan importer',
  ],
  detect: ({ value }) =>
    has(value, 'Packages.0.Package.pm') ||
    has(value, 'Packages.0.Package.name') ||
    (isList(value, 'Packages') && has(value, 'Id'))
      ? 0.95
      : 0,
  each: ['/Packages/#'],
  holds: ['/vulnerabilities/#', '/Vulnerabilities/#'],
  map: toFindings,
});
