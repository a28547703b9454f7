/**
 * Scantist: vulnerable components of a project. Its report names its fields as its tables do
 * ("Library Version", "Public ID").
 */
import { jsonFormat } from '../format.ts';
import type { RawFinding } from '../raw-finding.ts';
import { nestedResults } from '../normalize/nested-results.ts';
import { fuzzyField } from '../normalize/fuzzy-field.ts';
import { htmlToText } from '../normalize/text.ts';
import { num } from '../parsers/json-access.ts';

function toFinding(raw: Record<string, unknown>): RawFinding {
  const said = fuzzyField(raw);
  const [id, name, version] = [
    said('publicid', 'vulnerabilityid', 'cve', 'cveid'),
    said('library', 'libraryname', 'component', 'componentname'),
    said('libraryversion', 'componentversion', 'version'),
  ];
  return {
    ruleId: id,
    title: `${name ?? ''}:${version ?? ''} | ${id ?? ''}`,
    description: htmlToText(said('description', 'vulnerabilitydescription', 'summary')),
    mitigation: said('recommendation', 'remediation', 'fix'),
    severity: said('severity', 'severitylevel', 'risk'),
    cvss: [
      {
        vector: said('cvssvector', 'vector'),
        score: num(said('cvssv3score', 'cvssscore', 'cvss', 'score')),
      },
    ],
    vulnerabilityIds: [id, said('aliases')],
    cwes: said('cwe', 'cweid', 'cwes'),
    epss: { score: num(said('epss', 'epssscore')) },
    component: {
      name,
      version,
      ecosystem: said('ecosystem', 'packagemanager', 'platform')?.toLowerCase(),
      path: said('filepath', 'file', 'path'),
      fixed: said('patchedversion', 'patchedversions', 'fixedversion', 'recommendedversion')?.split(
        /,\s*/,
      ),
    },
    references: [said('references', 'links', 'url')],
    suppression: /^(?:ignored|false[ _-]?positive|suppressed)$/i.test(
      said('status', 'issuestatus') ?? '',
    )
      ? { kind: (said('status', 'issuestatus') ?? '').toLowerCase(), status: 'accepted' }
      : undefined,
    firstSeen: said('firstfound', 'detectedat'),
  };
}

const isVulnerability = (raw: Record<string, unknown>): boolean => {
  const said = fuzzyField(raw);
  return (
    said('library', 'libraryname', 'component', 'componentname') !== undefined &&
    said('publicid', 'vulnerabilityid', 'cve', 'cveid') !== undefined
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
