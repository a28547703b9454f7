/** Tools that check files of a system or firmware: AIDE, YARA and Firmwalker. */
import { says } from '../clean-text.ts';
import { jsonFormat, textFormat, type TextResult } from '../format.ts';
import { at, entries, has, list, str, texts } from '../parsers/json-access.ts';
import { cutAt } from '../normalize/cut.ts';
import { consoleLines, matchesLines } from '../parsers/console-output.ts';
import type { RawFinding } from '../raw-finding.ts';

type Change = 'added' | 'removed' | 'changed';

/**
 * AIDE rates no severity. It is run to detect changed or removed files, so added ones rank lower.
 */
const changedFile = (change: Change, path: string, attributes?: string): RawFinding => ({
  ruleId: `file-${change}`,
  title: `File ${change}: ${path}`,
  description:
    attributes === undefined ? undefined : `Attributes, as AIDE prints them: ${attributes}`,
  mitigation:
    'Find out who changed the file. If the change was meant, update the database of AIDE.',
  severity: change === 'added' ? 'low' : 'medium',
  location: { path },
});

const sections: Readonly<Record<string, Change>> = {
  'Added entries:': 'added',
  'Removed entries:': 'removed',
  'Changed entries:': 'changed',
};

/**
 * Parses one line of a list: `f ... .C... : /etc/passwd`, or `added: /etc/new` up to version 0.15.
 */
const aideLine = (line: string, section: Change | undefined): RawFinding | undefined => {
  const [, word = '', old] = /^(added|removed|changed): (\/.{0,4000})$/.exec(line) ?? [];
  if (old !== undefined) return changedFile(word as Change, old);
  const at = line.indexOf(': /');
  if (section === undefined || at < 0 || !/^[fdlbcpsDFLB?!]/.test(line)) return undefined;
  return changedFile(section, line.slice(at + 2), line.slice(0, at).trim());
};

export const aide = textFormat({
  id: 'aide',
  tool: 'AIDE',
  category: 'network',
  docsUrl: 'https://aide.github.io/doc/',
  detect: ({ text }) =>
    /AIDE found (?:NO )?differences between/.test(text.slice(0, 8000)) ? 1 : 0,
  clean: says('AIDE found NO differences', /AIDE found NO differences/),
  map: (text) => {
    const found: TextResult[] = [];
    let section: Change | undefined;
    for (const [index, line] of text.split(/\r?\n/).entries()) {
      // The detailed section repeats each changed file with its attributes before and after.
      if (line.startsWith('Detailed information about changes')) break;
      section = sections[line.trim()] ?? section;
      const finding = aideLine(line.trim(), section);
      if (finding !== undefined) found.push({ pointer: `line ${index + 1}`, finding });
    }
    return found;
  },
});

/** `report_format=json` of version 0.18 and later. */
export const aideJson = jsonFormat({
  id: 'aide-json',
  tool: 'AIDE',
  category: 'network',
  docsUrl: 'https://aide.github.io/doc/',
  detect: ({ value }) =>
    has(value, 'outline') && str(value, 'outline')?.includes('AIDE') === true ? 1 : 0,
  holds: ['/added/*', '/removed/*', '/changed/*'],
  asides: ['number_of_entries', 'databases'],
  run: (root) => ({ toolVersion: str(root, 'aide_version') }),
  map: (report) =>
    (['added', 'removed', 'changed'] as const).flatMap((change) =>
      entries(report, change).map(([path, attributes]) =>
        changedFile(change, path, typeof attributes === 'string' ? attributes : undefined),
      ),
    ),
});

/** Metadata defined by rule authors: `severity`, `threat_level` (0 to 10) or `score` (0 to 100). */
const yaraSeverity = (meta: string): Pick<RawFinding, 'severity' | 'fallbackSeverity'> => {
  const word = /\b(?:severity|threat_level)="?(\w{1,20})"?/i.exec(meta)?.[1];
  return { severity: word, fallbackSeverity: 'high' };
};

const yaraMatch = (rule: string, path: string, meta = ''): RawFinding => ({
  ruleId: rule,
  title: `YARA rule ${rule} matches ${path}`,
  description: /\bdescription="([^"]{1,2000})"/.exec(meta)?.[1],
  references: [/\breference="([^"]{1,2000})"/.exec(meta)?.[1]],
  ...yaraSeverity(meta),
  cwes: [506],
  location: { path },
});

