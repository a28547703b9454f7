/**
 * Discovery tools: httpx, WhatWeb, and the paths that dirsearch and Gobuster found by brute force.
 * They describe an attack surface without rating it, so their results are informational.
 */
import { progressOnly } from '../clean-text.ts';
import { jsonFormat, textFormat, type TextResult, xmlFormat } from '../format.ts';
import { at, entries, has, isList, list, num, str, texts } from '../parsers/json-access.ts';
import { labeledLines } from '../normalize/text.ts';
import type { RawFinding } from '../raw-finding.ts';
import { skipped } from '../entries.ts';

/** JSON lines. Names have hyphens before version 1.2. */
export const httpx = jsonFormat({
  id: 'httpx',
  tool: 'httpx',
  category: 'network',
  docsUrl: 'https://docs.projectdiscovery.io/tools/httpx/running',
  aliases: ['projectdiscovery httpx'],
  emptyMeansClean: true,
  detect: ({ value }) => {
    const sample = isList(value) ? at(value, 0) : value;
    return has(sample, 'input', 'url', 'status_code') || has(sample, 'input', 'url', 'status-code')
      ? 1
      : 0;
  },
  each: ['', '/#'],
  map: (raw) => {
    if (at(raw, 'failed') === true) return skipped('not_a_finding');
    const url = str(raw, 'url');
    const title = str(raw, 'title');
    return {
      ruleId: 'web-service',
      title: `A web service answers${title === undefined ? '' : `: ${title}`}`,
      severity: 'info',
      endpoint: url,
      description: labeledLines({
        Status: str(raw, 'status_code') ?? str(raw, 'status-code'),
        Server: str(raw, 'webserver'),
        Technologies:
          [...texts(raw, 'tech'), ...texts(raw, 'technologies')].join(', ') || undefined,
        'Redirects to': str(raw, 'location'),
        'Content type': str(raw, 'content_type') ?? str(raw, 'content-type'),
      }),
      firstSeen: str(raw, 'timestamp'),
    };
  },
});

const pluginsOf = (raw: unknown): string =>
  entries(at(raw, 'plugins'))
    .map(([name, facts]) => {
      const details = [...texts(facts, 'version'), ...texts(facts, 'string')].join(', ');
      return details === '' ? name : `${name} ${details}`;
    })
    .join('\n');

export const whatWeb = jsonFormat({
  id: 'whatweb',
  tool: 'WhatWeb',
  category: 'network',
  docsUrl: 'https://github.com/urbanadventurer/WhatWeb#logging--output',
  detect: ({ value }) => {
    const sample = isList(value) ? at(value, 0) : value;
    return has(sample, 'target', 'http_status', 'plugins') ? 1 : 0;
  },
  each: ['', '/#'],
  map: (raw) =>
    !has(raw, 'target')
      ? skipped('no_entry')
      : {
          ruleId: 'web-technology',
          title: `Technologies of ${str(raw, 'target') ?? 'a web server'}`,
          severity: 'info',
          endpoint: str(raw, 'target'),
          description: pluginsOf(raw),
        },
});

/** `--log-xml`. */
export const whatWebXml = xmlFormat({
  id: 'whatweb-xml',
  tool: 'WhatWeb',
  category: 'network',
  docsUrl: 'https://github.com/urbanadventurer/WhatWeb#logging--output',
  detect: ({ value }) =>
    has(value, 'log.0.target.0.uri') && has(value, 'log.0.target.0.request-config') ? 1 : 0,
  each: ['/log/target'],
  map: (target) => ({
    ruleId: 'web-technology',
    title: `Technologies of ${str(target, 'uri') ?? 'a web server'}`,
    severity: 'info',
    endpoint: str(target, 'uri'),
    description: list(target, 'plugin')
      .map((plugin) => {
        const details = ['version', 'string'].flatMap((name) => list(plugin, name));
        const text = details.flatMap((part) => str(part) ?? []).join(', ');
        return [str(plugin, 'name'), text].join(' ').trim();
      })
      .join('\n'),
  }),
});

export const foundPath = (url: string | undefined, status: string | undefined): RawFinding => ({
  ruleId: 'discovered-path',
  title: `A guessed path answers with status ${status ?? 'unknown'}`,
  severity: 'info',
  endpoint: url,
  cwes: [425],
});

/** `results` with addresses; before 0.4.2 a list of paths per host. */
export const dirsearch = jsonFormat({
  id: 'dirsearch',
  tool: 'dirsearch',
  category: 'network',
  docsUrl: 'https://github.com/maurosoria/dirsearch#reports',
  detect: ({ value }) => {
    const [, listed] = entries(value).find(([, held]) => isList(held)) ?? [];
    const first = at(listed, 0);
    if (has(value, 'info', 'results') && str(value, 'info', 'args')?.includes('dirsearch'))
      return 1;
    return has(first, 'content-length', 'status') && (has(first, 'url') || has(first, 'path'))
      ? 0.9
      : 0;
  },
  each: ['/results/#', '/*/#'],
  map: (raw, { keys }) => {
    const host = String(keys[0] ?? '');
    const path = str(raw, 'path') ?? '';
    const url = str(raw, 'url') ?? `${host.replace(/\/$/, '')}/${path.replace(/^\//, '')}`;
    const redirect = str(raw, 'redirect');
    return {
      ...foundPath(url, str(raw, 'status')),
      description: labeledLines({
        'Redirects to': redirect === '' ? undefined : redirect,
        'Content type': str(raw, 'content-type'),
        Bytes: str(raw, 'content-length') ?? str(raw, 'contentLength'),
      }),
    };
  },
});

