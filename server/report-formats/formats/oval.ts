/**
 * OVAL results (language 5): the result of each definition on each system. The meaning of `true`
 * depends on the definition's class (OVAL language specification, DefinitionEntityType and
 * ClassEnumeration).
 */
import { type Entry, skipped, notChecked, unfamiliar } from '../entries.ts';
import { xmlFormat } from '../format.ts';
import { hostTarget } from '../normalize/target.ts';
import { at, has, list, str, texts, type Tree } from '../parsers/json-access.ts';

/**
 * The result that means a failure: vulnerable, or without the patch. A compliance rule is met when
 * it is true.
 */
const failing: Readonly<Record<string, string>> = {
  vulnerability: 'true',
  patch: 'true',
  compliance: 'false',
};

const hostOf = (system: unknown): string | undefined => {
  const info = at(system, 'oval_system_characteristics', 'system_info');
  return str(info, 'primary_host_name') ?? str(info, 'interfaces', 'interface', 'ip_address');
};

/** Advisories of vendors: severity, and the scores of each CVE. */
const advisoryOf = (metadata: unknown) => {
  const advisory = at(metadata, 'advisory', 0);
  return {
    severity: str(advisory, 'severity') ?? str(metadata, 'severity'),
    scores: list(advisory, 'cve').flatMap((cve) => [
      { vector: str(cve, '@cvss3')?.replace(/^[\d.]+\//, ''), version: '3.1' },
      { vector: str(cve, '@cvss2')?.replace(/^[\d.]+\//, ''), version: '2.0' },
    ]),
    cves: list(advisory, 'cve').map((cve) => str(cve)),
    cwes: list(advisory, 'cve').map((cve) => str(cve, '@cwe')),
    issued: str(at(advisory, 'issued', 0), '@date'),
  };
};

function entryOf(raw: Tree, definition: Tree | undefined, host: string | undefined): Entry {
  const [id, result] = [str(raw, '@definition_id'), str(raw, '@result')?.toLowerCase()];
  const kind = (str(raw, '@class') ?? str(definition, '@class') ?? '').toLowerCase();
  if (id === undefined || result === undefined || kind === '') return unfamiliar;
  if (/^(?:error|unknown|not evaluated)$/.test(result))
    return notChecked({ rule: id, target: hostTarget(host) });
  const wanted = failing[kind];
  // Inventory definitions, and those that do not apply.
  if (wanted === undefined || result === 'not applicable') return skipped('not_a_finding');
  if (result !== wanted) return /^(?:true|false)$/.test(result) ? skipped('passed') : unfamiliar;
  const metadata = at(definition, 'metadata', 0);
  const references = list(metadata, 'reference');
  const advisory = advisoryOf(metadata);
  return {
    ruleId: id,
    title: str(metadata, 'title') ?? id,
    description: str(metadata, 'description'),
    severity: advisory.severity,
    fallbackSeverity: 'medium',
    cvss: advisory.scores,
    vulnerabilityIds: [
      ...references.map((reference) => str(reference, '@ref_id')),
      ...advisory.cves,
      str(metadata, 'title'),
    ],
    cwes: advisory.cwes,
    endpoint: host,
    references: references.map((reference) => str(reference, '@ref_url')),
    tags: [kind, ...texts(at(metadata, 'affected', 0), 'platform').slice(0, 5)],
  };
}

export const oval = xmlFormat({
  id: 'oval',
  tool: 'OVAL',
  category: 'network',
  docsUrl:
    'https://oval-community-guidelines.readthedocs.io/en/latest/oval-language-specification.html',
  aliases: ['oval results', 'openscap oval'],
  detect: ({ value }) =>
    has(value, 'oval_results.generator') || has(value, 'oval_results.directives') ? 1 : 0,
  each: ['/oval_results/results/system/definitions/definition'],
  // Tests and collected objects explain the results at length.
  skips: ['tests', 'collected_objects', 'system_data', 'objects', 'states', 'variables'],
  glossary: {
    each: ['/oval_results/oval_definitions/definitions/definition'],
    key: (definition) => str(definition, '@id') ?? '',
    keep: ({ criteria: _criteria, ...definition }) => definition,
  },
  run: (root) => ({
    toolVersion: str(root, 'oval_results', 'generator', 'product_version'),
    completedAt: str(root, 'oval_results', 'generator', 'timestamp'),
    targets: list(root, 'oval_results', 'results', 0, 'system').map((system) =>
      hostTarget(hostOf(system)),
    ),
  }),
  map: (raw, { root, pointer, glossary }) => {
    // A system is described after its results.
    const ordinal = Number(/\/system\[(\d+)\]/.exec(pointer)?.[1] ?? 1);
    const system = list(root, 'oval_results', 'results', 0, 'system')[ordinal - 1];
    return entryOf(raw, glossary.get(str(raw, '@definition_id') ?? ''), hostOf(system));
  },
});
