/** Console output of pip-audit and Safety about vulnerable packages. */
import { says } from '../../clean-text.ts';
import { textFormat, type TextResult } from '../../format.ts';
import {
  consoleLines,
  consoleTables,
  isDocumentation,
  matchesLines,
  rowsBelowHeading,
} from '../../parsers/console-output.ts';

const pipHead = /^(?:\|\s*)?Name\s+(?:\|\s*)?Version\s+(?:\|\s*)?ID\s+(?:\|\s*)?Fix Versions/;

const advisoryOf = (cells: Record<string, string>, line: number): TextResult[] => {
  const [name, version, id] = [cells['name'], cells['version'], cells['id']];
  if (name === undefined || id === undefined || !/^[A-Z]+-/.test(id)) return [];
  const fixed = (cells['fix versions'] ?? '').split(/,\s*/).filter((part) => part !== '');
  return [
    {
      pointer: `line ${line}`,
      finding: {
        ruleId: id,
        title: `${id} in ${name}:${version ?? ''}`,
        description: cells['description'],
        mitigation: fixed.length === 0 ? undefined : `Update to ${fixed.join(' or ')}.`,
        fallbackSeverity: 'medium',
        vulnerabilityIds: [id, cells['aliases']],
        component: { name, version, ecosystem: 'pypi', fixed },
      },
    },
  ];
};

/** Columns, or a Markdown table if the heading has pipes. */
function pipRows(text: string): TextResult[] {
  const lines = consoleLines(text);
  const at = lines.findIndex((line) => pipHead.test(line));
  if (!lines[at]?.includes('|'))
    return rowsBelowHeading(lines, pipHead).flatMap(({ cells, line }) => advisoryOf(cells, line));
  const split = (line: string): string[] =>
    line
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => cell.trim());
  const names = split(lines[at]).map((name) => name.toLowerCase());
  const end = lines.findIndex((line, index) => index > at && !line.includes('|'));
  return lines
    .slice(at + 1, end < 0 ? undefined : end)
    .flatMap((line, index) =>
      advisoryOf(
        Object.fromEntries(split(line).map((cell, column) => [names[column] ?? '', cell])),
        at + index + 2,
      ),
    );
}

export const pipAuditText = textFormat({
  id: 'pip-audit-text',
  tool: 'pip-audit',
  category: 'sca',
  docsUrl: 'https://github.com/pypa/pip-audit#output-formats',
  kinds: ['text', 'csv'],
  detect: ({ text, fileName }) => {
    const lines = consoleLines(text);
    const head = lines.findIndex((line) => pipHead.test(line));
    if (head >= 0 && /^[\s|:-]+$/.test(lines[head + 1] ?? ''))
      return isDocumentation(fileName) && head > 2 ? 0 : 0.95;
    return !isDocumentation(fileName) && matchesLines(text, /^No known vulnerabilities found/)
      ? 0.8
      : 0;
  },
  clean: says('No known vulnerabilities found', /^No known vulnerabilities found/),
  map: pipRows,
});

/**
 * Since version 2, blocks below an arrow with wrapped texts; before, a table in which rows
 * alternate with texts.
 */
function safetyBlocks(text: string): TextResult[] {
  const lines = consoleLines(text);
  const starts = lines.flatMap((line, index) =>
    /^\s*(?:-> |[*-]+>\s*)Vulnerability found in /i.test(line) ? [index] : [],
  );
  return starts.flatMap((start, at) => {
    const [, name, version] =
      /Vulnerability found in (\S+) version (\S+)/i.exec(lines[start] ?? '') ?? [];
    if (name === undefined) return [];
    const rest = lines.slice(start + 1, starts[at + 1]);
    const end = rest.findIndex((line) => /^\S|^\s*[+=]{10,}/.test(line));
    const body = (end < 0 ? rest : rest.slice(0, end))
      .map((line) => line.trim())
      .join(' ')
      .replace(/\s+/g, ' ');
    const field = (label: string): string | undefined =>
      new RegExp(
        `${label}:\\s*(.*?)(?=\\s*(?:Vulnerability ID|Affected spec|ADVISORY|Fixed versions|For more information|CVE-\\d|PVE-\\d|$))`,
        'i',
      )
        .exec(body)?.[1]
        ?.trim();
    const [id, cve, fixed] = [
      field('Vulnerability ID'),
      /CVE-\d{4}-\d+/.exec(body)?.[0],
      field('Fixed versions'),
    ];
    if (/This vulnerability is being ignored/i.test(body)) return [];
    return [
      {
        pointer: `line ${start + 1}`,
        finding: {
          ruleId: id,
          helpUri: /https?:\/\/\S+/.exec(body.slice(body.indexOf('For more information')))?.[0],
          title: `${name} ${version ?? ''}: ${cve ?? id ?? ''}`,
          description: [field('ADVISORY'), field('Affected spec')]
            .filter((part) => part !== undefined && part !== '')
            .join(' Vulnerable versions: '),
          fallbackSeverity: 'medium' as const,
          vulnerabilityIds: [cve],
          component: {
            name,
            version,
            ecosystem: 'pypi',
            fixed: fixed === undefined || fixed === '' ? [] : fixed.split(/,\s*/),
          },
        },
      },
    ];
  });
}

function safetyTable(text: string): TextResult[] {
  const found: TextResult[] = [];
  let begun = false;
  for (const { cells, line } of consoleTables(consoleLines(text)).flatMap(({ rows }) => rows)) {
    const [name = '', version, affected, id = ''] = cells;
    if (cells.length >= 4 && id.toUpperCase() === 'ID') begun = true;
    else if (begun && cells.length >= 4 && /^\d+$/.test(id))
      found.push({
        pointer: `line ${line}`,
        finding: {
          ruleId: id,
          title: `${name} ${version ?? ''}: ${id}`,
          fallbackSeverity: 'medium',
          component: { name, version, ecosystem: 'pypi' },
          tags: [affected],
        },
      });
    else if (begun && cells.length === 1) {
      const last = found.at(-1);
      if (last !== undefined && last.finding.description === undefined)
        Object.assign(last.finding, { description: name, vulnerabilityIds: [name] });
    }
  }
  return found;
}

export const safetyText = textFormat({
  id: 'safety-text',
  tool: 'Safety',
  category: 'sca',
  docsUrl: 'https://docs.safetycli.com/safety-docs/output/output-formats',
  kinds: ['text', 'csv'],
  detect: ({ text, fileName }) => {
    if (isDocumentation(fileName)) return 0;
    if (
      matchesLines(text, /^\s*(?:-> |[*-]+>\s*)Vulnerability found in \S+ version \S+/) ||
      matchesLines(text, /^\|\s*package\s*\|\s*installed\s*\|\s*affected\s*\|\s*ID\s*\|/)
    )
      return 0.95;
    return matchesLines(text, /^\s*(?:\|\s*)?No known security vulnerabilities (?:found|reported)/)
      ? 0.9
      : 0;
  },
  clean: [
    says(
      'No known security vulnerabilities',
      /No known security vulnerabilities (?:found|reported)/,
    ),
    says('0 vulnerabilities', /\b0 vulnerabilities (?:were )?(?:found|reported)/),
  ],
  map: (text) => (/Vulnerability found in /i.test(text) ? safetyBlocks(text) : safetyTable(text)),
});