const yaraLine = (line: string): RawFinding | undefined => {
  const [, rule = '', rest = ''] = /^([A-Za-z_]\w{0,127}) (.{1,8000})$/.exec(line) ?? [];
  const brackets = rest.startsWith('[') ? rest.lastIndexOf('] ') : -1;
  const path = rest.slice(brackets < 0 ? 0 : brackets + 2);
  return rule === '' || !/^(?:\.{0,2}\/|[A-Za-z]:\\)/.test(path)
    ? undefined
    : yaraMatch(rule, path, brackets < 0 ? '' : rest.slice(1, brackets));
};

/** `yara [-m] [-s] rules target`: a rule and a file per line, with the matching strings below. */
export const yara = textFormat({
  id: 'yara',
  tool: 'YARA',
  category: 'network',
  docsUrl: 'https://yara.readthedocs.io/en/stable/commandline.html',
  emptyMeansClean: true,
  kinds: ['text', 'csv'],
  detect: ({ text }) => {
    const lines = text
      .slice(0, 8000)
      .split(/\r?\n/)
      .filter((line) => line !== '' && !line.startsWith('0x'));
    const whole = text.length > 8000 ? lines.slice(0, -1) : lines;
    return whole.length > 0 && whole.every((line) => yaraLine(line) !== undefined) ? 0.6 : 0;
  },
  map: (text) =>
    text.split(/\r?\n/).flatMap((line, index) => {
      const finding = yaraLine(line);
      return finding === undefined ? [] : [{ pointer: `line ${index + 1}`, finding }];
    }),
});

/** `yr scan --output-format json` (matches) and `ndjson` (rules of each file). */
export const yaraX = jsonFormat({
  id: 'yara-x',
  tool: 'YARA',
  category: 'network',
  docsUrl: 'https://virustotal.github.io/yara-x/docs/cli/commands/',
  detect: ({ value }) =>
    has(value, 'matches.0.rule', 'matches.0.file') ||
    (has(value, 'version', 'matches') && list(value, 'matches').length === 0) ||
    has(value, 'path', 'rules.0.identifier')
      ? 0.9
      : 0,
  holds: ['/matches/#', '/rules/#'],
  run: (root) => ({ toolVersion: str(root, 'version') }),
  map: (report) => [
    ...list(report, 'matches').map((match) =>
      yaraMatch(str(match, 'rule') ?? 'unknown', str(match, 'file') ?? ''),
    ),
    ...list(report, 'rules').map((rule) => ({
      ...yaraMatch(str(rule, 'identifier') ?? 'unknown', str(report, 'path') ?? ''),
      tags: texts(rule, 'tags'),
      description: str(at(rule, 'meta'), 'description'),
    })),
  ],
});

/** Derives the severity from the heading of a search. */
const firmwareSeverity = (search: string): RawFinding['severity'] =>
  /private key|password|shadow|\.pem|id_rsa|host_key/i.test(search) ? 'medium' : 'info';

export const firmwalker = textFormat({
  id: 'firmwalker',
  tool: 'Firmwalker',
  category: 'network',
  docsUrl: 'https://github.com/craigz28/firmwalker',
  detect: ({ text }) => (text.slice(0, 2000).includes('***Firmware Directory***') ? 1 : 0),
  run: (text) => ({
    targets: [text.slice(text.indexOf('***Firmware Directory***')).split(/\r?\n/, 2)[1]?.trim()],
  }),
  clean: {
    words: '***Search for',
    // The first heading lists the firmware folder itself.
    isIn: (text) =>
      matchesLines(text, /^\*{3}Search for/i) &&
      consoleLines(text)
        .slice(2)
        .every((line) => /^(?:\s*$|\*{3}|###)/.test(line)),
  },
  map: (text) => {
    const found: TextResult[] = [];
    let search = '';
    let pattern = '';
    for (const [index, raw] of text.split(/\r?\n/).entries()) {
      const line = raw.trim();
      if (line.startsWith('***')) search = line.replaceAll('*', '').trim();
      if (line.startsWith('###')) pattern = line.replaceAll('#', '').trim();
      // The first heading lists the firmware folder itself.
      if (search === 'Firmware Directory' || !/^\.{0,2}\//.test(line)) continue;
      const path = cutAt(line, ':');
      found.push({
        pointer: `line ${index + 1}`,
        finding: {
          ruleId: `firmwalker:${pattern === '' ? search : pattern}`,
          title: `${search}: ${path}`,
          severity: firmwareSeverity(`${search} ${pattern}`),
          location: { path },
        },
      });
    }
    return found;
  },
});
