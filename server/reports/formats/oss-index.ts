/** Sonatype OSS Index, as AuditJS, DevAudit, Nancy and jake print it. */
import { jsonFormat } from '../format.ts';
import { at, has, isList, list, num, str } from '../input/access.ts';

export const ossIndex = jsonFormat({
  id: 'oss-index',
  tool: 'AuditJS',
  category: 'sca',
  docsUrl: 'https://github.com/sonatype-nexus-community/auditjs',
  aliases: ['auditjs', 'audit js (oss index)', 'nancy', 'ossindex devaudit', 'oss index devaudit sca importer', 'devaudit'],
  recognise: ({ value }) => {
    if (has(value, '0.coordinates', '0.vulnerabilities')) return 1;
    return (isList(value, 'vulnerable') && isList(value, 'audited')) || has(value, 'Packages.0.Package.pm') ? 0.95 : 0;
  },
  each: ['/#', '/vulnerable/#', '/Packages/#'],
  map: (entry) => {
    const purl = str(entry, 'coordinates') ?? str(entry, 'Coordinates');
    const plain = at(entry, 'Package');
    const component = purl === undefined ? { name: str(plain, 'name'), version: str(plain, 'version'), ecosystem: str(plain, 'pm') } : { purl };
    return [...list(entry, 'vulnerabilities'), ...list(entry, 'Vulnerabilities')].map((raw) => {
      const get = (...names: string[]): string | undefined => names.map((name) => str(raw, name)).find((text) => text !== undefined);
      const title = get('title', 'Title', 'id');
      return {
        rule: get('id', 'Id'),
        helpUri: get('reference', 'Reference'),
        title,
        description: get('description', 'Description'),
        cvss: [{ vector: get('cvssVector', 'CvssVector'), score: num(raw, 'cvssScore') ?? num(raw, 'CvssScore') }],
        ids: [get('cve', 'Cve'), title, get('id'), get('displayName')],
        cwes: [get('cwe', 'Cwe')],
        component,
        references: [get('reference', 'Reference'), ...list(raw, 'externalReferences').map((reference) => str(reference))],
      };
    });
  },
});
