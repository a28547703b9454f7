/** Rapid7 Nexpose / InsightVM: XML Export 2.0, whose definitions follow the nodes that have the vulnerabilities. */
import { finish, runItem, type FormatFacts, type ReportFormat } from '../format.ts';
import { at, has, list, num, str, type Tree } from '../input/access.ts';
import { readXmlSlices } from '../input/xml-reader.ts';

const facts: FormatFacts = { id: 'nexpose', tool: 'Nexpose', category: 'network', docsUrl: 'https://docs.rapid7.com/insightvm/', aliases: ['insightvm', 'rapid7 nexpose'], kinds: ['xml'], recognise: ({ value }) => (has(value, 'NexposeReport') ? 1 : 0) };

/** Text within nested paragraphs and lists. */
function deepText(node: unknown, depth = 0): string {
  if (depth > 40 || typeof node !== 'object' || node === null) return '';
  return Object.entries(node).filter(([key]) => !key.startsWith('@')).map(([key, value]) => (key === '#text' ? String(value) : (Array.isArray(value) ? (value as unknown[]) : [value]).map((child) => deepText(child, depth + 1)).join('\n'))).join('\n').trim();
}

const vulnerable = new Set(['vulnerable-exploited', 'vulnerable-version', 'vulnerable-potential']);

export const nexpose: ReportFormat = {
  ...facts,
  async *read(file, context) {
    yield runItem(facts);
    const known = new Map<string, Tree>();
    for await (const { value } of readXmlSlices(file, ['/NexposeReport/VulnerabilityDefinitions/vulnerability'], context)) known.set((str(value, '@id') ?? '').toLowerCase(), value);
    for await (const { value: node, pointer } of readXmlSlices(file, ['/NexposeReport/nodes/node'], context)) {
      const host = str(node, 'names', 'name') ?? str(node, '@address') ?? '';
      const tests = [...list(node, 'tests', 'test').map((test) => ({ test, port: undefined as string | undefined })), ...list(node, 'endpoints', 'endpoint').flatMap((endpoint) => list(endpoint, 'services', 'service').flatMap((service) => list(service, 'tests', 'test').map((test) => ({ test, port: str(endpoint, '@port') }))))];
      for (const [index, { test, port }] of tests.entries()) {
        if (!vulnerable.has(str(test, '@status') ?? '')) continue;
        const id = str(test, '@id') ?? '';
        const about = known.get(id.toLowerCase());
        const references = list(about, 'references', 'reference');
        yield* finish({
          rule: id,
          title: str(about, '@title') ?? id,
          description: [deepText(at(about, 'description', 0)), deepText(at(test, 'Paragraph'))].filter((part) => part !== '').join('\n\n'),
          mitigation: deepText(at(about, 'solution', 0)) || undefined,
          severity: String(num(about, '@cvssScore') ?? num(about, '@severity') ?? ''),
          cvss: [{ vector: str(about, '@cvssV3Vector'), score: num(about, '@cvssV3Score') }, { vector: str(about, '@cvssVector'), score: num(about, '@cvssScore'), version: '2.0' }],
          ids: references.filter((reference) => str(reference, '@source') === 'CVE').map((reference) => str(reference)),
          endpoint: port === undefined ? host : `${host}:${port}`,
          references: references.filter((reference) => str(reference, '@source') === 'URL').map((reference) => str(reference)),
          tags: list(about, 'tags', 'tag').map((tag) => str(tag)),
          firstSeen: str(test, '@vulnerable-since'),
        }, facts, `${pointer}/test[${index + 1}]`);
      }
    }
  },
};
