/** Burp Suite Enterprise Edition (DAST): the answer of its GraphQL API, and the HTML report. */
import { jsonFormat, textFormat } from '../format.ts';
import type { Draft } from '../draft.ts';
import { joinUrl } from '../facts/endpoint.ts';
import { paragraphs, plainText } from '../facts/text.ts';
import { at, has, isList, list, str } from '../input/access.ts';

const common = {
  tool: 'Burp Suite',
  category: 'dast',
  docsUrl: 'https://portswigger.net/burp/extensibility/dast/graphql-api/scanned-item-issue.html',
} as const;

const dismissed = (novelty: string | undefined): Draft['suppression'] =>
  novelty?.toUpperCase() === 'FALSE_POSITIVE' || novelty === 'false positive'
    ? { kind: 'false positive', status: 'accepted' }
    : undefined;

/** `data.scan.issues` of a query, or the list alone as scripts keep it. */
export const burpGraphql = jsonFormat({
  ...common,
  id: 'burp-graphql',
  aliases: ['burp graphql api', 'burp_graphql', 'burp enterprise graphql'],
  recognise: ({ value }) =>
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
      rule: str(type, 'type_index') ?? str(type, 'name'),
      ruleName: str(type, 'name'),
      title: str(type, 'name'),
      description: paragraphs(
        plainText(str(raw, 'description_html')),
        plainText(str(type, 'description_html')),
      ),
      mitigation: paragraphs(
        plainText(str(raw, 'remediation_html')),
        plainText(str(type, 'remediation_html')),
      ),
      severity: str(raw, 'severity'),
      confidence: str(raw, 'confidence'),
      cwes: classes,
      ids: [str(raw, 'description_html')],
      endpoint: joinUrl(str(raw, 'origin'), str(raw, 'path')),
      references: [str(type, 'references_html'), classes],
      fingerprints: serial === undefined ? undefined : { serialNumber: serial },
      suppression: dismissed(str(raw, 'novelty')) ?? dismissed(str(raw, 'severity')),
    };
  },
});

/** What stands below the heading of that name, up to the next heading. */
const sectionHtml = (html: string, name: string): string | undefined =>
  new RegExp(
    `<h\\d[^>]*>\\s*${name}[^<]*</h\\d>([\\s\\S]*?)(?=<h\\d|<div class="(?:issue-container|rule)|$)`,
    'i',
  ).exec(html)?.[1];
const section = (html: string, name: string): string | undefined =>
  plainText(sectionHtml(html, name));

/** Issue types are second-level headings of numbered parts; each of their places is a row of a table "Issues found". */
export const burpHtml = textFormat({
  ...common,
  id: 'burp-html',
  aliases: ['burp enterprise', 'burp_enterprise', 'burp suite dast', 'burp dast'],
  kinds: ['html'],
  recognise: ({ text }) =>
    /<title>[^<]*Burp/i.test(text) ||
    (/Burp Suite/i.test(text) &&
      /class="issue-container|Issues found|class="section details"/i.test(text))
      ? 0.9
      : 0,
  map: (page) => {
    const body = page.replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, '');
    const blocks = body
      .split(/(?=<div class="issue-container|<span class="BODH0"|<h2\b)/i)
      .slice(1);
    return blocks.flatMap((block, index) => {
      const title = plainText(
        /<(?:h2|span class="BODH0"|h1)[^>]*>([\s\S]*?)<\/(?:h2|span|h1)>/i.exec(block)?.[1],
      )
        ?.replace(/^\d+(?:\.\d+)*\.?\s*/, '')
        .replace(/\s*\(\d+\)$/, '');
      const severity =
        /(?:Severity:?\s*(?:<\/?[^>]+>\s*)*)(Critical|High|Medium|Low|Info(?:rmation)?|False positive)/i.exec(
          block,
        )?.[1];
      if (title === undefined || severity === undefined) return [];
      const fact = (name: string): string | undefined =>
        plainText(new RegExp(`${name}:?\\s*(?:<[^>]+>\\s*)*([^<]+)`, 'i').exec(block)?.[1]);
      const classes = section(block, 'Vulnerability classifications');
      return [
        {
          pointer: `issue ${index + 1}`,
          draft: {
            rule: title,
            title,
            description: paragraphs(
              section(block, 'Issue detail'),
              section(block, 'Issue background') ?? section(block, 'Issue description'),
            ),
            mitigation: paragraphs(
              section(block, 'Issue remediation'),
              section(block, 'Remediation detail'),
            ),
            severity,
            confidence: fact('Confidence'),
            cwes: classes,
            endpoint: joinUrl(fact('Host'), fact('Path')) ?? /https?:\/\/[^\s<"]+/.exec(block)?.[0],
            references: [sectionHtml(block, 'References')],
          },
        },
      ];
    });
  },
});
