/** Console tables of Trivy and Grype, for users who have no other report. */
import { type CleanText, countsZero, says } from '../../clean-text.ts';
import { cutAt, trimTrailing } from '../../normalize/cut.ts';
import { textFormat, type TextResult } from '../../format.ts';
import type { RawFinding } from '../../raw-finding.ts';
import { imageTarget } from '../../normalize/target.ts';
import {
  rowsBelowHeading,
  isDocumentation,
  consoleLines,
  consoleTables,
  matchesLines,
  type ConsoleTable,
} from '../../parsers/console-output.ts';

const systems: Readonly<Record<string, string>> = {
  alpine: 'apk',
  wolfi: 'apk',
  chainguard: 'apk',
  debian: 'deb',
  ubuntu: 'deb',
  redhat: 'rpm',
  centos: 'rpm',
  rocky: 'rpm',
  alma: 'rpm',
  oracle: 'rpm',
  amazon: 'rpm',
  fedora: 'rpm',
  opensuse: 'rpm',
  suse: 'rpm',
  photon: 'rpm',
  cbl: 'rpm',
  azurelinux: 'rpm',
};

const kinds: Readonly<Record<string, string>> = {
  'node-pkg': 'npm',
  yarn: 'npm',
  pnpm: 'npm',
  'python-pkg': 'pypi',
  pip: 'pypi',
  pipenv: 'pypi',
  poetry: 'pypi',
  uv: 'pypi',
  jar: 'maven',
  pom: 'maven',
  gradle: 'maven',
  gobinary: 'golang',
  gomod: 'golang',
  rustbinary: 'cargo',
  bundler: 'gem',
  gemspec: 'gem',
  'dotnet-core': 'nuget',
};

interface Heading {
  name: string;
  type: string;
  system: boolean;
}

/**
 * Parses the line above a double rule: `shop:1 (debian 11.3)`, `package-lock.json (npm)`, `Java
 * (jar)`.
 */
function headingOf(line: string): Heading | undefined {
  const [, name, type] = /^(\S.*?) \(([^()]+)\)$/.exec(line) ?? [];
  if (name === undefined || type === undefined) return undefined;
  const system = systems[type.toLowerCase().split(/[\s.-]/, 1)[0] ?? ''];
  return { name, type: system ?? kinds[type.toLowerCase()] ?? type, system: system !== undefined };
}

const isFile = (name: string): boolean => /[./\\]/.test(name) && !/^\S+\.js$/i.test(name);

function vulnerability(
  cell: (...names: string[]) => string | undefined,
  heading: Heading | undefined,
  image: RawFinding['image'],
): RawFinding | undefined {
  const id = cell('vulnerability', 'vulnerability id');
  const [, name = cell('library') ?? '', inner] =
    /^(\S+)(?: \(([^)]*)\))?$/.exec(cell('library') ?? '') ?? [];
  if (id === undefined || name === '') return undefined;
  const [version, fixed, summary] = [
    cell('installed version'),
    cell('fixed version'),
    cell('title')?.replace(/\s+/g, ' '),
  ];
  const last = summary?.split(/\s/).at(-1) ?? '';
  const link = /https?:\/\/./.test(last) ? last.slice(last.search(/https?:/)) : undefined;
  const path =
    inner ??
    (heading !== undefined && !heading.system && isFile(heading.name) ? heading.name : undefined);
  const status = cell('status')?.replace(/\s/g, '');
  return {
    ruleId: id,
    helpUri:
      link ??
      (id.startsWith('CVE-') ? `https://avd.aquasec.com/nvd/${id.toLowerCase()}` : undefined),
    title: [id, name, version].filter((part) => part !== undefined).join(' '),
    description:
      link === undefined ? summary : trimTrailing(summary?.slice(0, -link.length) ?? '', ' \t\n->'),
    mitigation: fixed === undefined ? undefined : `Update ${name} to ${fixed}.`,
    severity: cell('severity'),
    category: image === undefined ? 'sca' : 'container',
    vulnerabilityIds: [id],
    location: path === undefined ? undefined : { path },
    component: { name, version, ecosystem: heading?.type, path, fixed: fixed?.split(/,\s*/) },
    image,
    references: [link],
    tags: [heading?.type, status],
  };
}

