/** Burp Suite Enterprise Edition (DAST): the answer of its GraphQL API, and the HTML report. */
import { jsonFormat, textFormat } from '../format.ts';
import type { RawFinding } from '../raw-finding.ts';
import { joinUrl } from '../normalize/endpoint.ts';
import { dropElements, replaceTags } from '../normalize/markup.ts';
import { joinParagraphs, htmlToText } from '../normalize/text.ts';
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

/** `data.scan.issues` of a query, or the list alone as scripts keep it. */
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

/** What is below each heading of the block, up to the next one, by the heading's text. */
const sectionsOf = (block: string): ReadonlyMap<string, string> => {
  const sections = new Map<string, string>();
  for (const part of block.split(/(?=<h\d|<div class="(?:issue-container|rule))/i)) {
    const [whole, heading] = /^<h\d[^<>]*>([^<]*)<\/h\d>/i.exec(part) ?? [];
    const name = heading?.trim().toLowerCase();
    if (whole !== undefined && name !== undefined && !sections.has(name))
      sections.set(name, part.slice(whole.length));
  }
  return sections;
};

/** The text of the first heading of a block. */
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

/** The text between tags that follows a label; the label itself may be within tags. */
const factsOf = (block: string): ((label: RegExp) => string | undefined) => {
  const pieces = replaceTags(block, () => '\u0000');
  return (label) => {
    const found = label.exec(pieces);
    if (found === null) return undefined;
    const rest = pieces.slice(found.index + found[0].length);
    return htmlToText(/^[\s\u0000]*(?:([^\u0000]+))?/.exec(rest)?.[1]);
  };
};

const severities = /^(?:Critical|High|Medium|Low|Info(?:rmation)?|False positive)/i;

/**
 * Issue types are second-level headings of numbered parts; each of their places is a row of a table
 * "Issues found".
 */
export const burpHtml = textFormat({
  ...common,
  id: 'burp-html',
  aliases: ['burp enterprise', 'burp_enterprise', 'burp suite dast', 'burp dast'],
  kinds: ['html'],
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
    const blocks = body
      .split(/(?=<div class="issue-container|<span class="BODH0"|<h2\b)/i)
      .slice(1);
    return blocks.flatMap((block, index) => {
      const title = titleOf(block);
      const fact = factsOf(block);
      const severity = severities.exec(fact(/Severity:?/i) ?? '')?.[0];
      if (title === undefined || severity === undefined) return [];
      const sections = sectionsOf(block);
      const section = (name: string): string | undefined => htmlToText(sections.get(name));
      const classes = section('vulnerability classifications');
      return [
        {
          pointer: `issue ${index + 1}`,
          finding: {
            ruleId: title,
            title,
            description: joinParagraphs(
              section('issue detail'),
              section('issue background') ?? section('issue description'),
            ),
            mitigation: joinParagraphs(section('issue remediation'), section('remediation detail')),
            severity,
            confidence: fact(/Confidence:?/i),
            cwes: classes,
            endpoint:
              joinUrl(fact(/Host:?/i), fact(/Path:?/i)) ?? /https?:\/\/[^\s<"]+/.exec(block)?.[0],
            references: [sections.get('references')],
          },
        },
      ];
    });
  },
});
