/**
 * Nikto's XML, JSON (an object, or a list of them for several hosts), CSV, HTML, and its console
 * text, which `-Format txt` writes to a file.
 */
import { says, progressOnly } from '../clean-text.ts';
import { type Entry, skipped } from '../entries.ts';
import { parse } from 'csv-parse/sync';
import { jsonFormat, textFormat, xmlFormat } from '../format.ts';
import { joinUrl } from '../normalize/endpoint.ts';
import { parseHtmlTables } from '../parsers/html-tables.ts';
import { firstSentence, htmlToText } from '../normalize/text.ts';
import { has, isList, list, str } from '../parsers/json-access.ts';

const common = {
  tool: 'Nikto',
  category: 'dast',
  docsUrl: 'https://github.com/sullo/nikto/wiki/Export-Formats',
} as const;

export const niktoXml = xmlFormat({
  ...common,
  id: 'nikto',
  detect: ({ value }) => (has(value, 'niktoscan') || has(value, 'niktoscans') ? 1 : 0),
  each: [
    '/niktoscan/scandetails/item',
    '/niktoscan/niktoscan/scandetails/item',
    '/niktoscans/niktoscan/scandetails/item',
  ],
  asides: ['statistics'],
  map: (item, { parents }) => {
    const details = parents.at(-1);
    const text = str(item, 'description');
    return {
      ruleId: str(item, '@id'),
      title: text?.split(/\. (?=[A-Z])/, 1)[0],
      description: text,
      fallbackSeverity: 'info',
      vulnerabilityIds: [text],
      endpoint:
        str(item, 'namelink') ?? `${str(details, '@sitename') ?? ''}${str(item, 'uri') ?? ''}`,
      httpMethod: str(item, '@method'),
      references: [str(item, 'references'), str(item, '@osvdblink'), text],
    };
  },
});

const hostsOf = (document: unknown): readonly unknown[] =>
  isList(document) ? (document as unknown[]) : [document];

/** Texts in place of a result if the scanner could not check. */
const unreached = /^(?:ERROR: |No web server found)/;

export const niktoJson = jsonFormat({
  ...common,
  id: 'nikto-json',
  detect: ({ value }) =>
    ['', '0.'].some(
      (place) =>
        has(value, `${place}host`, `${place}vulnerabilities`) &&
        (has(value, `${place}banner`) || has(value, `${place}ip`)),
    )
      ? 0.95
      : 0,
  run: (document) => ({
    incomplete:
      hostsOf(document).some((host) =>
        list(host, 'vulnerabilities').some((raw) => unreached.test(str(raw, 'msg') ?? '')),
      ) && 'scan_failed',
  }),
  map: (document) =>
    hostsOf(document).flatMap((host) =>
      list(host, 'vulnerabilities').map((raw): Entry => {
        if (unreached.test(str(raw, 'msg') ?? '')) return skipped('not_a_finding');
        return {
          ruleId: str(raw, 'id'),
          title: str(raw, 'msg'),
          description: str(raw, 'msg'),
          vulnerabilityIds: [str(raw, 'msg')],
          endpoint: `${str(host, 'port') === '443' ? 'https' : 'http'}://${str(host, 'host') ?? str(host, 'ip') ?? ''}:${str(host, 'port') ?? ''}${str(raw, 'url') ?? ''}`,
          httpMethod: str(raw, 'method'),
          references: [str(raw, 'references'), str(raw, 'msg')],
        };
      }),
    ),
});

const address = (host: string | undefined, port: string | undefined): string => {
  const scheme = port === '443' || port === '8443' ? 'https' : 'http';
  return `${scheme}://${host ?? ''}${port === undefined || port === '80' || port === '443' ? '' : `:${port}`}`;
};

/**
 * CSV without a header: host, address, port, reference, method, path, text. The first line has
 * Nikto's version.
 */
