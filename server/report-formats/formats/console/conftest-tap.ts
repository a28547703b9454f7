/**
 * Conftest's TAP (`--output tap`): a plan for each file, its failures, and a section for each other
 * kind of result.
 */
import { type Entry, skipped, notLookedAt, skippedCheck, unfamiliar } from '../../entries.ts';
import { textFormat, type TextEntry } from '../../format.ts';
import { consoleLines, isDocumentation, matchesLines } from '../../parsers/console-output.ts';
import { unknownVariant } from '../../variant.ts';

const plan = /^1\.\.(\d+)$/;

/** `not ok 2 - file - namespace - message`. Versions before 0.19 omit the namespace. */
const test = /^(not )?ok \d+ - (\S+) - (?:(\S+) - )?(\S.*)$/;

interface Test {
  fails: boolean;
  section: string;
  path: string | undefined;
  namespace: string | undefined;
  message: string;
}

function entryOf({ fails, section, path, namespace, message }: Test): Entry {
  if (section === 'skip') return notLookedAt({ file: path });
  if (section === 'exceptions') return skippedCheck({ file: path });
  if (!fails) return section === 'successes' ? skipped('passed') : unfamiliar;
  return {
    ruleId: message,
    title: message,
    severity: section === 'warnings' ? 'medium' : 'high',
    location: { path },
    tags: [namespace],
  };
}

function testsOf(text: string): TextEntry[] {
  let section = '';
  return consoleLines(text).flatMap((line, index) => {
    if (plan.test(line)) section = '';
    section = /^# (\w+)$/.exec(line)?.[1]?.toLowerCase() ?? section;
    const [whole, not, file = '', namespace, message = ''] = test.exec(line) ?? [];
    if (whole === undefined) return [];
    // Standard input has no file name.
    const path = file === '-' ? undefined : file;
    const fails = not !== undefined;
    return [
      {
        pointer: `line ${index + 1}`,
        finding: entryOf({ fails, section, path, namespace, message }),
      },
    ];
  });
}

/** Each plan states the number of tests that follow. */
const isTruncated = (text: string): boolean =>
  consoleLines(text).reduce((sum, line) => sum + Number(plan.exec(line)?.[1] ?? 0), 0) >
  testsOf(text).length;

export const conftestTap = textFormat({
  id: 'conftest-tap',
  tool: 'Conftest',
  category: 'iac',
  docsUrl: 'https://www.conftest.dev/options/#-output',
  detect: ({ text, fileName }) =>
    !isDocumentation(fileName) && matchesLines(text, plan, test) ? 0.8 : 0,
  run: (text) => (isTruncated(text) ? unknownVariant(['1..N']) : {}),
  map: testsOf,
});
