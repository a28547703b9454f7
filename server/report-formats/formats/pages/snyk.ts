/** HTML reports of snyk-to-html: packages, images, infrastructure and code. */
import { textFormat, type TextResult } from '../../format.ts';
import { htmlToText, lineIn } from '../../normalize/text.ts';
import type { RawFinding } from '../../raw-finding.ts';
import { snykIssue, snykMisconfiguration } from '../snyk.ts';

/** Returns the text between two marks. The second one is searched for only once. */
const between = (text: string, from: string, to: string): string | undefined => {
  const start = text.indexOf(from);
  const end = start < 0 ? -1 : text.indexOf(to, start + from.length);
  return end < 0 ? undefined : text.slice(start + from.length, end);
};

/** Properties of a card are labelled list items. */
const factIn = (card: string, label: string): string | undefined =>
  lineIn(
    card,
    new RegExp(`<li class="card__meta__item">\\s*${label}:\\s*((?:(?!</li>)[^]){0,4000})`, 'i'),
  );

/** Returns each dependency path from the project to the module. */
const chainsOf = (card: string): string[][] =>
  [
    ...card.matchAll(
      /<em>Introduced through<\/em>:((?:(?!<\/span>\s*<(?:span class="list-paths__item__remediation|\/li))[^]){0,8000})/gi,
    ),
  ].map(([, chain]) =>
    (htmlToText(chain) ?? '')
      .split(/[›\n]/)
      .map((step) => step.trim())
      .filter((step) => step !== ''),
  );

const severityOf = (card: string): string | undefined =>
  /data-snyk-test="(\w+)"/.exec(card)?.[1] ?? /severity--(\w+)/.exec(card)?.[1];

function packageIssue(card: string): RawFinding {
  const module = factIn(card, '(?:Vulnerable )?Module');
  const chain = chainsOf(card)[0] ?? [];
  const [, name, version] = /^(.+)@([^@]+)$/.exec(chain.at(-1) ?? '') ?? [];
  const manifest = factIn(card, 'Manifest file')?.split('›').at(-1)?.trim();
  const cves = [...card.matchAll(/\bCVE-\d{4}-\d{4,}\b/g)].map(([id]) => id);
  return snykIssue(
    {
      id: between(card, 'snyk.io/vuln/', '"'),
      title: lineIn(card, /<h2 class="card__title">([^<]*)/i),
      severity: severityOf(card),
      type: /<li class="card__meta__item">\s*Module:/i.test(card) ? 'license' : undefined,
      packageName: name ?? module,
      version,
      packageManager: factIn(card, 'Package Manager'),
      from: chain,
      identifiers: { CVE: [...new Set(cves)] },
      description: htmlToText(between(card, '<!-- Overview -->', '<hr')),
    },
    { displayTargetFile: manifest },
  );
}

const infrastructureIssue = (card: string): RawFinding =>
  snykMisconfiguration(
    {
      id: lineIn(card, /Public ID:(?:\s*<a[^>]*>)?([^<]*)/i),
      title: lineIn(card, /<h2 class="card__title">([^<]*)/i),
      severity: severityOf(card),
      documentation: /Public ID:\s*<a href="(https?:[^"]{1,2000})"/i.exec(card)?.[1],
      impact: lineIn(card, /<h2>Impact<\/h2>\s*<p>([^<]*)/i),
      resolve: lineIn(card, /<h2>Remediation<\/h2>\s*<p>([^<]*)/i),
      lineNumber: Number(factIn(card, 'Line number')),
      msg: factIn(card, 'Introduced through')?.replace(/ ?› ?/g, '.'),
    },
    {},
  );

function codeIssue(card: string): RawFinding {
  const facts = [...card.matchAll(/<li class="card__meta__item">([^<]*)/gi)].map(
    ([, fact]) => fact ?? '',
  );
  const [, path, line] =
    /^(.*) \(line : (\d+)\)$/.exec(lineIn(card, /Found in:\s*<strong>([^<]*)/i) ?? '') ?? [];
  return {
    ruleId: facts[2]?.trim() || lineIn(card, /<h2 class="card__title">([^<]*)/i),
    title: lineIn(card, /<h2 class="card__title">([^<]*)/i),
    description: htmlToText(between(card, 'class="card__summary', '</p>')?.replace(/^[^<]*/, '')),
    severity: severityOf(card),
    category: 'sast',
    cwes: facts[1]?.match(/CWE-\d+/g),
    location: { path, line: line === undefined ? undefined : Number(line) },
    suppression: /^<div class="card card--vuln[^>]*\ssuppressed[\s>]/i.test(card)
      ? { kind: 'ignored', status: 'accepted' }
      : undefined,
  };
}

export const snykHtml = textFormat({
  id: 'snyk-html',
  tool: 'Snyk',
  category: 'sca',
  docsUrl:
    'https://docs.snyk.io/snyk-cli/scan-and-maintain-projects-using-the-cli/cli-tools/snyk-to-html',
  kinds: ['html'],
  detect: ({ text }) => (/<title>\s*Snyk test report/i.test(text) ? 1 : 0),
  clean: {
    words: '0 known vulnerabilities',
    isIn: (page) =>
      /content="0 known (?:vulnerabilities|issues) found/i.test(page) ||
      (/Snyk Code (?:Report|Summary)/.test(page) &&
        !/<strong>[1-9]\d*<\/strong> (?:high|medium|low) issues/i.test(page) &&
        /<strong>0<\/strong> high issues/i.test(page)),
  },
  map: (page) =>
    page
      .split(/(?=<div class="card card--vuln\b)/i)
      .slice(1)
      .map((card, index): TextResult => ({
        pointer: `card ${String(index + 1)}`,
        finding: /class="card__meta__item">SNYK-CODE</i.test(card)
          ? codeIssue(card)
          : /Public ID:/.test(card)
            ? infrastructureIssue(card)
            : packageIssue(card),
      })),
});
