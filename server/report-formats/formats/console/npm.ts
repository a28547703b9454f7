/** Console output of npm, pnpm and yarn about vulnerable packages. */
import { says } from '../../clean-text.ts';
import { textFormat, type TextResult } from '../../format.ts';
import { labeledLines } from '../../normalize/text.ts';
import {
  consoleLines,
  consoleTables,
  isDocumentation,
  matchesLines,
  twoColumnRecord,
} from '../../parsers/console-output.ts';

const word = /^(?:info|low|moderate|high|critical)$/i;

/**
 * npm 6, yarn and pnpm write a table for each path to a package; its first row has the severity and
 * title.
 */
function advisories(text: string): TextResult[] {
  const found = new Map<string, TextResult>();
  for (const table of consoleTables(consoleLines(text))) {
    const [first] = table.rows;
    const [severity = '', title] = first?.cells ?? [];
    const cell = twoColumnRecord(table);
    const name = cell['package'];
    if (first === undefined || !word.test(severity) || name === undefined) continue;
    const [link, patched, path] = [
      cell['more info'],
      cell['patched in'] ?? cell['patched versions'],
      cell['path'] ?? cell['paths'],
    ];
    const key = `${name} ${title ?? ''} ${link ?? ''}`;
    if (found.has(key)) continue;
    const id = /GHSA(?:-[\w]{4}){3}/i.exec(link ?? '')?.[0] ?? /\/(\d+)\/?$/.exec(link ?? '')?.[1];
    found.set(key, {
      pointer: `line ${first.line}`,
      finding: {
        ruleId: id ?? title,
        helpUri: link,
        title: `${title ?? 'Vulnerability'} - ${name}`,
        description: labeledLines({
          'Vulnerable versions': cell['vulnerable versions'],
          Path: path,
          'Dependency of': cell['dependency of'],
        }),
        mitigation:
          patched === undefined || !/\d/.test(patched)
            ? undefined
            : `Update ${name} to ${patched}.`,
        severity,
        vulnerabilityIds: [link],
        component: {
          name,
          ecosystem: 'npm',
          fixed:
            patched === undefined || /^<0|no patch/i.test(patched)
              ? []
              : [patched.replace(/^>=\s*/, '')],
          direct: path !== undefined && !path.includes('>') ? true : undefined,
        },
        references: [link],
      },
    });
  }
  return [...found.values()];
}

const listHead = /^# npm audit report$/;

/**
 * npm 7 and later: a block for each package, with its dependents indented below. The severity is
 * omitted only if it is low.
 */
function packages(text: string): TextResult[] {
  const found: (TextResult & { indent: number; severity: string })[] = [];
  let block: string[] = [];
  const lines = consoleLines(text);
  for (const [index, line] of lines.entries()) {
    const [, indent = '', name, range] =
      /^( *)((?:@[\w.~-]+\/)?[\w.~-]+) {2}(\S.*)$/.exec(line) ?? [];
    const last = found.at(-1);
    if (line === '') block = [];
    if (name !== undefined && (indent === '' ? lines[index - 1] === '' : last !== undefined)) {
      block = [name];
      const root = found.findLast((entry) => entry.indent === 0);
      const severity = indent === '' ? 'low' : (root?.severity ?? 'low');
      found.push({
        indent: indent.length,
        severity,
        pointer: `line ${index + 1}`,
        finding: {
          ruleId: `vulnerable-dependency:${name}`,
          title: name,
          description: labeledLines({ 'Vulnerable versions': range }),
          severity,
          vulnerabilityIds: [],
          references: [],
          component: { name, ecosystem: 'npm' },
        },
      });
    } else if (last !== undefined && block.length > 0) {
      const cell = line.trim();
      const [, severity] = /^Severity: (\w+)$/.exec(cell) ?? [];
      const [, title, link] = /^(.+) - (https?:\/\/\S+)$/.exec(cell) ?? [];
      const through = /^Depends on vulnerable versions of (.+)$/.exec(cell)?.[1];
      const { finding } = last;
      if (severity !== undefined) finding.severity = last.severity = severity;
      else if (link !== undefined && title !== undefined) {
        if (finding.helpUri === undefined)
          Object.assign(finding, {
            title,
            helpUri: link,
            ruleId: /GHSA-[\w-]+/.exec(link)?.[0] ?? link,
          });
        finding.vulnerabilityIds = [...(finding.vulnerabilityIds ?? []), link];
        finding.references = [...(finding.references ?? []), link];
      } else if (through !== undefined && finding.helpUri === undefined)
        finding.title = `${finding.component?.name ?? ''} depends on vulnerable versions of ${[/versions of (.+)/.exec(finding.title ?? '')?.[1], through].filter((part) => part !== undefined).join(', ')}`;
      else if (/^fix available via/.test(cell))
        finding.mitigation = `${cell.slice(0, 1).toUpperCase()}${cell.slice(1)}.`;
      else if (/^Will install (\S+)/.test(cell))
        finding.mitigation = `${finding.mitigation ?? ''} ${cell}.`.trim();
    }
  }
  return found.map(({ pointer, finding }) => ({ pointer, finding }));
}

const hasTable = (text: string): boolean =>
  matchesLines(
    text,
    /^[│|]\s*(?:info|low|moderate|high|critical)\s*[│|]/i,
    /^[│|]\s*Package\s*[│|]/,
  );
const isYarn = (text: string): boolean =>
  matchesLines(text, /^yarn audit v\d|Packages audited: \d+/);

export const npmAuditText = textFormat({
  id: 'npm-audit-text',
  tool: 'npm audit',
  category: 'sca',
  docsUrl: 'https://docs.npmjs.com/cli/commands/npm-audit',
  kinds: ['text', 'csv'],
  detect: ({ text, fileName }) => {
    if (isDocumentation(fileName) || isYarn(text)) return 0;
    if (matchesLines(text, /^# npm audit report$|=== npm audit security report ===/)) return 0.95;
    return hasTable(text)
      ? 0.8
      : matchesLines(text, /^found 0 vulnerabilities/) && text.length < 2000
        ? 0.5
        : 0;
  },
  clean: says('found 0 vulnerabilities', /\bfound 0 vulnerabilities\b/),
  map: (text) => (matchesLines(text, listHead) ? packages(text) : advisories(text)),
});

export const yarnAuditText = textFormat({
  id: 'yarn-audit-text',
  tool: 'Yarn audit',
  category: 'sca',
  docsUrl: 'https://classic.yarnpkg.com/lang/en/docs/cli/audit/',
  kinds: ['text', 'csv'],
  detect: ({ text, fileName }) => (!isDocumentation(fileName) && isYarn(text) ? 0.95 : 0),
  clean: says('0 vulnerabilities found', /^0 vulnerabilities found/),
  map: advisories,
});
