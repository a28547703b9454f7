import { type Entry, skipped } from '../entries.ts';
import { jsonFormat, xmlFormat } from '../format.ts';
import { has, list, num, str } from '../parsers/json-access.ts';

const common = {
  tool: 'Wapiti',
  category: 'dast',
  docsUrl: 'https://wapiti-scanner.github.io/',
  severities: { '0': 'info', '1': 'low', '2': 'medium', '3': 'high', '4': 'critical' },
} as const;

/**
 * Additional results are mostly detected methods and technologies at level 0, but also include weak
 * certificates.
 */
const isFact = (additional: boolean, level: string | undefined): boolean =>
  additional && (level === undefined || level === '0');

export const wapitiXml = xmlFormat({
  ...common,
  id: 'wapiti',
  detect: ({ value, text }) =>
    has(value, 'report') && /generatorName">\s*wapiti/i.test(text.slice(0, 4000)) ? 1 : 0,
  each: [
    '/report/vulnerabilities/vulnerability',
    '/report/anomalies/anomaly',
    '/report/additionals/additional',
  ],
  holds: ['/entries/#/entry/#'],
  asides: ['report_infos', 'classifications', 'references', 'wstg'],
  exhaustive: true,
  map: (kind, { root, pointer }) => {
    const additional = pointer.includes('/additional');
    const target = str(
      list(root, 'report', 'report_infos', 'info').find((info) => str(info, '@name') === 'target'),
    );
    const references = list(kind, 'references', 'reference');
    return list(kind, 'entries', 'entry').map((entry): Entry =>
      isFact(additional, str(entry, 'level'))
        ? skipped('not_a_finding')
        : {
            ruleId: str(kind, '@name'),
            title: `${str(kind, '@name') ?? ''}: ${str(entry, 'parameter') ?? ''}`.replace(
              /: $/,
              '',
            ),
            description: [str(kind, 'description'), str(entry, 'info')]
              .filter((part) => part !== undefined)
              .join('\n\n'),
            mitigation: str(kind, 'solution'),
            severity: str(entry, 'level'),
            cwes: references.map((reference) => str(reference, 'title')),
            endpoint: `${target?.replace(/\/$/, '') ?? ''}${str(entry, 'path') ?? ''}`,
            httpMethod: str(entry, 'method'),
            httpParameter: str(entry, 'parameter'),
            references: references.map((reference) => str(reference, 'url')),
          },
    );
  },
});

export const wapitiJson = jsonFormat({
  ...common,
  id: 'wapiti-json',
  detect: ({ value }) => (has(value, 'classifications', 'vulnerabilities', 'infos') ? 1 : 0),
  each: ['/vulnerabilities/*/#', '/anomalies/*/#', '/additionals/*/#'],
  run: (root) => ({
    incomplete: num(root, 'infos', 'crawled_pages_nbr') === 0 && 'nothing_scanned',
  }),
  map: (raw, { keys, root }) =>
    isFact(keys[0] === 'additionals', str(raw, 'level'))
      ? skipped('not_a_finding')
      : {
          ruleId: String(keys[1]),
          title: String(keys[1]),
          description: [str(root, 'classifications', String(keys[1]), 'desc'), str(raw, 'info')]
            .filter((part) => part !== undefined)
            .join('\n\n'),
          mitigation: str(root, 'classifications', String(keys[1]), 'sol'),
          severity: str(raw, 'level'),
          endpoint: `${str(root, 'infos', 'target')?.replace(/\/$/, '') ?? ''}${str(raw, 'path') ?? ''}`,
          httpMethod: str(raw, 'method'),
          httpParameter: str(raw, 'parameter'),
          cwes: Object.keys(
            (root as { classifications?: Record<string, { ref?: object }> }).classifications?.[
              String(keys[1])
            ]?.ref ?? {},
          ),
        },
});
