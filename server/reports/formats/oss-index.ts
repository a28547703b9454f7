/** Sonatype OSS Index, as AuditJS, DevAudit, Nancy and jake print it. */
import { jsonFormat } from '../format.ts';
import type { Draft } from '../draft.ts';
import { at, has, isList, list, num, str } from '../input/access.ts';

function drafts(entry: unknown): Draft[] {
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
      rule: get('id', 'Id', 'ID'),
      helpUri: get('reference', 'Reference'),
      title,
      description: get('description', 'Description'),
      cvss: [
        {
          vector: get('cvssVector', 'CvssVector'),
          score: num(raw, 'cvssScore') ?? num(raw, 'CvssScore'),
        },
      ],
      ids: [get('cve', 'Cve'), title, get('id', 'Id', 'ID'), get('displayName')],
      cwes: [get('cwe', 'Cwe')],
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
  recognise: ({ value }) => (has(value, '0.coordinates', '0.vulnerabilities') ? 1 : 0),
  each: ['/#'],
  map: drafts,
});

export const nancy = jsonFormat({
  ...common,
  id: 'nancy',
  tool: 'Nancy',
  docsUrl: 'https://github.com/sonatype-nexus-community/nancy',
  recognise: ({ value }) =>
    has(value, 'vulnerable', 'audited') || has(value, 'num_audited', 'num_vulnerable') ? 0.95 : 0,
  each: ['/vulnerable/#'],
  map: drafts,
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
  recognise: ({ value }) =>
    has(value, 'Packages.0.Package.pm') ||
    has(value, 'Packages.0.Package.name') ||
    (isList(value, 'Packages') && has(value, 'Id'))
      ? 0.95
      : 0,
  each: ['/Packages/#'],
  map: drafts,
});