/** Returns the headings above each double rule. */
const headings = (lines: readonly string[]): Heading[] =>
  lines.flatMap((line, index) =>
    /^={3,}$/.test(lines[index + 1] ?? '') ? (headingOf(line) ?? []) : [],
  );

function vulnerabilities(table: ConsoleTable, image: RawFinding['image']): TextResult[] {
  const [head, ...rows] = table.rows;
  const names = head?.cells.map((name) => name.toLowerCase()) ?? [];
  if (!names.includes('library') || !names.some((name) => name.startsWith('vulnerability')))
    return [];
  const rule = table.before.findIndex((line) => /^={3,}$/.test(line));
  const heading = rule < 0 ? undefined : headingOf(table.before[rule + 1] ?? '');
  return rows.flatMap(({ cells, line }) => {
    const cell = (...wanted: string[]): string | undefined =>
      wanted
        .map((name) => cells[names.indexOf(name)])
        .find((text) => text !== undefined && text !== '');
    const finding = vulnerability(cell, heading, image);
    return finding === undefined ? [] : [{ pointer: `line ${line}`, finding }];
  });
}

const problem =
  /^(?:([A-Z]{2}[\w-]*) \((CRITICAL|HIGH|MEDIUM|LOW|UNKNOWN)\)|(CRITICAL|HIGH|MEDIUM|LOW|UNKNOWN)): (.+)$/;

/**
 * Parses the blocks of misconfigurations and secrets, each below its severity and followed by a
 * double rule.
 */
function blocks(lines: readonly string[]): TextResult[] {
  const found: TextResult[] = [];
  let heading: Heading | undefined;
  let [finding, rules]: [RawFinding | undefined, number] = [undefined, 0];
  for (const [index, line] of lines.entries()) {
    if (/^={3,}$/.test(line)) heading = headingOf(lines[index - 1] ?? '') ?? heading;
    const match = /^[═=]{10,}$/.test(lines[index + 1] ?? '') ? problem.exec(line) : null;
    if (match !== null) {
      const [, code, severe, alone, summary = ''] = match;
      const secret = code === undefined ? / \(([\w-]+)\)$/.exec(summary)?.[1] : undefined;
      const file = heading?.name;
      finding =
        secret === undefined
          ? {
              ruleId: code ?? summary,
              ruleName: summary,
              title: [code, summary].filter((part) => part !== undefined).join(' - '),
              severity: severe ?? alone,
              category: 'iac',
              location: { path: file },
            }
          : {
              ruleId: secret,
              title: `Secret detected in ${file ?? 'the scanned files'} - ${summary.slice(0, summary.lastIndexOf(' ('))}`,
              severity: alone,
              category: 'secret',
              cwes: [798],
              mitigation: 'Revoke the secret, replace it, and remove it from the history.',
              location: { path: file },
            };
      found.push({ pointer: `line ${index + 1}`, finding });
      rules = 0;
    } else if (finding !== undefined) {
      if (/^[─━-]{10,}$/.test(line)) rules += 1;
      const place = rules > 0 ? /^\s*(\S.*?):(\d+)(?:-(\d+))?(?:\s|$)/.exec(line) : null;
      const link = /^See (https?:\/\/\S+)/.exec(line)?.[1];
      if (place !== null && finding.location?.line === undefined)
        finding.location = {
          path: place[1],
          line: Number(place[2]),
          endLine: place[3] === undefined ? undefined : Number(place[3]),
        };
      else if (link !== undefined) {
        finding.helpUri = link;
        finding.references = [link];
        if (finding.ruleId === finding.ruleName)
          finding.ruleId = link.split('/').at(-1)?.toUpperCase();
      } else if (rules === 0 && finding.category === 'iac' && /\w/.test(line))
        finding.description = [finding.description, line]
          .filter((part) => part !== undefined)
          .join(' ');
    }
  }
  return found;
}

