/** What npm, yarn, pnpm, pip-audit, Safety, cargo-audit and Composer print about vulnerable packages: read where nobody kept the JSON. */
import { textFormat } from '../format.ts';
import type { Draft } from '../draft.ts';
import { facts } from '../facts/text.ts';
import {
  columnsBelow,
  isProse,
  printedLines,
  printedTables,
  printsAll,
  type PrintedTable,
} from '../input/printed.ts';

type Found = { pointer: string; draft: Draft };

/** A table of two columns: what its left cells name, its right ones say. */
function record({ rows }: PrintedTable): Record<string, string> {
  return Object.fromEntries(
    rows
      .filter(({ cells }) => cells.length === 2)
      .map(({ cells: [name = '', text = ''] }) => [name.toLowerCase(), text]),
  );
}

const word = /^(?:info|low|moderate|high|critical)$/i;

/** npm 6, yarn and pnpm write a table for each path to a package: its first row is the severity with the title. */
function advisories(text: string): Found[] {
  const found = new Map<string, Found>();
  for (const table of printedTables(printedLines(text))) {
    const [first] = table.rows;
    const [severity = '', title] = first?.cells ?? [];
    const said = record(table);
    const name = said['package'];
    if (first === undefined || !word.test(severity) || name === undefined) continue;
    const [link, patched, path] = [
      said['more info'],
      said['patched in'] ?? said['patched versions'],
      said['path'] ?? said['paths'],
    ];
    const key = `${name} ${title ?? ''} ${link ?? ''}`;
    if (found.has(key)) continue;
    const id = /GHSA(?:-[\w]{4}){3}/i.exec(link ?? '')?.[0] ?? /\/(\d+)\/?$/.exec(link ?? '')?.[1];
    found.set(key, {
      pointer: `line ${first.line}`,
      draft: {
        rule: id ?? title,
        helpUri: link,
        title: `${title ?? 'Vulnerability'} - ${name}`,
        description: facts({
          'Vulnerable versions': said['vulnerable versions'],
          Path: path,
          'Dependency of': said['dependency of'],
        }),
        mitigation:
          patched === undefined || !/\d/.test(patched)
            ? undefined
            : `Update ${name} to ${patched}.`,
        severity,
        ids: [link],
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

/** npm 7 and later: a block for each package; indented below it the packages that depend on it. Its severity is only left out where it is low. */
function packages(text: string): Found[] {
  const found: (Found & { indent: number; severity: string })[] = [];
  let block: string[] = [];
  const lines = printedLines(text);
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
        draft: {
          rule: `vulnerable-dependency:${name}`,
          title: name,
          description: facts({ 'Vulnerable versions': range }),
          severity,
          ids: [],
          references: [],
          component: { name, ecosystem: 'npm' },
        },
      });
    } else if (last !== undefined && block.length > 0) {
      const said = line.trim();
      const [, severity] = /^Severity: (\w+)$/.exec(said) ?? [];
      const [, title, link] = /^(.+) - (https?:\/\/\S+)$/.exec(said) ?? [];
      const through = /^Depends on vulnerable versions of (.+)$/.exec(said)?.[1];
      const { draft } = last;
      if (severity !== undefined) draft.severity = last.severity = severity;
      else if (link !== undefined && title !== undefined) {
        if (draft.helpUri === undefined)
          Object.assign(draft, {
            title,
            helpUri: link,
            rule: /GHSA-[\w-]+/.exec(link)?.[0] ?? link,
          });
        draft.ids = [...(draft.ids ?? []), link];
        draft.references = [...(draft.references ?? []), link];
      } else if (through !== undefined && draft.helpUri === undefined)
        draft.title = `${draft.component?.name ?? ''} depends on vulnerable versions of ${[/versions of (.+)$/.exec(draft.title ?? '')?.[1], through].filter((part) => part !== undefined).join(', ')}`;
      else if (/^fix available via/.test(said))
        draft.mitigation = `${said.slice(0, 1).toUpperCase()}${said.slice(1)}.`;
      else if (/^Will install (\S+)/.test(said))
        draft.mitigation = `${draft.mitigation ?? ''} ${said}.`.trim();
    }
  }
  return found.map(({ pointer, draft }) => ({ pointer, draft }));
}

const hasTable = (text: string): boolean =>
  printsAll(text, /^[│|]\s*(?:info|low|moderate|high|critical)\s*[│|]/i, /^[│|]\s*Package\s*[│|]/);
const isYarn = (text: string): boolean => printsAll(text, /^yarn audit v\d|Packages audited: \d+/);

export const npmAuditText = textFormat({
  id: 'npm-audit-text',
  tool: 'npm audit',
  category: 'sca',
  docsUrl: 'https://docs.npmjs.com/cli/commands/npm-audit',
  kinds: ['text', 'csv'],
  recognise: ({ text, fileName }) => {
    if (isProse(fileName) || isYarn(text)) return 0;
    if (printsAll(text, /^# npm audit report$|=== npm audit security report ===/)) return 0.95;
    return hasTable(text)
      ? 0.8
      : printsAll(text, /^found 0 vulnerabilities/) && text.length < 2000
        ? 0.5
        : 0;
  },
  map: (text) => (printsAll(text, listHead) ? packages(text) : advisories(text)),
});

export const yarnAuditText = textFormat({
  id: 'yarn-audit-text',
  tool: 'Yarn audit',
  category: 'sca',
  docsUrl: 'https://classic.yarnpkg.com/lang/en/docs/cli/audit/',
  kinds: ['text', 'csv'],
  recognise: ({ text, fileName }) => (!isProse(fileName) && isYarn(text) ? 0.95 : 0),
  map: advisories,
});

const pipHead = /^\|?\s*Name\s+\|?\s*Version\s+\|?\s*ID\s+\|?\s*Fix Versions/;

const advisoryOf = (cells: Record<string, string>, line: number): Found[] => {
  const [name, version, id] = [cells['name'], cells['version'], cells['id']];
  if (name === undefined || id === undefined || !/^[A-Z]+-/.test(id)) return [];
  const fixed = (cells['fix versions'] ?? '').split(/,\s*/).filter((part) => part !== '');
  return [
    {
      pointer: `line ${line}`,
      draft: {
        rule: id,
        title: `${id} in ${name}:${version ?? ''}`,
        description: cells['description'],
        mitigation: fixed.length === 0 ? undefined : `Update to ${fixed.join(' or ')}.`,
        fallback: 'medium',
        ids: [id, cells['aliases']],
        component: { name, version, ecosystem: 'pypi', fixed },
      },
    },
  ];
};

/** Columns, or Markdown where the heading has bars. */
function pipRows(text: string): Found[] {
  const lines = printedLines(text);
  const at = lines.findIndex((line) => pipHead.test(line));
  if (!lines[at]?.includes('|'))
    return columnsBelow(lines, pipHead).flatMap(({ cells, line }) => advisoryOf(cells, line));
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
  recognise: ({ text, fileName }) => {
    const lines = printedLines(text);
    const head = lines.findIndex((line) => pipHead.test(line));
    if (head >= 0 && /^[\s|:-]+$/.test(lines[head + 1] ?? ''))
      return isProse(fileName) && head > 2 ? 0 : 0.95;
    return !isProse(fileName) && printsAll(text, /^No known vulnerabilities found/) ? 0.8 : 0;
  },
  map: pipRows,
});

/** Since version 2 blocks below an arrow, with wrapped texts; before it a table whose rows alternate with texts. */
function safetyBlocks(text: string): Found[] {
  const lines = printedLines(text);
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
        draft: {
          rule: id,
          helpUri: /https?:\/\/\S+/.exec(body.slice(body.indexOf('For more information')))?.[0],
          title: `${name} ${version ?? ''}: ${cve ?? id ?? ''}`,
          description: [field('ADVISORY'), field('Affected spec')]
            .filter((part) => part !== undefined && part !== '')
            .join(' Vulnerable versions: '),
          fallback: 'medium' as const,
          ids: [cve],
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

function safetyTable(text: string): Found[] {
  const found: Found[] = [];
  let begun = false;
  for (const { cells, line } of printedTables(printedLines(text)).flatMap(({ rows }) => rows)) {
    const [name = '', version, affected, id = ''] = cells;
    if (cells.length >= 4 && id.toUpperCase() === 'ID') begun = true;
    else if (begun && cells.length >= 4 && /^\d+$/.test(id))
      found.push({
        pointer: `line ${line}`,
        draft: {
          rule: id,
          title: `${name} ${version ?? ''}: ${id}`,
          fallback: 'medium',
          component: { name, version, ecosystem: 'pypi' },
          tags: [affected],
        },
      });
    else if (begun && cells.length === 1) {
      const last = found.at(-1);
      if (last !== undefined && last.draft.description === undefined)
        Object.assign(last.draft, { description: name, ids: [name] });
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
  recognise: ({ text, fileName }) => {
    if (isProse(fileName)) return 0;
    if (
      printsAll(text, /^\s*(?:-> |[*-]+>\s*)Vulnerability found in \S+ version \S+/) ||
      printsAll(text, /^\|\s*package\s*\|\s*installed\s*\|\s*affected\s*\|\s*ID\s*\|/)
    )
      return 0.95;
    return printsAll(text, /^\s*(?:\|\s*)?No known security vulnerabilities (?:found|reported)/)
      ? 0.9
      : 0;
  },
  map: (text) => (/Vulnerability found in /i.test(text) ? safetyBlocks(text) : safetyTable(text)),
});

/** Blocks of `Name: text` lines. What is only unmaintained or withdrawn is a warning, and no vulnerability. */
function crates(text: string): Found[] {
  const found: Found[] = [];
  let fields: Record<string, string> = {};
  let start = 0;
  const end = (): void => {
    const { id, crate: name, version, title, url, severity, solution, warning } = fields;
    fields = {};
    if (id === undefined || name === undefined || warning !== undefined) return;
    const fixed = /upgrade to (.+)$/i.exec(solution ?? '')?.[1];
    const patched = fixed?.split(/ OR /i).map((part) => part.trim()) ?? [];
    found.push({
      pointer: `line ${start}`,
      draft: {
        rule: id,
        helpUri: url,
        title: `[${name} ${version ?? ''}] ${title ?? id}`,
        mitigation:
          patched.length === 0
            ? 'No patched version is known.'
            : `Update to ${patched.join(' or ')}.`,
        severity:
          severity === undefined ? undefined : (/\((\w+)\)/.exec(severity)?.[1] ?? severity),
        fallback: 'high',
        cvss: [{ score: severity === undefined ? undefined : Number.parseFloat(severity) }],
        ids: [id],
        component: { name, version, ecosystem: 'cargo', fixed: patched },
        references: [url],
      },
    });
  };
  for (const [index, line] of [...printedLines(text), ''].entries()) {
    const [, name, said] =
      /^(Crate|Version|Warning|Title|Date|ID|URL|Severity|Solution): +(\S.*)$/.exec(line) ?? [];
    if (name !== undefined && said !== undefined) {
      if (Object.keys(fields).length === 0) start = index + 1;
      fields[name.toLowerCase()] = said;
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
  recognise: ({ text, fileName }) => {
    if (isProse(fileName)) return 0;
    return printsAll(text, /^Crate: +\S/, /^ID: +RUSTSEC-/)
      ? 0.95
      : printsAll(
            text,
            /^\s*Scanning \S*Cargo\.lock for vulnerabilities \(\d+ crate dependencies\)/,
          )
        ? 0.9
        : 0;
  },
  map: crates,
});

/** A table of two columns for each advisory, or with `--format=plain` the same as lines. */
function composerAdvisories(text: string): Found[] {
  const lines = printedLines(text);
  const plain: PrintedTable[] = [];
  for (const [index, line] of lines.entries()) {
    const [, name, said] = /^([A-Z][\w ]+): (.+)$/.exec(line) ?? [];
    if (name === 'Package') plain.push({ before: [], rows: [] });
    if (name !== undefined && said !== undefined)
      plain.at(-1)?.rows.push({ cells: [name, said], line: index + 1 });
  }
  return [...printedTables(lines, 'of lines'), ...plain].flatMap((table) => {
    const said = record(table);
    const [name, title, link] = [said['package'], said['title'], said['url']];
    if (name === undefined || title === undefined) return [];
    const cve = /CVE-\d{4}-\d+/.exec(said['cve'] ?? '')?.[0];
    return [
      {
        pointer: `line ${table.rows[0]?.line ?? 1}`,
        draft: {
          rule: cve ?? said['advisory id'] ?? title,
          title,
          description: `Affected versions: ${said['affected versions'] ?? 'not said'}.`,
          severity: said['severity'],
          fallback: 'medium' as const,
          ids: [cve, link],
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
  recognise: ({ text, fileName }) =>
    !isProse(fileName) &&
    printsAll(
      text,
      /^(?:Found \d+ security vulnerability advisor(?:y|ies) affecting \d+ package|No security vulnerability advisories found)/,
    )
      ? 0.95
      : 0,
  map: composerAdvisories,
});
