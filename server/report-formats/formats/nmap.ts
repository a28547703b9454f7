import { type Entry, skipped } from '../entries.ts';
import { jsonFormat, ofVersion, type RunMetadata, xmlFormat } from '../format.ts';
import type { RawFinding } from '../raw-finding.ts';
import { labeledLines } from '../normalize/text.ts';
import { at, has, isList, list, num, str } from '../parsers/json-access.ts';
import { hostAndPort } from '../normalize/endpoint.ts';
import { normalizeSeverity } from '../normalize/severity.ts';
import { extractVulnerabilityIds } from '../normalize/identifiers.ts';

const ofScript = (base: RawFinding, id: string, more: Partial<RawFinding>): RawFinding => ({
  ...base,
  ruleId: id,
  title: id,
  description: undefined,
  severity: undefined,
  vulnerabilityIds: [id],
  ...more,
});

/**
 * Parses script output, for runs whose XML has no structured form of it: vulners prints id, score
 * and address per line, vulscan `[id] text` below the name of each database.
 */
function printed(script: unknown, base: RawFinding): RawFinding[] {
  const found = new Map<string, RawFinding>();
  for (const line of (str(script, '@output') ?? '').split(/\r?\n|&#xa;/i)) {
    const [, id, score, link] = /^\s*(CVE-\d{4}-\d+)\s+([\d.]+)\s+(https?:\S+)/.exec(line) ?? [];
    const [, other, text] = /^\s*\[(CVE-\d{4}-\d+)\] (.+)$/.exec(line) ?? [];
    if (id !== undefined)
      found.set(id, ofScript(base, id, { cvss: [{ score: Number(score) }], references: [link] }));
    else if (other !== undefined && !found.has(other))
      found.set(
        other,
        ofScript(base, other, { description: text, fallbackSeverity: 'medium', references: [] }),
      );
  }
  return [...found.values()];
}

/** Results of the vulners and vulscan scripts for a service. */
function scripted(script: unknown, base: RawFinding): RawFinding[] {
  const tables = list(script, 'table').flatMap((platform) => list(platform, 'table'));
  if (tables.length === 0) return printed(script, base);
  return tables.flatMap((entry): RawFinding[] => {
    const value = (key: string): string | undefined =>
      str(list(entry, 'elem').find((element) => str(element, '@key') === key));
    const id = value('id');
    if (id === undefined || extractVulnerabilityIds(id).length === 0) return [];
    return [
      ofScript(base, id, {
        cvss: [{ score: num(value('cvss')) }],
        references: [`https://vulners.com/${value('type') ?? 'cve'}/${id}`],
      }),
    ];
  });
}

const elements = (node: unknown): string[] =>
  list(node, 'elem').flatMap((element) => str(element) ?? []);

/** Results of a script of category `vuln` for each vulnerability that it tested. */
function tried(script: unknown, base: RawFinding): RawFinding[] {
  const risk = /\bRisk factor:\s*(\w+)/i.exec(str(script, '@output') ?? '')?.[1];
  return list(script, 'table').flatMap((entry): RawFinding[] => {
    const value = (key: string): string | undefined =>
      str(list(entry, 'elem').find((element) => str(element, '@key') === key));
    const inner = (key: string): string[] =>
      elements(list(entry, 'table').find((part) => str(part, '@key') === key));
    if (!/^(?:LIKELY )?VULNERABLE/i.test(value('state') ?? '')) return [];
    const id = str(script, '@id');
    return [
      {
        ...base,
        ruleId: id,
        title: value('title') ?? id,
        description: inner('description').join('\n') || undefined,
        severity: normalizeSeverity(risk) === undefined ? undefined : risk,
        fallbackSeverity: 'medium',
        vulnerabilityIds: [str(entry, '@key'), ...inner('ids')],
        references: inner('refs'),
      },
    ];
  });
}

/** A failed run has the exit status `error`; a run without reachable hosts scanned nothing. */
const incompleteOf = (stats: unknown): RunMetadata['incomplete'] =>
  str(stats, 'finished', '@exit') === 'error'
    ? 'scan_failed'
    : num(stats, 'hosts', '@up') === 0 && 'nothing_scanned';

export const nmap = xmlFormat({
  id: 'nmap',
  tool: 'Nmap',
  category: 'network',
  docsUrl: 'https://nmap.org/book/nmap-dtd.html',
  detect: ({ value }) => (has(value, 'nmaprun') ? 1 : 0),
  each: ['/nmaprun/host'],
  asides: [
    'scaninfo',
    'taskbegin',
    'taskprogress',
    'taskend',
    'hosthint',
    'target',
    'prescript',
    'postscript',
    'verbose',
    'debugging',
    'runstats',
  ],
  run: (root) => ({
    toolVersion: str(root, 'nmaprun', '@version'),
    completedAt: str(root, 'nmaprun', 'runstats', 'finished', '@time'),
    incomplete: incompleteOf(at(root, 'nmaprun', 'runstats')),
    ...ofVersion(
      str(root, 'nmaprun', '@xmloutputversion'),
      /^1\./,
      '/nmaprun/@xmloutputversion 1.x',
    ),
  }),
  map: (host) => {
    const addresses = list(host, 'address');
    const address = str(
      addresses.find((entry) => str(entry, '@addrtype')?.startsWith('ip') === true) ?? addresses[0],
      '@addr',
    );
    const name = str(host, 'hostnames', 'hostname', '@name') ?? address ?? 'unknown host';
    const ofHost = list(host, 'hostscript', 'script').flatMap((script) =>
      tried(script, { endpoint: name, lastSeen: str(host, '@endtime') }),
    );
    return list(host, 'ports', 'port')
      .flatMap((port): Entry[] => {
        if (str(port, 'state', '@state') !== 'open') return [skipped('not_a_finding')];
        const [number, protocol] = [str(port, '@portid') ?? '', str(port, '@protocol') ?? 'tcp'];
        const service = [str(port, 'service', '@product'), str(port, 'service', '@version')]
          .filter((part) => part !== undefined)
          .join(' ');
        const base: RawFinding = {
          ruleId: `open-port-${number}/${protocol}`,
          title: `Open port: ${number}/${protocol}`,
          description: labeledLines({
            Host: name,
            Address: address,
            Service: str(port, 'service', '@name'),
            Product: service || undefined,
            Details: str(port, 'service', '@extrainfo'),
            'Operating system': str(host, 'os', 'osmatch', '@name'),
          }),
          severity: 'info',
          endpoint: `${name}:${number}`,
          component: {
            name: str(port, 'service', '@product'),
            version: str(port, 'service', '@version'),
          },
          lastSeen: str(host, '@endtime'),
        };
        const scripts = list(port, 'script');
        return [
          base,
          ...scripts
            .filter((script) => ['vulners', 'vulscan'].includes(str(script, '@id') ?? ''))
            .flatMap((script) => scripted(script, base)),
          ...scripts.flatMap((script) => tried(script, base)),
        ];
      })
      .concat(ofHost);
  },
});

/**
 * Masscan writes Nmap's XML, and this JSON: a list of hosts with their ports, or with `-oD` one
 * host per line.
 */
export const masscan = jsonFormat({
  id: 'masscan',
  tool: 'Masscan',
  category: 'network',
  docsUrl: 'https://github.com/robertdavidgraham/masscan',
  detect: ({ value }) =>
    ['0.', ''].some(
      (place) =>
        has(value, `${place}ip`, `${place}ports.0.port`, `${place}ports.0.proto`) ||
        has(value, `${place}ip`, `${place}port`, `${place}proto`, `${place}rec_type`),
    )
      ? 1
      : 0,
  map: (document) =>
    (isList(document) ? list(document) : [document]).flatMap((host) =>
      (has(host, 'ports') ? list(host, 'ports') : [host])
        .filter((port) =>
          ['open', undefined].includes(str(port, 'status') ?? str(port, 'data', 'status')),
        )
        .map((port): RawFinding => {
          const [ip, number, protocol] = [str(host, 'ip'), str(port, 'port'), str(port, 'proto')];
          return {
            ruleId: `open-port-${number ?? ''}/${protocol ?? ''}`,
            title: `Open port: ${number ?? ''}/${protocol ?? ''}`,
            description: labeledLines({
              Address: ip,
              Service: str(port, 'service', 'name'),
              Banner: str(port, 'service', 'banner') ?? str(port, 'data', 'banner'),
            }),
            severity: 'info',
            endpoint: hostAndPort(ip, number),
            lastSeen: str(host, 'timestamp'),
          };
        }),
    ),
});