const counted =
  /^(?:Total: \d+ \((?:UNKNOWN|LOW|MEDIUM|HIGH|CRITICAL): \d+|Tests: \d+ \(SUCCESSES: \d+, FAILURES: \d+)/;

/**
 * The summary table of targets at the beginning. `-` marks a target that a scanner did not check.
 */
const emptySummary: CleanText = {
  words: 'Report Summary',
  isIn: (text) => {
    const [head, ...rows] =
      consoleTables(consoleLines(text)).find(({ rows: [first] }) => first?.cells[0] === 'Target')
        ?.rows ?? [];
    return (
      head !== undefined &&
      rows.length > 0 &&
      rows.every(({ cells }) => cells.slice(2).every((count) => /^[0-]$/.test(count)))
    );
  },
};

export const trivyText = textFormat({
  id: 'trivy-text',
  tool: 'Trivy',
  category: 'sca',
  docsUrl: 'https://trivy.dev/latest/docs/configuration/reporting/#table-default',
  kinds: ['text', 'csv', 'json'],
  detect: ({ text, fileName }) => {
    if (isDocumentation(fileName)) return 0;
    return matchesLines(text, counted) ||
      matchesLines(text, /^Report Summary$/, /^│\s*Target\s*│\s*Type\s*│/)
      ? 0.95
      : 0;
  },
  run: (text) => ({
    targets: headings(consoleLines(text))
      .filter(({ system }) => system)
      .map(({ name }) => imageTarget(name)),
  }),
  clean: [countsZero('Total: 0', /^Total: (\d+)\b/), emptySummary],
  map: (text) => {
    const lines = consoleLines(text);
    // The report of an image has its operating-system packages; the other packages in it belong to
    // the same image.
    const image = headings(lines).find(({ system }) => system)?.name;
    return [
      ...consoleTables(lines).flatMap((table) =>
        vulnerabilities(table, image === undefined ? undefined : { reference: image }),
      ),
      ...blocks(lines),
    ];
  },
});

const grypeHead = /^NAME\s+INSTALLED\s+(?:FIXED[- ]IN\s+)?(?:TYPE\s+)?VULNERABILITY\s+SEVERITY/;

export const grypeText = textFormat({
  id: 'grype-text',
  tool: 'Grype',
  category: 'sca',
  docsUrl: 'https://github.com/anchore/grype#output-formats',
  kinds: ['text', 'csv', 'json'],
  detect: ({ text, fileName }) =>
    isDocumentation(fileName)
      ? 0
      : matchesLines(text, grypeHead)
        ? 0.95
        : /^\s*No vulnerabilities found\s*$/.test(text)
          ? 0.7
          : 0,
  clean: says('No vulnerabilities found', /No vulnerabilities found/),
  map: (text) =>
    rowsBelowHeading(consoleLines(text), grypeHead).flatMap(({ cells, line }) => {
      const [name, version, id, remedy] = [
        cells['name'],
        cells['installed'],
        cells['vulnerability'],
        cells['fixed-in'] ?? cells['fixed in'] ?? '',
      ];
      if (name === undefined || id === undefined || !/^[A-Z]+-/i.test(id)) return [];
      const fixed =
        /^\(.*\)$|^\*/.test(remedy) || remedy === '' ? [] : remedy.replace(/\*/g, '').split(/,\s*/);
      const severity = cells['severity'] ?? '';
      return [
        {
          pointer: `line ${line}`,
          finding: {
            ruleId: id,
            title: `${id} in ${name}:${version ?? ''}`,
            mitigation: fixed.length === 0 ? undefined : `Update to ${fixed.join(' or ')}.`,
            severity: cutAt(severity, '(').trimEnd(),
            vulnerabilityIds: [id],
            knownExploited: /\(kev\)/i.test(Object.values(cells).join(' ')) ? true : undefined,
            component: { name, version, ecosystem: cells['type'], fixed },
            suppression: /suppressed/i.test(Object.values(cells).join(' '))
              ? { kind: 'ignored', status: 'accepted' as const }
              : undefined,
          },
        },
      ];
    }),
});
