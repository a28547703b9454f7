/** ZAP's human-readable reports: traditional HTML and Markdown. */
import { countsZero } from '../clean-text.ts';
import { textFormat, type TextResult } from '../format.ts';
import { htmlToText } from '../normalize/text.ts';
import { parseHtmlTables } from '../parsers/html-tables.ts';
import type { RawFinding } from '../raw-finding.ts';
import { confidences, zapCommon } from './zap.ts';

interface Alert {
  name: string;
  /** `High`, or `High (Medium)` with the confidence in brackets. */
  risk: string;
  plugin: string | undefined;
  facts: ReadonlyMap<string, string>;
  places: readonly { url: string; method: string | undefined; param: string | undefined }[];
}

/** Builds the same finding as for the XML and JSON reports. */
function alert({ name, risk, plugin, facts, places }: Alert): RawFinding {
  const [level = '', confidence] = risk.split(/[()]/, 2).map((part) => part.trim());
  const [first] = places;
  const cwe = Number(facts.get('cwe id') ?? 0);
  const urls = places.map(({ method, url }) => [method, url].filter(Boolean).join(' '));
  return {
    ruleId: plugin ?? name,
    ruleName: name,
    helpUri: plugin === undefined ? undefined : `https://www.zaproxy.org/docs/alerts/${plugin}/`,
    title: name,
    description: [
      facts.get('description'),
      urls.length === 0
        ? undefined
        : `Seen at:\n\n${urls
            .slice(0, 50)
            .map((url) => `- ${url}`)
            .join('\n')}`,
    ]
      .filter((part) => part !== undefined)
      .join('\n\n'),
    mitigation: facts.get('solution'),
    severity: level,
    confidence: confidences[confidence?.toLowerCase() ?? ''] ?? confidence,
    cwes: cwe > 0 ? cwe : undefined,
    endpoint: first?.url,
    httpMethod: first?.method,
    httpParameter: first?.param,
    references: [facts.get('reference')],
    suppression: [level, confidence].some((word) => /^false positive$/i.test(word ?? ''))
      ? { kind: 'false positive', status: 'accepted' }
      : undefined,
  };
}

const orNothing = (text: string | undefined): string | undefined =>
  text === undefined || text === '' ? undefined : text;

/** Parses the locations: the facts of a location follow its address, up to the next one. */
function placesOf(cells: readonly (readonly string[])[]): Alert['places'] {
  const places: { url: string; method: string | undefined; param: string | undefined }[] = [];
  for (const [label = '', text = ''] of cells) {
    const place = places.at(-1);
    if (label.toLowerCase() === 'url')
      places.push({ url: text, method: undefined, param: undefined });
    else if (place !== undefined && /^method$/i.test(label)) place.method = orNothing(text);
    else if (place !== undefined && /^param(?:eter)?$/i.test(label)) place.param = orNothing(text);
  }
  return places;
}

const riskNames = /^(?:High|Medium|Low|Informational)$/;

/** An alert is a table of two columns whose headings are its risk and its name. */
export const zapHtml = textFormat({
  ...zapCommon,
  id: 'zap-html',
  kinds: ['html', 'xml'],
  detect: ({ text }) =>
    /<title[^<>]*>\s*ZAP(?: by Checkmarx)? Scanning Report/i.test(text) ||
    (/class="risk-[0-3]"/.test(text) && /zaproxy\.org|ZAP Version/.test(text))
      ? 0.95
      : 0,
  clean: {
    words: 'Number of Alerts 0',
    isIn: (page) => {
      const counts = parseHtmlTables(page)
        .flatMap(({ html }) => html.map((row) => row.map((cell) => htmlToText(cell) ?? '')))
        .filter(([risk = '', count = '']) => riskNames.test(risk) && /^\d+$/.test(count));
      return counts.length > 0 && counts.every(([, count]) => Number(count) === 0);
    },
  },
  map: (page) =>
    parseHtmlTables(page).flatMap(({ heads, html }, index): TextResult[] => {
      const [risk, name] = heads[0] ?? [];
      const cells = html.map((row) => row.map((cell) => htmlToText(cell) ?? ''));
      const facts = new Map(cells.map(([label = '', text = '']) => [label.toLowerCase(), text]));
      if (risk === undefined || name === undefined || !facts.has('solution')) return [];
      // Headings are in lower case; the summary list of alerts has the name in its original case.
      const plugin = orNothing(facts.get('plugin id'));
      const written = headingOf(page, name) ?? name;
      const about = { name: written, risk, plugin, facts, places: placesOf(cells) };
      return [{ pointer: `table ${String(index + 1)}`, finding: alert(about) }];
    }),
});

