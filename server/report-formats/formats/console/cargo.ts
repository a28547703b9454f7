/** Console output of cargo-audit about vulnerable crates. */
import { progressOnly } from '../../clean-text.ts';
import { type Entry, skipped } from '../../entries.ts';
import { textFormat } from '../../format.ts';
import { consoleLines, isDocumentation, matchesLines } from '../../parsers/console-output.ts';

/**
 * Parses blocks of `Name: text` lines. An unmaintained or yanked crate is a warning, not a
 * vulnerability.
 */
function crates(text: string): { pointer: string; finding: Entry }[] {
  const found: { pointer: string; finding: Entry }[] = [];
  let fields: Record<string, string> = {};
  let start = 0;
  const end = (): void => {
    const { id, crate: name, version, title, url, severity, solution, warning } = fields;
    fields = {};
    if (id === undefined || name === undefined) return;
    if (warning !== undefined) {
      found.push({ pointer: `line ${start}`, finding: skipped('not_a_finding') });
      return;
    }
    const fixed = /upgrade to (.+)/i.exec(solution ?? '')?.[1];
    const patched = fixed?.split(/ OR /i).map((part) => part.trim()) ?? [];
    found.push({
      pointer: `line ${start}`,
      finding: {
        ruleId: id,
        helpUri: url,
        title: `[${name} ${version ?? ''}] ${title ?? id}`,
        mitigation:
          patched.length === 0
            ? 'No patched version is known.'
            : `Update to ${patched.join(' or ')}.`,
        severity:
          severity === undefined ? undefined : (/\((\w+)\)/.exec(severity)?.[1] ?? severity),
        fallbackSeverity: 'high',
        cvss: [{ score: severity === undefined ? undefined : Number.parseFloat(severity) }],
        vulnerabilityIds: [id],
        component: { name, version, ecosystem: 'cargo', fixed: patched },
        references: [url],
      },
    });
  };
  for (const [index, line] of [...consoleLines(text), ''].entries()) {
    const [, name, value] =
      /^(Crate|Version|Warning|Title|Date|ID|URL|Severity|Solution): +(\S.*)$/.exec(line) ?? [];
    if (name !== undefined && value !== undefined) {
      if (Object.keys(fields).length === 0) start = index + 1;
      fields[name.toLowerCase()] = value;
    } else if (Object.keys(fields).length > 0) end();
  }
  return found;
}

export const cargoAuditText = textFormat({
  id: 'cargo-audit-text',
  tool: 'cargo-audit',
  category: 'sca',
  docsUrl: 'https://github.com/rustsec/rustsec/tree/main/cargo-audit',
  kinds: ['text', 'csv'],
  detect: ({ text, fileName }) => {
    if (isDocumentation(fileName)) return 0;
    return matchesLines(text, /^Crate: +\S/, /^ID: +RUSTSEC-/)
      ? 0.95
      : matchesLines(
            text,
            /^\s*Scanning \S*Cargo\.lock for vulnerabilities \(\d+ crate dependencies\)/,
          )
        ? 0.9
        : 0;
  },
  clean: progressOnly(
    'Scanning',
    /^\s*(?:Fetching|Updating|Loaded|Scanning|Compiling|warning: \d) ?/,
  ),
  map: crates,
});
