/**
 * Console output of Docker Bench for Security, which it also writes to `docker-bench-security.log`.
 */
import { says } from '../clean-text.ts';
import { type Entry, skipped, skippedByStatus } from '../entries.ts';
import { textFormat } from '../format.ts';
import { joinParagraphs, labeledLines } from '../normalize/text.ts';
import { consoleLines } from '../parsers/console-output.ts';
import { dockerBench, openResults } from './docker-bench.ts';

const entryLine = /^\[(PASS|WARN|INFO|NOTE)\] +(\*|[\d.]+ |(?:Checks|Score):)(.*)$/;
/** Sections have a number but no result; checks state whether they are automated. */
const checkNumber = /^\d+(?:\.\d+)+ $/;

interface Check {
  pointer: string;
  result: string;
  id: string;
  text: string;
  section: string | undefined;
  details: string[];
}

function checksOf(text: string): Check[] {
  const checks: Check[] = [];
  let section: string | undefined;
  for (const [index, line] of consoleLines(text).entries()) {
    const [, result = '', mark = '', rest = ''] = entryLine.exec(line.trim()) ?? [];
    const last = checks.at(-1);
    if (mark === '*') last?.details.push(rest.trim());
    else if (checkNumber.test(mark))
      checks.push({
        pointer: `line ${index + 1}`,
        result,
        id: mark.trim(),
        text: rest.replace(/^[-\s]+/, '').trim(),
        section,
        details: [],
      });
    else if (/^\d+ $/.test(mark)) section = rest.replace(/^[-\s]+/, '').trim();
  }
  return checks;
}

function toEntry({ result, id, text, section, details }: Check, next: Check | undefined): Entry {
  // The heading of a group of checks has their common number.
  if (result === 'INFO' && next?.id.startsWith(`${id}.`) === true) return skipped('no_entry');
  if (!openResults.has(result)) return skippedByStatus(result);
  return {
    ruleId: id,
    ruleName: text,
    title: `${id} - ${text.replace(/ \((?:Automated|Manual|Scored|Not Scored)\)$/, '')}`,
    description: joinParagraphs(labeledLines({ Section: section }), details.join('\n')),
    severity: result,
    cloudResource: { provider: 'docker', type: section, id: `docker/${id}` },
    tags: [section],
  };
}

export const dockerBenchLog = textFormat({
  id: 'docker-bench-log',
  tool: dockerBench.tool,
  category: 'container',
  docsUrl: dockerBench.docsUrl,
  aliases: dockerBench.aliases ?? [],
  severities: dockerBench.severities ?? {},
  detect: ({ text }) => (/^# Docker Bench for Security v[\d.]+/m.test(text.slice(0, 4000)) ? 1 : 0),
  run: (text) => ({
    toolVersion: /^# Docker Bench for Security v([\d.]+)/m.exec(text)?.[1],
    // A complete log ends with the score.
    incomplete: !/^\[INFO\] Score: /m.test(text) && 'scan_failed',
  }),
  clean: says('Checks: 0', /\bChecks: 0$/),
  map: (text) => {
    const checks = checksOf(text);
    return checks.map((check, index) => ({
      pointer: check.pointer,
      finding: toEntry(check, checks[index + 1]),
    }));
  },
});