export const niktoCsv = textFormat({
  ...common,
  id: 'nikto-csv',
  kinds: ['csv', 'text'],
  detect: ({ text }) => (/^"?Nikto - v[\d.]+/.test(text.trimStart()) ? 0.9 : 0),
  clean: progressOnly('Nikto - v', /^"?Nikto - v|^"[^"]*","[^"]*","\d*","","","",""$/),
  map: (text) => {
    const rows = parse(text, {
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      bom: true,
    });
    return rows.flatMap(([host, ip, port, reference, method, uri, message], index) => {
      if (uri === undefined || message === undefined || message === '') return [];
      return [
        {
          pointer: `row ${index + 1}`,
          finding: {
            ruleId: reference === '' ? firstSentence(message) : reference,
            title: message.split(/\. (?=[A-Z])/, 1)[0],
            description: message,
            fallbackSeverity: 'info' as const,
            vulnerabilityIds: [message],
            endpoint: joinUrl(address(host === '' ? ip : host, port), uri),
            httpMethod: method,
            references: [reference, message],
          },
        },
      ];
    });
  },
});

/** A two-column table for each finding, with its name and description. */
export const niktoHtml = textFormat({
  ...common,
  id: 'nikto-html',
  kinds: ['html', 'xml'],
  detect: ({ text }) =>
    /<title>\s*Nikto/i.test(text) || /Nikto v?\d[\d.]*/.test(text.slice(0, 20_000)) ? 0.9 : 0,
  clean: says('0 findings', /\b0 findings\b/),
  map: (page) =>
    parseHtmlTables(page).flatMap((table, index) => {
      const cells = table.html.map((row) => row.map((html) => htmlToText(html) ?? ''));
      const fact = (name: string): string | undefined =>
        cells.find(([label]) => label?.toLowerCase() === name.toLowerCase())?.[1];
      const [text, links] = [fact('Description'), fact('Test Links')];
      if (text === undefined || fact('HTTP Method') === undefined) return [];
      return [
        {
          pointer: `table ${index + 1}`,
          finding: {
            ruleId: fact('Test ID') ?? fact('OSVDB Entries') ?? firstSentence(text),
            title: text.split(/\. (?=[A-Z])/, 1)[0],
            description: text,
            fallbackSeverity: 'info' as const,
            vulnerabilityIds: [text],
            endpoint: links?.split('\n')[0] ?? fact('URI'),
            httpMethod: fact('HTTP Method'),
            references: [fact('References'), text],
          },
        },
      ];
    }),
});

/** Output about the host, the scanner and its progress. */
const aboutTheScan =
  /^(?:(?:Target (?:IP|Hostname|Host|Port)|Start Time|End Time|Platform|SSL Info|Subject|Altnames|Ciphers|Issuer|CN|SAN|Server|Virtual Host|Using Encoding|Mutation|Message|Site Link|Multiple IPs found|ERROR):|No (?:CGI Directories|web server) found|No banner retrieved|Root page \/ redirects to|\d+ (?:requests|items checked|host\(s\) tested)|Scan terminated|STATUS)/i;

/** An optional `[id]` or `OSVDB-n:`, method and path precede the description. */
const itemLine =
  /^(?:\[(\d+)\] |(OSVDB-\d+): )?(?:([A-Z]{3,10}) (?=\/|[A-Z]))?((?:(\/\S*?): )?(.+))$/;

export const niktoText = textFormat({
  ...common,
  id: 'nikto-text',
  detect: ({ text }) => (/^- Nikto v?\d/m.test(text.slice(0, 20_000)) ? 0.95 : 0),
  run: (text) => ({ toolVersion: /^- Nikto v?(\d\S*)/m.exec(text)?.[1] }),
  clean: says('0 item(s) reported', /\b0 items?(?:\(s\))? reported\b/),
  map: (text) => {
    const target = {
      host: undefined as string | undefined,
      port: undefined as string | undefined,
      tls: false,
    };
    return text.split(/\r?\n/).flatMap((line, index) => {
      const entry = /^\+ (.+)$/.exec(line)?.[1]?.trim() ?? '';
      const [, name, stated] =
        /^(Target (?:IP|Hostname|Host|Port)|SSL Info):(.*)$/is.exec(entry) ?? [];
      const value = stated?.trim();
      if (name === 'Target IP') Object.assign(target, { host: value, port: undefined, tls: false });
      else if (name === 'Target Port') target.port = value;
      else if (name === 'SSL Info') target.tls = true;
      else if (name !== undefined) target.host = value;
      const [, id, osvdb, httpMethod, all, path, what] = itemLine.exec(entry) ?? [];
      if (entry === '' || all === undefined || what === undefined || aboutTheScan.test(entry))
        return [];
      const base = target.tls
        ? address(target.host, target.port).replace(/^http:/, 'https:')
        : address(target.host, target.port);
      return [
        {
          pointer: `line ${index + 1}`,
          finding: {
            ruleId: id ?? osvdb ?? firstSentence(what),
            title: all.split(/\. (?=[A-Z])/, 1)[0],
            description: all,
            fallbackSeverity: 'info' as const,
            vulnerabilityIds: [all],
            endpoint: joinUrl(base, path ?? '/'),
            httpMethod,
            references: [all],
          },
        },
      ];
    });
  },
});