const baseOf = (text: string): string | undefined =>
  /^\[\+\] Ur[il] ?(?:\/Domain)?:\s{1,40}(\S{1,2000})/im.exec(text)?.[1];

const gobusterLine = (line: string, base: string | undefined): RawFinding | undefined => {
  const [, path = '', status = ''] = /^(\/?\S{1,2000}) {1,200}\(Status: (\d{3})\)/.exec(line) ?? [];
  if (path !== '')
    return foundPath(
      path.includes('://') ? path : `${(base ?? '').replace(/\/$/, '')}${path}`,
      status,
    );
  const [, name] = /^Found: (\S{1,255})/.exec(line) ?? [];
  return name === undefined
    ? undefined
    : {
        ruleId: 'discovered-name',
        title: `A guessed name resolves: ${name}`,
        severity: 'info',
        endpoint: name,
      };
};

export const gobuster = textFormat({
  id: 'gobuster',
  tool: 'Gobuster',
  category: 'network',
  docsUrl: 'https://github.com/OJ/gobuster#readme',
  kinds: ['text', 'csv'],
  detect: ({ text }) =>
    /^Gobuster v/m.test(text.slice(0, 4000)) ||
    /^\/\S{0,2000} {1,200}\(Status: \d{3}\)/m.test(text.slice(0, 8000))
      ? 1
      : 0,
  run: (text) => ({ targets: [baseOf(text)] }),
  clean: progressOnly(
    'Finished',
    /^(?:=+$|Gobuster v|by |\[[+-]\] |Starting |Finished|Progress: |\d{4}\/\d\d\/\d\d )/,
  ),
  map: (text): TextResult[] => {
    const base = baseOf(text);
    return text.split(/\r?\n/).flatMap((line, index) => {
      const finding = gobusterLine(line.trim(), base);
      return finding === undefined ? [] : [{ pointer: `line ${index + 1}`, finding }];
    });
  },
});

const protocolOf = (raw: unknown): string =>
  str(raw, 'protocol') ?? (num(raw, 'port', 'Protocol') === 1 ? 'udp' : 'tcp');

/** JSON lines. The port is an object in version 2.1. */
export const naabu = jsonFormat({
  id: 'naabu',
  tool: 'naabu',
  category: 'network',
  docsUrl: 'https://docs.projectdiscovery.io/tools/naabu/running',
  aliases: ['projectdiscovery naabu'],
  emptyMeansClean: true,
  detect: ({ value }) => {
    const sample = isList(value) ? at(value, 0) : value;
    return has(sample, 'ip', 'port') && (has(sample, 'tls') || has(sample, 'port.Port')) ? 0.9 : 0;
  },
  each: ['', '/#'],
  map: (raw) => {
    const port = str(raw, 'port', 'Port') ?? str(raw, 'port');
    const host = str(raw, 'host') ?? str(raw, 'ip');
    return {
      ruleId: 'open-port',
      title: `Port ${port ?? 'unknown'}/${protocolOf(raw)} is open`,
      severity: 'info',
      endpoint: `${host ?? ''}:${port ?? ''}`,
      firstSeen: str(raw, 'timestamp'),
    };
  },
});

/** Derives the severity from the name of a Nettacker module. */
const nettackerKind = (module: string): Pick<RawFinding, 'severity' | 'cwes'> => {
  if (module.endsWith('_brute')) return { severity: 'high', cwes: [521] };
  return { severity: module.endsWith('_vuln') ? 'high' : 'info' };
};

export const nettacker = jsonFormat({
  id: 'nettacker',
  tool: 'OWASP Nettacker',
  category: 'network',
  docsUrl: 'https://github.com/OWASP/Nettacker/blob/master/docs/Usage.md',
  aliases: ['nettacker'],
  detect: ({ value }) => {
    const sample = isList(value) ? at(value, 0) : undefined;
    return has(sample, 'target', 'module_name', 'event') ? 1 : 0;
  },
  each: ['/#'],
  map: (raw) => {
    const module = str(raw, 'module_name') ?? 'unknown';
    const host = str(raw, 'target') ?? '';
    const ports = [...new Set([str(raw, 'port') ?? '', ...list(raw, 'port').map(String)])];
    const port = ports.find((text) => /^\d{1,5}$/.test(text));
    return {
      ruleId: module,
      title: `${module} on ${host}${port === undefined ? '' : `:${port}`}`,
      description: str(raw, 'event'),
      ...nettackerKind(module),
      vulnerabilityIds: [module.replaceAll('_', '-')],
      endpoint: port === undefined ? host : `${host}:${port}`,
      firstSeen: str(raw, 'date') ?? str(raw, 'timestamp'),
    };
  },
});
