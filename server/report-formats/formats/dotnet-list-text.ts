/** Console output of `dotnet list package --vulnerable`: tables of packages by project. */
import { textFormat } from '../format.ts';
import type { RawFinding } from '../raw-finding.ts';
import { consoleLines, isDocumentation, matchesLines } from '../parsers/console-output.ts';
import { dotnetList } from './dotnet-list.ts';

const cleanLine = /^The given project `[^`]+` has no vulnerable packages/;
const projectLine = /^Project `([^`]+)` has the following vulnerable packages/;
const severityWord = /^(?:Low|Moderate|High|Critical)$/;

interface Package {
  name: string;
  version: string | undefined;
  project: string | undefined;
  direct: boolean;
}

const toFinding = (
  { name, version, project, direct }: Package,
  severity: string,
  advisory: string,
): RawFinding => ({
  ruleId: /GHSA-[\w-]+/.exec(advisory)?.[0] ?? advisory,
  title: `${name} ${version ?? ''} is vulnerable`,
  severity,
  vulnerabilityIds: [advisory],
  component: { name, version, ecosystem: 'nuget', path: project, direct },
  references: [advisory],
});

export const dotnetListText = textFormat({
  id: 'dotnet-list-text',
  tool: dotnetList.tool,
  category: 'sca',
  docsUrl: dotnetList.docsUrl,
  aliases: dotnetList.aliases ?? [],
  detect: ({ text, fileName }) =>
    !isDocumentation(fileName) && (matchesLines(text, cleanLine) || matchesLines(text, projectLine))
      ? 1
      : 0,
  run: (text) => ({
    // A project was not restored, or a source provides no vulnerability data.
    incomplete: matchesLines(text, /^\s*(?:error|warn(?:ing)?)\b.*:/i) ? 'files_failed' : undefined,
  }),
  clean: {
    words: 'has no vulnerable packages',
    isIn: (text) => matchesLines(text, cleanLine) && !matchesLines(text, projectLine),
  },
  map: (text) => {
    const found: { pointer: string; finding: RawFinding }[] = [];
    let project: string | undefined;
    let direct = true;
    let last: Package | undefined;
    for (const [index, line] of consoleLines(text).entries()) {
      const pointer = `line ${index + 1}`;
      project = projectLine.exec(line)?.[1] ?? project;
      if (/^\s*Top-level Package\b/.test(line)) direct = true;
      if (/^\s*Transitive Package\b/.test(line)) direct = false;
      const cells = line.trim().split(/\s+/);
      const [severity, advisory = ''] = cells.slice(-2);
      if (!severityWord.test(severity ?? '') || !/^https?:/.test(advisory)) continue;
      // Further advisories of a package follow on lines below the first one.
      if (cells[0] === '>' && cells.length > 4)
        last = { name: cells[1] ?? '', version: cells.at(-3), project, direct };
      if (last !== undefined)
        found.push({ pointer, finding: toFinding(last, severity ?? '', advisory) });
    }
    return found;
  },
});
