/** Burp Suite Enterprise Edition (DAST): responses of its GraphQL API, and the HTML report. */
import { jsonFormat, textFormat } from '../format.ts';
import type { RawFinding } from '../raw-finding.ts';
import { joinUrl } from '../normalize/endpoint.ts';
import { dropElements, replaceTags } from '../normalize/markup.ts';
import { joinParagraphs, htmlToText } from '../normalize/text.ts';
import { parseHtmlTables } from '../parsers/html-tables.ts';
import { at, has, isList, list, str } from '../parsers/json-access.ts';

const common = {
  tool: 'Burp Suite',
  category: 'dast',
  docsUrl: 'https://portswigger.net/burp/extensibility/dast/graphql-api/scanned-item-issue.html',
} as const;

const dismissed = (novelty: string | undefined): RawFinding['suppression'] =>
  novelty?.toUpperCase() === 'FALSE_POSITIVE' || novelty === 'false positive'
    ? { kind: 'false positive', status: 'accepted' }
    : undefined;

/** `data.scan.issues` of a query, or the bare list as saved by scripts. */
export const burpGraphql = jsonFormat({
  ...common,
  id: 'burp-graphql',
  aliases: ['burp graphql api', 'burp_graphql', 'burp enterprise graphql'],
  detect: ({ value }) =>
    has(value, 'Issues.0.issue_type') ||
    has(value, 'data.scan.issues') ||
    has(value, 'scan.issues.0.issue_type') ||
    has(value, 'issues.0.issue_type.name') ||
    has(value, '0.issue_type.name')
      ? 1
      : isList(value, 'Issues') &&
          Object.keys(value as object).length === 1 &&
          list(value, 'Issues').length === 0
        ? 0.5
        : 0,
  each: ['/Issues/#', '/issues/#', '/data/scan/issues/#', '/scan/issues/#', '/#'],
  map: (raw) => {
    const type = at(raw, 'issue_type');
    const classes = str(type, 'vulnerability_classifications_html');
    const serial = str(raw, 'serial_number');
    return {
      ruleId: str(type, 'type_index') ?? str(type, 'name'),
      ruleName: str(type, 'name'),
      title: str(type, 'name'),
      description: joinParagraphs(
        htmlToText(str(raw, 'description_html')),
        htmlToText(str(type, 'description_html')),
      ),
      mitigation: joinParagraphs(
        htmlToText(str(raw, 'remediation_html')),
        htmlToText(str(type, 'remediation_html')),
      ),
      severity: str(raw, 'severity'),
      confidence: str(raw, 'confidence'),
      cwes: classes,
      vulnerabilityIds: [str(raw, 'description_html')],
      endpoint: joinUrl(str(raw, 'origin'), str(raw, 'path')),
      references: [str(type, 'references_html'), classes],
      fingerprints: serial === undefined ? undefined : { serialNumber: serial },
      suppression: dismissed(str(raw, 'novelty')) ?? dismissed(str(raw, 'severity')),
    };
  },
});

