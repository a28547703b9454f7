/** Console output of Composer about vulnerable packages. */
import { says } from '../../clean-text.ts';
import { textFormat, type TextResult } from '../../format.ts';
import {
  consoleLines,
  consoleTables,
  isDocumentation,
  matchesLines,
  twoColumnRecord,
  type ConsoleTable,
} from '../../parsers/console-output.ts';

/** A two-column table per advisory, or the same as lines with `--format=plain`. */
function composerAdvisories(text: string): TextResult[] {
  const lines = consoleLines(text);
  const plain: ConsoleTable[] = [];
  for (const [index, line] of lines.entries()) {
    const [, name, cell] = /^([A-Z][\w ]+): (.+)$/.exec(line) ?? [];
    if (name === 'Package') plain.push({ before: [], rows: [] });
    if (name !== undefined && cell !== undefined)
      plain.at(-1)?.rows.push({ cells: [name, cell], line: index + 1 });
  }
  return [...consoleTables(lines, 'of lines'), ...plain].flatMap((table) => {
    const cell = twoColumnRecord(table);
    const [name, title, link] = [cell['package'], cell['title'], cell['url']];
    if (name === undefined || title === undefined) return [];
    const cve = /CVE-\d{4}-\d+/.exec(cell['cve'] ?? '')?.[0];
    return [
      {
        pointer: `line ${table.rows[0]?.line ?? 1}`,
        finding: {
          ruleId: cve ?? cell['advisory id'] ?? title,
          title,
          description: `Affected versions: ${cell['affected versions'] ?? 'not said'}.`,
          severity: cell['severity'],
          fallbackSeverity: 'medium' as const,
          vulnerabilityIds: [cve, link],
          component: { name, ecosystem: 'composer' },
          references: [link],
        },
      },
    ];
  });
}

export const composerAuditText = textFormat({
  id: 'composer-audit-text',
  tool: 'Composer audit',
  category: 'sca',
  docsUrl: 'https://getcomposer.org/doc/03-cli.md#audit',
  kinds: ['text', 'csv'],
  detect: ({ text, fileName }) =>
    !isDocumentation(fileName) &&
    matchesLines(
      text,
      /^(?:Found \d+ security vulnerability advisor(?:y|ies) affecting \d+ package|No security vulnerability advisories found)/,
    )
      ? 0.95
      : 0,
  clean: says(
    'No security vulnerability advisories found',
    /No security vulnerability advisories found/,
  ),
  map: composerAdvisories,
});