/** Returns the heading in its original case. */
function headingOf(page: string, lower: string): string | undefined {
  for (const [, content = ''] of page.matchAll(/<th\b[^<>]*>([^<]{1,500})<\/th>/gi)) {
    const text = htmlToText(content);
    if (text?.toLowerCase() === lower) return text;
  }
  return undefined;
}

const sectionNames = /^(?:Description|Solution|Reference|Request|Response|Other information)$/i;

const afterMark = (line: string, mark: string): string | undefined =>
  line.startsWith(`${mark} `) ? line.slice(mark.length + 1).trim() : undefined;

/** Parses `[ name ](address)`, or a plain name. */
function linkOf(text: string): { name: string; address: string } {
  const end = text.startsWith('[') ? text.lastIndexOf('](') : -1;
  return end < 0
    ? { name: text, address: '' }
    : { name: text.slice(1, end).trim(), address: text.slice(end + 2) };
}

/** Parses `label: text`, without code and link markup around the text. */
function labelled(line: string | undefined): [label: string, text: string] | undefined {
  const colon = line?.indexOf(':') ?? -1;
  if (line === undefined || colon < 0) return undefined;
  return [
    line.slice(0, colon),
    line
      .slice(colon + 1)
      .replaceAll('`', '')
      .trim(),
  ];
}

/** Parses the block between the heading of an alert and the next one. */
function markdownAlert(block: string): Alert | undefined {
  const lines = block.split('\n');
  const { name, address } = linkOf(afterMark(lines[0] ?? '', '###') ?? '');
  const risk = lines.map((line) => afterMark(line, '#####')).find((text) => text !== undefined);
  if (name === '' || risk === undefined) return undefined;
  const facts = new Map<string, string>();
  let section = '';
  const cells: string[][] = [];
  for (const line of lines.slice(1)) {
    const heading = afterMark(line, '###');
    const fact = labelled(afterMark(line, '####'));
    const cell = labelled(afterMark(line.trim(), '*'));
    if (heading !== undefined) section = heading.toLowerCase();
    else if (fact !== undefined) {
      facts.set(fact[0].toLowerCase(), linkOf(fact[1]).name);
      section = '';
    } else if (section === 'description' && cell !== undefined) cells.push(cell);
    else if (section !== '' && !/^(?:Instances:|#####)/.test(line))
      facts.set(section, `${facts.get(section) ?? ''}\n${line}`.trim());
  }
  const plugin = /\/docs\/alerts\/(\d+)/.exec(address)?.[1];
  return { name, risk, plugin, facts, places: placesOf(cells) };
}

export const zapMarkdown = textFormat({
  ...zapCommon,
  id: 'zap-markdown',
  detect: ({ text }) =>
    /^# ZAP(?: by Checkmarx)? Scanning Report/m.test(text) ||
    (/^\| Risk Level \| Number of Alerts \|/m.test(text) && /\bZAP\b/.test(text))
      ? 0.95
      : 0,
  clean: countsZero('Number of Alerts 0', /^\| (?:High|Medium|Low|Informational) \| (\d+) \|$/),
  map: (page) => {
    const [, details = ''] = page.split(/^## Alert Detail\s*$/m);
    const blocks = details.split(/^(?=### )/m);
    // Sections of an alert have headings of the same level.
    const alerts: string[] = [];
    for (const block of blocks) {
      const heading = afterMark(block.split('\n', 1)[0] ?? '', '###');
      if (heading === undefined) continue;
      if (sectionNames.test(heading) && alerts.length > 0)
        alerts[alerts.length - 1] = `${alerts.at(-1) ?? ''}${block}`;
      else alerts.push(block);
    }
    return alerts.flatMap((block, index): TextResult[] => {
      const about = markdownAlert(block);
      return about === undefined
        ? []
        : [{ pointer: `alert ${String(index + 1)}`, finding: alert(about) }];
    });
  },
});
