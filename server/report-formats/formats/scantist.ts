/**
 * Scantist: vulnerable components of a project. The report's field names match its table columns
 * ("Library Version", "Public ID").
 */
import { jsonFormat } from '../format.ts';
import type { RawFinding } from '../raw-finding.ts';
import { nestedResults } from '../normalize/nested-results.ts';
import { fuzzyField } from '../normalize/fuzzy-field.ts';
import { htmlToText } from '../normalize/text.ts';
import { num } from '../parsers/json-access.ts';

function toFinding(raw: Record<string, unknown>): RawFinding {
  const field = fuzzyField(raw);
  const [id, name, version] = [
    field('publicid', 'vulnerabilityid', 'cve', 'cveid'),
    field('library', 'libraryname', 'component', 'componentname'),
    field('libraryversion', 'componentversion', 'version'),
  ];
  return {
    ruleId: id,
    title: `${name ?? ''}:${version ?? ''} | ${id ?? ''}`,
    description: htmlToText(field('description', 'vulnerabilitydescription', 'summary')),
    mitigation: field('recommendation', 'remediation', 'fix'),
    severity: field('severity', 'severitylevel', 'risk', 'score'),
    cvss: [
      {
        vector: field('cvssvector', 'vector'),
        score: num(field('cvssv3score', 'cvssscore', 'cvss', 'score')),
      },
    ],
    vulnerabilityIds: [id, field('aliases')],
    cwes: field('cwe', 'cweid', 'cwes'),
    epss: { score: num(field('epss', 'epssscore')) },
    component: {
      name,
      version,
      ecosystem: field('ecosystem', 'packagemanager', 'platform')?.toLowerCase(),
      path: field('filepath', 'file', 'path'),
      fixed: field(
        'patchedversion',
        'patchedversions',
        'fixedversion',
        'recommendedversion',
      )?.split(/,\s*/),
    },
    references: [field('references', 'links', 'url')],
    suppression: /^(?:ignored|false[ _-]?positive|suppressed)$/i.test(
      field('status', 'issuestatus') ?? '',
    )
      ? { kind: (field('status', 'issuestatus') ?? '').toLowerCase(), status: 'accepted' }
      : undefined,
    firstSeen: field('firstfound', 'detectedat'),
  };
}

const isVulnerability = (raw: Record<string, unknown>): boolean => {
  const field = fuzzyField(raw);
  return (
    field('library', 'libraryname', 'component', 'componentname') !== undefined &&
    field('publicid', 'vulnerabilityid', 'cve', 'cveid') !== undefined
  );
};

export const scantist = jsonFormat({
  id: 'scantist',
  tool: 'Scantist',
  category: 'sca',
  docsUrl: 'https://docs.scantist.com/',
  aliases: ['scantist scan', 'scantist sca'],
  detect: ({ value, text }) =>
    typeof value === 'object' && /"Public ID"/.test(text) && /"Library Version"/.test(text)
      ? 0.9
      : typeof value === 'object' && /scantist/i.test(text.slice(0, 20_000))
        ? 0.6
        : 0,
  doubts: (document) => nestedResults(document, () => true).length > 0,
  map: (document) => nestedResults(document, isVulnerability).map(({ value }) => toFinding(value)),
});