/** Splits a block into the content below each heading, keyed by heading. */
const sectionsOf = (block: string): ReadonlyMap<string, string> => {
  const sections = new Map<string, string>();
  for (const part of block.split(/(?=<h\d|<div class="(?:issue-container|rule))/i)) {
    const [whole, heading] = /^<h\d[^<>]*>([^<]*)<\/h\d>/i.exec(part) ?? [];
    const name = heading?.trim().replace(/:$/, '').toLowerCase();
    if (whole !== undefined && name !== undefined && !sections.has(name))
      sections.set(name, part.slice(whole.length));
  }
  return sections;
};

/** Returns the text of a block's first heading. */
const titleOf = (block: string): string | undefined => {
  const opening = /<(?:h2|span class="BODH0"|h1)/i.exec(block);
  if (opening === null) return undefined;
  const content = block.slice(block.indexOf('>', opening.index) + 1);
  const end = content.search(/<\/(?:h2|span|h1)>/i);
  return end < 0
    ? undefined
    : htmlToText(content.slice(0, end))
        ?.replace(/^\d+(?:\.\d+)*\.?\s*/, '')
        .replace(/ \(\d{1,9}\)$/, '');
};

/**
 * Returns a getter for the text between tags that follows a label. The label itself may contain
 * tags.
 */
const factsOf = (block: string): ((label: RegExp) => string | undefined) => {
  const pieces = replaceTags(block, () => '\u0000').replaceAll('&nbsp;', ' ');
  return (label) => {
    const found = label.exec(pieces);
    if (found === null) return undefined;
    const rest = pieces.slice(found.index + found[0].length);
    return htmlToText(/^[\s\u0000]*(?:([^\u0000]+))?/.exec(rest)?.[1]);
  };
};

const severities = /^(?:Critical|High|Medium|Low|Info(?:rmation)?|False positive)/i;

interface Issue {
  title: string | undefined;
  sections: ReadonlyMap<string, string>;
}

/**
 * Burp Suite Professional numbers the issues (`BODH0`) and, if there are several, their locations
 * (`BODH1`).
 */
const blockStart = (body: string): RegExp =>
  /<span class="BODH0"/i.test(body)
    ? /(?=<span class="BODH[01]")/i
    : /(?=<div class="issue-container|<h2\b)/i;

/** Converts the sections below a title into the properties of an issue. */
function aboutIssue(sections: ReadonlyMap<string, string>): RawFinding {
  const section = (name: string): string | undefined => htmlToText(sections.get(name));
  return {
    description: joinParagraphs(
      section('issue detail'),
      section('issue background') ?? section('issue description'),
    ),
    mitigation: joinParagraphs(section('issue remediation'), section('remediation detail')),
    cwes: section('vulnerability classifications'),
    references: [sections.get('references')],
  };
}

function toFinding(block: string, severity: string, { title, sections }: Issue): RawFinding {
  const fact = factsOf(block);
  return {
    ...aboutIssue(sections),
    ruleId: title,
    title,
    severity,
    confidence: fact(/Confidence:?/i),
    endpoint:
      joinUrl(fact(/Host:?/i), fact(/Path:?/i)) ??
      fact(/\bURL:/i) ??
      /https?:\/\/[^\s<"]+/.exec(block)?.[0],
    suppression: dismissed(severity.toLowerCase()),
  };
}

/**
 * Collects the details of each location below the tables, keyed by the anchor that its table row
 * links to, and by title.
 */
function detailsOf(body: string): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const details = new Map<string, ReadonlyMap<string, string>>();
  for (const block of body.split(/(?=<div class="issue-container)/i).slice(1)) {
    const sections = sectionsOf(block);
    const name = /<a name="([^"]{1,100})"/i.exec(block)?.[1];
    const title = titleOf(block);
    if (name !== undefined) details.set(`#${name}`, sections);
    if (title !== undefined && !details.has(title)) details.set(title, sections);
  }
  return details;
}

/** Parses the summary tables, one per host, with titles and the paths below each. */
function summaryFindings(body: string): { pointer: string; finding: RawFinding }[] {
  const details = detailsOf(body);
  return body.split(/(?=Issues found on\s)/i).flatMap((part, host) => {
    const base = /^Issues found on\s+(https?:\/\/[^\s<]+)/i.exec(part)?.[1];
    return parseHtmlTables(part).flatMap(({ html }, table) => {
      let title: string | undefined;
      return html.flatMap((cells, row) => {
        const [place, severity, confidence] = cells.map((cell) => htmlToText(cell));
        if (cells.length === 1) title = place?.replace(/ [[(]\d{1,9}[\])]$/, '');
        if (cells.length < 2 || title === undefined || !severities.test(severity ?? '')) return [];
        const link = /href="(#[^"]{1,100})"/i.exec(cells.join(''))?.[1] ?? '';
        const described = aboutIssue(details.get(link) ?? details.get(title) ?? new Map());
        const finding = { ...described, ruleId: title, title, severity, confidence };
        return [
          {
            pointer: `host ${host}, table ${table + 1}, row ${row + 1}`,
            finding: {
              ...finding,
              endpoint: joinUrl(base, place),
              suppression: dismissed(severity?.toLowerCase()),
            },
          },
        ];
      });
    });
  });
}

/**
 * Detects an aborted scan by its status in the page. Results that the scan did not reach are
 * missing.
 */
const incompleteOf = (page: string): 'scan_failed' | false => {
  const status = factsOf(dropElements(page, 'script', 'style'))(/\bStatus:/);
  return /^(?:Failed|Cancel|Stopp|Abort|Timed)/i.test(status ?? '') && 'scan_failed';
};

/**
 * Issue types are second-level headings of numbered parts; each location is a row of an "Issues
 * found" table.
 */
export const burpHtml = textFormat({
  ...common,
  id: 'burp-html',
  aliases: ['burp enterprise', 'burp_enterprise', 'burp suite dast', 'burp dast'],
  kinds: ['html'],
  run: (page) => ({ incomplete: incompleteOf(page) }),
  detect: ({ text }) =>
    /<title>[^<]*Burp/i.test(text) ||
    (/Burp Suite/i.test(text) &&
      /class="issue-container|Issues found|class="section details"/i.test(text))
      ? 0.9
      : 0,
  clean: {
    words: 'Issues found: None',
    isIn: (page) =>
      /\b(?:Issues found:? None|No issues(?: were)? found)\b/i.test(
        replaceTags(dropElements(page, 'script', 'style'), () => ' ').replaceAll(/\s+/g, ' '),
      ),
  },
  map: (page) => {
    const body = dropElements(page, 'script', 'style');
    const blocks = body.split(blockStart(body)).slice(1);
    const found: { pointer: string; finding: RawFinding }[] = [];
    // The locations of an issue follow the text that they share.
    let above: Issue = { title: undefined, sections: new Map() };
    for (const [index, block] of blocks.entries()) {
      const isPlace = /^<span class="BODH1"/i.test(block);
      const title = (isPlace ? undefined : titleOf(block)) ?? above.title;
      const sections = sectionsOf(block);
      const severity = severities.exec(factsOf(block)(/Severity:?/i) ?? '')?.[0];
      if (severity === undefined && !isPlace && titleOf(block) !== undefined)
        above = { title, sections };
      if (title === undefined || severity === undefined) continue;
      const all = new Map([...(title === above.title ? above.sections : []), ...sections]);
      found.push({
        pointer: `issue ${index + 1}`,
        finding: toFinding(block, severity, { title, sections: all }),
      });
    }
    return found.length > 0 ? found : summaryFindings(body);
  },
});
