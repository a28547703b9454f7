/** OSV-Scanner's console output: a table, the same as Markdown, or lines per package (`vertical`). */
import { countsZero, says } from '../../clean-text.ts';
import { textFormat, type TextResult } from '../../format.ts';
import {
  consoleLines,
  consoleTables,
  isDocumentation,
  matchesLines,
} from '../../parsers/console-output.ts';
import { markdownRows } from '../../parsers/markdown-tables.ts';
import type { RawFinding } from '../../raw-finding.ts';
import { licenseViolation } from '../osv-scanner.ts';

interface Row {
  cells: Readonly<Record<string, string>>;
  line: number;
}

const heading = /^[|│]\s*(?:OSV URL|License Violation)\s*[|│]/i;

/** Rows below a header. A row without a package continues the previous row. */
function tableRows(lines: readonly string[]): Row[] {
  return consoleTables(lines, 'of lines').flatMap(({ rows: [head, ...rows] }) => {
    const names = head?.cells.map((name) => name.toLowerCase()) ?? [];
    const found: Row[] = [];
    for (const { cells, line } of rows) {
      const row = Object.fromEntries(names.map((name, at) => [name, cells[at] ?? '']));
      const before = found.at(-1);
      if (row['package'] === '' && before !== undefined)
        before.cells = {
          ...before.cells,
          'osv url': `${before.cells['osv url'] ?? ''}\n${row['osv url'] ?? ''}`,
        };
      else found.push({ cells: row, line });
    }
    return found;
  });
}

const stated = (cell: string | undefined): string | undefined =>
  cell === undefined || /^(?:--|N\/A|No fix available)?$/.test(cell) ? undefined : cell;

function ofRow({ cells, line }: Row): TextResult[] {
  const name = cells['package']?.replace(/ \(dev\)$/, '');
  if (name === undefined || name === '') return [];
  const component = {
    name,
    version: stated(cells['version']),
    ecosystem: cells['ecosystem']?.split(':', 1)[0],
    path: cells['source'],
    development: name === cells['package'] ? undefined : true,
  };
  const pointer = `line ${line}`;
  const licenses = cells['license violation'];
  if (licenses !== undefined)
    return [{ pointer, finding: licenseViolation(licenses.split(', '), component) }];
  const urls = (cells['osv url'] ?? '').split(/\s+/).filter((url) => url !== '');
  const ids = urls.map((url) => url.slice(url.lastIndexOf('/') + 1));
  const [id] = ids;
  const fixed = stated(cells['fixed version']);
  return id === undefined
    ? []
    : [
        {
          pointer,
          finding: {
            ruleId: id,
            title: `${id} in ${name}`,
            severity: stated(cells['cvss']),
            vulnerabilityIds: ids,
            component: { ...component, fixed: [fixed] },
            location: { path: component.path },
            references: urls,
          },
        },
      ];
}

const packageLine = /^\s*(\S+) has the following known vulnerabilities:$/;
const facts = /^\s+Severity: '([^']*)'; Minimal Fix Version: '([^']*)';$/;
const source = /^(?:[a-z]+):(.+): found \d+ packages? with issues$/;
const licensed = /^\s+(\S+) \(([^)]+)\)$/;

/** Splits `name@version`. A name may start with an at sign. */
function packageIn(text: string): { name: string; version: string } | undefined {
  const at = text.lastIndexOf('@');
  return at < 1 ? undefined : { name: text.slice(0, at), version: text.slice(at + 1) };
}

/** A source, its packages, and their vulnerabilities by name and title with further facts. */
function ofLines(lines: readonly string[]): TextResult[] {
  const found: TextResult[] = [];
  let [path, ecosystem]: (string | undefined)[] = [];
  let component: RawFinding['component'];
  for (const [index, line] of lines.entries()) {
    const pointer = `line ${index + 1}`;
    path = source.exec(line)?.[1] ?? path;
    if (/^[A-Za-z][\w.: ]*$/.test(line) && lines[index - 1] === '') ecosystem = line;
    const pack = packageIn(packageLine.exec(line)?.[1] ?? '');
    if (pack !== undefined) component = { ...pack, ecosystem, path };
    const [, id, title] = /^ {4}([A-Z]\S{1,100}): (.+)$/.exec(line) ?? [];
    const [, severity, fixed] = facts.exec(lines[index + 1] ?? '') ?? [];
    if (id !== undefined && component !== undefined && severity !== undefined)
      found.push({
        pointer,
        finding: {
          ruleId: id,
          title,
          severity: stated(severity),
          vulnerabilityIds: [id],
          component: { ...component, fixed: [stated(fixed)] },
          location: { path },
        },
      });
    const [, licensee = '', licenses] = licensed.exec(line) ?? [];
    const user = packageIn(licensee);
    if (user !== undefined && licenses !== undefined)
      found.push({
        pointer,
        finding: licenseViolation(licenses.split(', '), { ...user, ecosystem, path }),
      });
  }
  return found;
}

const total = /^Total (\d+) packages? affected by \d+ known vulnerabilit(?:y|ies) \(/;

export const osvScannerText = textFormat({
  id: 'osv-scanner-text',
  tool: 'OSV-Scanner',
  category: 'sca',
  docsUrl: 'https://google.github.io/osv-scanner/output/',
  kinds: ['text', 'csv'],
  // A Markdown report starts with the table. Documentation that quotes a report starts with prose.
  detect: ({ text, fileName }) => {
    const first = consoleLines(text).find((line) => line !== '') ?? '';
    const isReport = total.test(first) || heading.test(first);
    return isReport ||
      (!isDocumentation(fileName) && (matchesLines(text, total) || matchesLines(text, heading)))
      ? 0.95
      : 0;
  },
  clean: [
    countsZero('Total 0 packages affected', total),
    says('No issues found', /^No (?:issues|vulnerabilities) found$/),
  ],
  map: (text) => {
    const lines = consoleLines(text);
    const rows = [...tableRows(lines), ...markdownRows(text)];
    return rows.length > 0 ? rows.flatMap(ofRow) : ofLines(lines);
  },
});
