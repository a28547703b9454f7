/**
 * Reconnaissance data of recon-ng about a domain, and findings of Onapsis X1 in an SAP landscape.
 */
import { type Entry, skipped, unfamiliar } from '../entries.ts';
import { jsonFormat, xmlFormat } from '../format.ts';
import { hostAndPort } from '../normalize/endpoint.ts';
import { labeledLines, joinParagraphs } from '../normalize/text.ts';
import { has, isList, list, str } from '../parsers/json-access.ts';

const recon = {
  tool: 'recon-ng',
  category: 'network',
  docsUrl: 'https://github.com/lanmaster53/recon-ng/wiki',
} as const;

/** The tables of a workspace; all except one list assets. */
const assets = [
  ...['domains', 'companies', 'netblocks', 'locations', 'hosts', 'contacts', 'credentials'],
  ...['leaks', 'pushpins', 'profiles', 'repositories', 'ports'],
];

function reconEntry(raw: unknown): Entry {
  const [host, kind] = [str(raw, 'host'), str(raw, 'category')];
  if (kind === undefined && str(raw, 'reference') === undefined) return unfamiliar;
  if (str(raw, 'status')?.toLowerCase() === 'fixed') return skipped('fixed_in_report');
  return {
    ruleId: str(raw, 'module') ?? kind,
    title: [kind, host].filter((part) => part !== undefined).join(' on '),
    description: labeledLines({
      Category: kind,
      Example: str(raw, 'example'),
      Module: str(raw, 'module'),
      Notes: str(raw, 'notes'),
    }),
    fallbackSeverity: 'medium',
    vulnerabilityIds: [str(raw, 'reference'), str(raw, 'example')],
    endpoint: host,
    references: [str(raw, 'reference')],
    firstSeen: str(raw, 'publish_date'),
  };
}

export const reconNg = jsonFormat({
  ...recon,
  id: 'recon-ng',
  aliases: ['reconng'],
  detect: ({ value }) =>
    has(value, 'vulnerabilities.0.module', 'vulnerabilities.0.reference') ||
    (isList(value, 'vulnerabilities') && has(value, 'hosts.0.module', 'hosts.0.ip_address'))
      ? 0.95
      : 0,
  each: ['/vulnerabilities/#'],
  asides: assets,
  map: reconEntry,
});

export const reconNgXml = xmlFormat({
  ...recon,
  id: 'recon-ng-xml',
  detect: ({ value }) => (has(value, 'reconng') ? 1 : 0),
  each: ['/reconng/vulnerabilities/item'],
  asides: assets,
  map: reconEntry,
});

const component = '/results/landscape/system/component';

/** Modules run on a component of a system and on each of its connectors (`3300 tcp/sapgw`). */
export const onapsisX1 = xmlFormat({
  id: 'onapsis-x1',
  tool: 'Onapsis X1',
  category: 'network',
  docsUrl: 'https://onapsis.com/',
  aliases: ['x1', 'onapsis'],
  detect: ({ value, text }) =>
    (has(value, 'session.0.results') || has(value, 'landscapePolicy.0.results')) &&
    /<landscape\b/.test(text)
      ? 1
      : 0,
  each: [`/session${component}`, `/landscapePolicy${component}`],
  holds: ['/modResults/#/moduleResult/#', '/connector/#/modResults/#/moduleResult/#'],
  map: (raw) => {
    const host = str(raw, 'host');
    const portOf = (connector: unknown): string | undefined =>
      /^\d+/.exec(str(connector, '@name') ?? '')?.[0];
    const results = [
      ...list(raw, 'modResults', 'moduleResult').map((result) => ({
        result,
        port: portOf(list(raw, 'connector')[0]),
      })),
      ...list(raw, 'connector').flatMap((connector) =>
        list(connector, 'modResults', 'moduleResult').map((result) => ({
          result,
          port: portOf(connector),
        })),
      ),
    ];
    return results.map(({ result, port }): Entry => {
      const references = list(result, 'refs', 'reference').map((reference) =>
        [str(reference, '@type'), str(reference, '@text')]
          .filter((part) => part !== undefined)
          .join(' '),
      );
      return {
        ruleId: str(result, 'id') ?? str(result, 'name'),
        title: str(result, 'name'),
        description: joinParagraphs(
          str(result, 'description'),
          labeledLines({
            Component: str(raw, 'name'),
            References: references.join(', ') || undefined,
          }),
        ),
        mitigation: str(result, 'solution'),
        severity: str(result, 'risk'),
        fallbackSeverity: 'medium',
        vulnerabilityIds: references,
        endpoint: hostAndPort(host, port),
        tags: [str(result, 'category')],
      };
    });
  },
});
