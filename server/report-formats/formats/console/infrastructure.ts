/**
 * Console output about infrastructure from Checkov and tfsec, for users who have no other report.
 */
import { countsZero, says } from '../../clean-text.ts';
import { textFormat, type TextResult } from '../../format.ts';
import {
  isDocumentation,
  consoleLines,
  consoleTables,
  matchesLines,
} from '../../parsers/console-output.ts';

const checkovCheck = /^Check: (\S+): "(.*)"$/;
const checkovKind = /^([a-z_]+) scan results:$/;

/** Vulnerable packages are in one table per file; the line before the table is the file name. */
function checkovPackages(lines: readonly string[]): TextResult[] {
  return consoleTables(lines).flatMap(({ before, rows }) => {
    const head = rows.findIndex(({ cells }) => cells[0] === 'Package' && cells.includes('CVE ID'));
    const names = rows[head]?.cells ?? [];
    return head < 0
      ? []
      : rows.slice(head + 1).flatMap(({ cells, line }): TextResult[] => {
          const cell = (name: string): string | undefined =>
            cells[names.indexOf(name)] || undefined;
          const [name, id, version, fixed, path] = [
            cell('Package'),
            cell('CVE ID'),
            cell('Current version'),
            cell('Fixed version'),
            before.find((text) => text !== ''),
          ];
          return name === undefined || id === undefined || cells.length !== names.length
            ? []
            : [
                {
                  pointer: `line ${line}`,
                  finding: {
                    ruleId: id,
                    title: `${id} in ${name}:${version ?? ''}`,
                    severity: cell('Severity'),
                    fallbackSeverity: 'medium',
                    category: 'sca',
                    vulnerabilityIds: [id],
                    location: { path },
                    component: { name, version, path, fixed: [fixed] },
                  },
                },
              ];
        });
  });
}

export const checkovText = textFormat({
  id: 'checkov-text',
  tool: 'Checkov',
  category: 'iac',
  docsUrl: 'https://www.checkov.io/2.Basics/Reviewing%20Scan%20Results.html',
  kinds: ['text', 'csv'],
  detect: ({ text, fileName }) => {
    if (isDocumentation(fileName)) return 0;
    return matchesLines(
      text,
      checkovKind,
      /^(?:Passed checks: \d+, Failed checks: \d+|Found CVEs: \d+)/,
    )
      ? 0.95
      : 0;
  },
  clean: countsZero('Failed checks: 0', /\bFailed checks: (\d+)\b/),
  map: (text) => {
    const lines = consoleLines(text);
    const starts = lines.flatMap((line, index) =>
      checkovCheck.test(line) || checkovKind.test(line) ? [index] : [],
    );
    const found: TextResult[] = [];
    let kind: string | undefined;
    for (const [order, index] of starts.entries()) {
      const line = lines[index] ?? '';
      kind = checkovKind.exec(line)?.[1] ?? kind;
      const [, id, name] = checkovCheck.exec(line) ?? [];
      if (id === undefined) continue;
      const own = lines.slice(index + 1, starts[order + 1]);
      const valueOf = (label: string): string | undefined =>
        own
          .map((entry) => entry.trim())
          .find((entry) => entry.startsWith(`${label}: `))
          ?.slice(label.length + 2);
      const resource = valueOf('FAILED for resource');
      if (resource === undefined) continue;
      const [, path = valueOf('File'), from, to] =
        /^(.*?):(\d+)-(\d+)$/.exec(valueOf('File') ?? '') ?? [];
      const code = own.flatMap((entry) => {
        const match = /^\s*(\d+) \| ?(.*)$/.exec(entry);
        return match === null ? [] : [{ at: Number(match[1]), text: match[2] ?? '' }];
      });
      found.push({
        pointer: `line ${index + 1}`,
        finding: {
          ruleId: id,
          ruleName: name,
          helpUri: valueOf('Guide'),
          title: name,
          description: kind === undefined ? undefined : `Check type: ${kind}.`,
          severity: valueOf('Severity'),
          fallbackSeverity: 'medium',
          category: kind === 'secrets' ? 'secret' : undefined,
          location: {
            path,
            line: from === undefined ? undefined : Number(from),
            endLine: to === undefined ? undefined : Number(to),
            ...(code.length > 0 && {
              snippet: code.map((entry) => entry.text).join('\n'),
              snippetLine: code[0]?.at,
            }),
          },
          cloudResource: { id: resource },
          references: [valueOf('Guide')],
        },
      });
    }
    return [...found, ...checkovPackages(lines)];
  },
});

const newResult = /^\s*Result (?:#)?\d+ (CRITICAL|HIGH|MEDIUM|LOW) (.+)$/;
const oldResult = /^\s*\[([\w-]+)\]\[(ERROR|WARNING|INFO|CRITICAL|HIGH|MEDIUM|LOW)\] (.+)$/;
const place = /^\s*(?:via )?(\S.*?\.(?:tf|tf\.json|hcl)):(\d+)(?:-(\d+))?(?:\s|$)/;

export const tfsecText = textFormat({
  id: 'tfsec-text',
  tool: 'tfsec',
  category: 'iac',
  docsUrl: 'https://aquasecurity.github.io/tfsec/latest/guides/usage/',
  severities: { error: 'high', warning: 'medium', info: 'low' },
  kinds: ['text', 'csv'],
  detect: ({ text, fileName }) => {
    if (isDocumentation(fileName)) return 0;
    if (matchesLines(text, newResult, /^\s*ID\s+[a-z]+-[\w-]+$/)) return 0.95;
    return matchesLines(text, oldResult, /\btfsec\b|^\s*Problem \d+$/)
      ? 0.9
      : matchesLines(text, /^\s*No problems detected!$/)
        ? 0.8
        : 0;
  },
  clean: says('No problems detected!', /No problems detected!/),
  map: (text) => {
    const lines = consoleLines(text);
    const starts = lines.flatMap((line, index) =>
      newResult.test(line) || oldResult.test(line) ? [index] : [],
    );
    return starts.map((start, order): TextResult => {
      const own = lines.slice(start + 1, starts[order + 1]);
      const fresh = newResult.exec(lines[start] ?? '');
      const [severity, valueOf, code] =
        fresh === null
          ? (() => {
              const old = oldResult.exec(lines[start] ?? '');
              return [old?.[2], old?.[3], old?.[1]];
            })()
          : [fresh[1], fresh[2]?.replace(/ \(\d+ similar results?\)$/, ''), undefined];
      const field = (label: string): string | undefined =>
        own
          .map((line) => new RegExp(`^\\s*${label}\\s+(\\S.*)$`).exec(line)?.[1])
          .find((value) => value !== undefined);
      const at = own.map((line) => place.exec(line)).find((match) => match !== null);
      const links = own.flatMap((line) => /^\s*(?:- |See )?(https?:\/\/\S+)/.exec(line)?.[1] ?? []);
      return {
        pointer: `line ${start + 1}`,
        finding: {
          ruleId: field('ID') ?? code ?? valueOf,
          title: valueOf,
          description: [valueOf, field('Impact')].filter((part) => part !== undefined).join('\n\n'),
          mitigation: field('Resolution'),
          severity,
          helpUri: links[0],
          references: links,
          location: {
            path: at?.[1],
            line: at === undefined ? undefined : Number(at[2]),
            endLine: at?.[3] === undefined ? undefined : Number(at[3]),
          },
          tags: [code],
        },
      };
    });
  },
});
