/**
 * Skipfish's `samples.js`: two JavaScript lists of crawled pages and issues. The texts for the
 * issue numbers are in the HTML page and never change, so they are built in here.
 */
import { type Entry, skipped } from '../entries.ts';
import { partOfResults, textFormat } from '../format.ts';
import { labeledLines } from '../normalize/text.ts';
import { list, num, str } from '../parsers/json-access.ts';
import { skipfishIssues } from './skipfish-issues.ts';

/** Maximum number of addresses that Skipfish writes for an issue. */
const maxSamples = 1024;

const severities = ['info', 'info', 'low', 'medium', 'high'] as const;

/** Converts single-quoted strings, in which a quote is `\x27` and a backslash `\x5c`. */
const toJson = (script: string): string =>
  script.replace(/'([^'\n]*)'/g, (_, text: string) =>
    JSON.stringify(
      text.replace(/\\x([0-9a-f]{2})/gi, (_escape, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      ),
    ),
  );

function samplesOf(text: string, name: 'mime' | 'issue'): unknown[] | undefined {
  const start = text.indexOf(`var ${name}_samples = [`);
  const end = text.indexOf('\n];', start);
  if (start < 0 || end < 0) return undefined;
  try {
    return list(JSON.parse(`${toJson(text.slice(text.indexOf('[', start), end))}]`));
  } catch {
    return undefined;
  }
}

function sampleEntry(group: unknown, sample: unknown): Entry {
  const type = num(group, 'type') ?? 0;
  // Numbers that begin with 2 are failures of Skipfish's own checks.
  if (type >= 20_000 && type < 30_000) return skipped('not_a_finding');
  const issue = skipfishIssues[type];
  return {
    ruleId: String(type),
    title: issue?.title ?? `Issue of kind ${type}`,
    description: labeledLines({ Details: str(sample, 'extra') }),
    severity: severities[num(group, 'severity') ?? 0],
    cwes: issue?.cwes,
    endpoint: str(sample, 'url'),
  };
}

export const skipfish = textFormat({
  id: 'skipfish',
  tool: 'Skipfish',
  category: 'dast',
  docsUrl: 'https://github.com/spinkham/skipfish',
  detect: ({ text }) => (/^var (?:mime|issue)_samples = \[/m.test(text) ? 1 : 0),
  run: (text) => {
    const crawled = samplesOf(text, 'mime');
    const issues = samplesOf(text, 'issue') ?? [];
    if (issues.some((group) => list(group, 'samples').length >= maxSamples))
      return partOfResults(`issue_samples after the first ${maxSamples}`);
    // Nothing was crawled: no address responded.
    return { incomplete: crawled?.length === 0 && 'nothing_scanned' };
  },
  clean: { words: 'issue_samples = []', isIn: (text) => samplesOf(text, 'issue')?.length === 0 },
  map: (text): { pointer: string; finding: Entry }[] =>
    (samplesOf(text, 'issue') ?? []).flatMap((group, index) =>
      list(group, 'samples').map((sample, n) => ({
        pointer: `issue_samples/${index}/samples/${n}`,
        finding: sampleEntry(group, sample),
      })),
    ),
});
