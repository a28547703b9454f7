/** sonar-report's HTML page: a table of issues, and a table of rule descriptions. */
import { textFormat } from '../format.ts';
import { parseHtmlTables, type HtmlRow, type HtmlTable } from '../parsers/html-tables.ts';
import type { RawFinding } from '../raw-finding.ts';

function toFinding(row: HtmlRow, rules: ReadonlyMap<string, HtmlRow>): RawFinding {
  const rule = row.text('rule');
  const about = rules.get(rule ?? '')?.text('description');
  const status = row.text('status');
  return {
    ruleId: rule,
    title: row.text('description'),
    description: [row.text('message'), about?.split(/\n(?:See|References)\n/, 1)[0]]
      .filter((part) => part !== undefined)
      .join('\n\n'),
    mitigation: row.text('message'),
    severity: row.text('severity'),
    cwes: [about],
    location: { path: row.text('component'), line: Number(row.text('line')) },
    references: [row.html('rule'), rules.get(rule ?? '')?.html('description')],
    fingerprints: row.text('key') === undefined ? undefined : { issueKey: row.text('key') ?? '' },
    suppression:
      status !== undefined && /FALSE|WONTFIX|ACCEPTED/i.test(status)
        ? { kind: status.toLowerCase(), status: 'accepted' }
        : undefined,
  };
}

const issueTables = (tables: readonly HtmlTable[]): HtmlTable[] =>
  tables.filter((table) => table.columns.includes('rule') && table.columns.includes('component'));

export const sonarqubeHtml = textFormat({
  id: 'sonarqube-html',
  tool: 'SonarQube',
  category: 'sast',
  docsUrl: 'https://github.com/soprasteria/sonar-report',
  kinds: ['html', 'xml'],
  severities: {
    blocker: 'critical',
    critical: 'high',
    major: 'medium',
    minor: 'low',
    info: 'info',
  },
  detect: ({ text }) =>
    /<h1>\s*SonarQube Vulnerability Report|<title>[^<]*SonarQube/i.test(text) ? 1 : 0,
  clean: {
    words: 'a table of issues: rule, severity, component, description',
    isIn: (page) =>
      issueTables(parseHtmlTables(page)).some(({ columns }) =>
        ['severity', 'description'].every((name) => columns.includes(name)),
      ),
  },
  map: (text) => {
    const tables = parseHtmlTables(text);
    const rules = new Map(
      tables
        .filter((table) => table.columns.length === 2 && table.columns[0] === 'rule')
        .flatMap((table) => table.rows.map((row) => [row.text('rule') ?? '', row] as const)),
    );
    return issueTables(tables).flatMap((table, index) =>
      table.rows.map((row, ordinal) => ({
        pointer: `table ${index + 1}, row ${ordinal + 1}`,
        finding: toFinding(row, rules),
      })),
    );
  },
});
