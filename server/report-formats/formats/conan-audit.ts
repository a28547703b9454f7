/** Conan's audit of C and C++ packages: vulnerabilities by package reference. */
import { jsonFormat, partOfResults } from '../format.ts';
import { at, entries, has, num, str, texts } from '../parsers/json-access.ts';

/** Maximum number of vulnerabilities per package in a response, which also has the total. */
const maxAnswered = 100;

export const conanAudit = jsonFormat({
  id: 'conan-audit',
  tool: 'Conan audit',
  category: 'sca',
  docsUrl: 'https://docs.conan.io/2/reference/commands/audit.html',
  aliases: ['conan'],
  detect: ({ value }) =>
    entries(value, 'data').some(([, about]) => has(about, 'vulnerabilities.totalCount')) ? 1 : 0,
  each: ['/data/*/vulnerabilities/edges/#'],
  asides: ['vulnerabilities', 'licenseInfo'],
  run: (root) => {
    if (['error', 'conan_error'].some((name) => (at(root, name) ?? '') !== ''))
      return { incomplete: 'scan_failed' };
    return entries(root, 'data').some(
      ([, about]) => (num(about, 'vulnerabilities', 'totalCount') ?? 0) > maxAnswered,
    )
      ? partOfResults('/data/vulnerabilities/totalCount')
      : {};
  },
  map: (raw, { root, keys }) => {
    const node = at(raw, 'node');
    const id = str(node, 'name');
    if (id === undefined) return undefined;
    const reference = String(keys[1] ?? '');
    const [name, stated] = reference.split('/', 2);
    const version = stated ?? str(root, 'data', reference, 'version');
    return {
      ruleId: id,
      title: `${name ?? ''}/${version ?? ''} | ${id}`,
      description: str(node, 'description'),
      severity: str(node, 'severity'),
      cvss: [{ score: num(node, 'cvss', 'preferredBaseScore') }],
      vulnerabilityIds: [id, ...texts(node, 'aliases')],
      component: { name, version, ecosystem: 'conan' },
      references: texts(node, 'references'),
    };
  },
});
