/** The OSV schema (https://ossf.github.io/osv-schema/), standalone or embedded by other tools. */
import { jsonFormat } from '../format.ts';
import type { RawComponent, RawFinding } from '../raw-finding.ts';
import { at, has, list, num, str, texts } from '../parsers/json-access.ts';
import { joinParagraphs } from '../normalize/text.ts';

/** `Debian:12` is a release of the ecosystem `Debian`. */
const ecosystemOf = (affected: unknown): string | undefined =>
  str(affected, 'package', 'ecosystem')?.split(':', 1)[0];

const isCvss = (entry: unknown): boolean => str(entry, 'type')?.startsWith('CVSS') === true;

/** Describes the events of one range: `from 1.0.0 before 1.2.3`. */
function rangeText(range: unknown): string | undefined {
  const parts = list(range, 'events').flatMap((event) => {
    const [introduced, fixed, last, limit] = [
      str(event, 'introduced'),
      str(event, 'fixed'),
      str(event, 'last_affected'),
      str(event, 'limit'),
    ];
    return [
      introduced === undefined || introduced === '0' ? undefined : `from ${introduced}`,
      fixed === undefined ? undefined : `before ${fixed}`,
      last === undefined ? undefined : `up to ${last}`,
      limit === undefined ? undefined : `before ${limit}`,
    ].filter((part) => part !== undefined);
  });
  return parts.length === 0 ? undefined : parts.join(' ');
}

export function osvFinding(osv: unknown, component: RawComponent): RawFinding {
  const id = str(osv, 'id');
  const named = list(osv, 'affected').filter(
    (entry) => component.name === undefined || str(entry, 'package', 'name') === component.name,
  );
  // Packages with the same name in different ecosystems are different packages.
  const own = named.filter(
    (entry) => component.ecosystem === undefined || ecosystemOf(entry) === component.ecosystem,
  );
  const affected = own.length > 0 ? own : named;
  const fixed = affected.flatMap((entry) =>
    list(entry, 'ranges')
      .filter((range) => str(range, 'type') !== 'GIT')
      .flatMap((range) => list(range, 'events').map((event) => str(event, 'fixed'))),
  );
  const references = list(osv, 'references').map((reference) => str(reference, 'url'));
  const severities = [
    ...affected.flatMap((entry) => list(entry, 'severity')),
    ...list(osv, 'severity'),
  ];
  return {
    ruleId: id,
    helpUri: id === undefined ? undefined : `https://osv.dev/vulnerability/${id}`,
    title: [
      id,
      component.name === undefined
        ? undefined
        : `${component.name}${component.version === undefined ? '' : `:${component.version}`}`,
    ]
      .filter((part) => part !== undefined)
      .join(' in '),
    description: joinParagraphs(str(osv, 'summary'), str(osv, 'details')),
    mitigation: fixed.some((version) => version !== undefined)
      ? `Update to ${[...new Set(fixed.filter((version) => version !== undefined))].join(' or ')}.`
      : undefined,
    severity:
      str(osv, 'database_specific', 'severity') ??
      str(affected[0], 'ecosystem_specific', 'severity') ??
      str(affected[0], 'database_specific', 'severity') ??
      // A distribution has its own severity word instead of a vector.
      str(
        severities.find((entry) => !isCvss(entry)),
        'score',
      ),
    fallbackSeverity: /^MAL-/.test(id ?? '') ? 'critical' : 'info',
    cvss: severities.filter(isCvss).map((entry) => ({
      vector: str(entry, 'score'),
      score: num(entry, 'score'),
      version: str(entry, 'type')?.replace('CVSS_V', ''),
    })),
    vulnerabilityIds: [id, ...texts(osv, 'aliases'), ...texts(osv, 'upstream')],
    cwes: [osv, ...affected].flatMap((entry) => [
      ...texts(entry, 'database_specific', 'cwe_ids'),
      ...list(entry, 'database_specific', 'cwes').map((cwe) => str(cwe, 'cweId') ?? str(cwe)),
    ]),
    component: { ...component, fixed },
    references,
  };
}

/** Returns a finding for each package of the record. A withdrawn record has none. */
function ofRecord(record: unknown): RawFinding[] {
  if (str(record, 'withdrawn') !== undefined) return [];
  const all = list(record, 'affected');
  const toFinding = (component: RawComponent, affected: readonly unknown[]): RawFinding => {
    const base = osvFinding(record, component);
    const ranges = affected
      .flatMap((entry) => list(entry, 'ranges'))
      .filter((range) => str(range, 'type') !== 'GIT')
      .flatMap((range) => rangeText(range) ?? []);
    return {
      ...base,
      description: joinParagraphs(
        base.description,
        ranges.length === 0
          ? undefined
          : `Affected versions: ${[...new Set(ranges)].slice(0, 50).join('; ')}.`,
      ),
    };
  };
  const packages = new Map<string, { component: RawComponent; affected: unknown[] }>();
  for (const entry of all) {
    const component = {
      name: str(entry, 'package', 'name'),
      purl: str(entry, 'package', 'purl'),
      ecosystem: ecosystemOf(entry),
    };
    if (component.name === undefined) continue;
    const key = `${component.ecosystem ?? ''} ${component.name}`;
    const known = packages.get(key);
    if (known === undefined) packages.set(key, { component, affected: [entry] });
    else known.affected.push(entry);
  }
  return packages.size === 0
    ? [toFinding({}, all)]
    : [...packages.values()].map(({ component, affected }) => toFinding(component, affected));
}

const isRecord = (value: unknown): boolean =>
  has(value, 'id', 'modified') &&
  (has(value, 'affected') || has(value, 'schema_version') || has(value, 'withdrawn'));

/**
 * Records alone, in a list, one per line, or as responses of the service (`vulns`,
 * `results.vulns`).
 */
export const osv = jsonFormat({
  id: 'osv',
  tool: 'OSV',
  category: 'sca',
  docsUrl: 'https://ossf.github.io/osv-schema/',
  aliases: ['osv schema', 'osv.dev'],
  detect: ({ value }) =>
    isRecord(value) ||
    isRecord(at(value, 'vulns', 0)) ||
    isRecord(at(value, 'results', 0, 'vulns', 0))
      ? 0.9
      : 0,
  each: ['', '/#'],
  map: (document) =>
    [
      ...list(document, 'vulns'),
      ...list(document, 'results').flatMap((result) => list(result, 'vulns')),
      document,
    ].flatMap((record) => (has(record, 'id') ? ofRecord(record) : [])),
});
