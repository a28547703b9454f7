/**
 * Nipper Studio's XML: a document of parts with numbered sections. Audit findings are table rows;
 * vulnerabilities of the devices' software are sections.
 */
import { skipped } from '../entries.ts';
import { xmlFormat } from '../format.ts';
import { at, has, list, str } from '../parsers/json-access.ts';
import type { RawFinding } from '../raw-finding.ts';

const textOf = (section: unknown): string | undefined =>
  list(section, 'text')
    .map((text) => str(text))
    .filter(Boolean)
    .join('\n\n') || undefined;

const subsection = (section: unknown, title: RegExp): unknown =>
  list(section, 'section').find((inner) => title.test(str(inner, '@title') ?? ''));

const itemsOf = (cell: unknown): string[] => list(cell, 'item').flatMap((item) => str(item) ?? []);

/**
 * Parses a row of issue, rating, recommendations, devices and section. Returns a finding per
 * device.
 */
function recommendation(row: unknown): RawFinding[] {
  const [issue, rating, advice, devices] = list(row, 'tablecell').map(itemsOf);
  return (devices?.length ? devices : [undefined]).map((device) => ({
    ruleId: issue?.[0],
    title: issue?.[0],
    mitigation: advice?.join('\n'),
    severity: rating?.[0],
    endpoint: device,
  }));
}

function vulnerability(section: unknown): RawFinding {
  const title = str(section, '@title');
  const device = textOf(subsection(section, /^Affected Device/i));
  const references = subsection(section, /^References/i);
  return {
    ruleId: title,
    title,
    description: [textOf(subsection(section, /^Summary/i)), device].filter(Boolean).join('\n\n'),
    fallbackSeverity: 'medium',
    vulnerabilityIds: [title],
    endpoint: /^The (.{1,200}?) may be affected/.exec(device ?? '')?.[1],
    references: list(references, 'list', 'listitem').flatMap((item) => str(item, 'weblink') ?? []),
  };
}

const tableTitle = /^Security Audit recommendations list$/i;

export const nipper = xmlFormat({
  id: 'nipper',
  tool: 'Nipper',
  category: 'network',
  docsUrl: 'https://www.titania.com/products/nipper',
  aliases: ['nipper studio', 'titania nipper'],
  detect: ({ value }) => (has(value, 'document.@nipperstudio') ? 1 : 0),
  each: ['/document/report/part/section'],
  asides: ['information', 'contents', 'text', 'list', 'table'],
  map: (section, { parents }) => {
    const part = str(parents.at(-1), '@title') ?? '';
    if (/^Vulnerability Audit/i.test(part))
      return subsection(section, /^(?:Summary|Affected Device)/i) === undefined
        ? skipped('no_entry')
        : vulnerability(section);
    const table = list(section, 'table').find((one) => tableTitle.test(str(one, '@title') ?? ''));
    return table === undefined
      ? skipped('no_entry')
      : list(at(table, 'tablebody', 0), 'tablerow').flatMap(recommendation);
  },
});
