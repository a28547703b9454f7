/** kube-bench: a list of control groups, or since 0.3 an object with `Controls` and `Totals`. */
import { countsZero } from '../clean-text.ts';
import { countEntries, type Entry, skippedByStatus } from '../entries.ts';
import { jsonFormat, textFormat } from '../format.ts';
import { consoleLines, isDocumentation, matchesLines } from '../parsers/console-output.ts';
import { at, has, isList, list, num, str } from '../parsers/json-access.ts';
import { labeledLines } from '../normalize/text.ts';

const resultPlaces = [
  '/tests/#/results/#',
  '/#/tests/#/results/#',
  '/Controls/#/tests/#/results/#',
];

const countsFailures = (root: unknown): boolean =>
  ['total_fail', 'total_warn'].some((name) => (num(root, 'Totals', name) ?? 0) > 0);

export const kubeBench = jsonFormat({
  id: 'kube-bench',
  tool: 'kube-bench',
  category: 'iac',
  docsUrl: 'https://github.com/aquasecurity/kube-bench',
  aliases: ['kubebench', 'kube-bench scan'],
  detect: ({ value }) => {
    const sample = has(value, 'Controls')
      ? at(value, 'Controls', 0)
      : isList(value)
        ? at(value, 0)
        : value;
    return has(sample, 'tests.0.results') ||
      has(value, 'Controls', 'Totals') ||
      (has(sample, 'node_type') && has(sample, 'tests'))
      ? 1
      : 0;
  },
  holds: resultPlaces,
  run: (root) => ({
    incomplete:
      countEntries(root, resultPlaces) === 0 && !countsFailures(root) && 'nothing_scanned',
  }),
  doubts: countsFailures,
  map: (document) => {
    const groups = has(document, 'Controls')
      ? list(document, 'Controls')
      : isList(document)
        ? (document as unknown[])
        : [document];
    return groups.flatMap((group) =>
      list(group, 'tests').flatMap((section) =>
        list(section, 'results').flatMap((test): Entry[] => {
          const status = str(test, 'status')?.toUpperCase();
          if (status !== 'FAIL' && status !== 'WARN') return [skippedByStatus(status)];
          const number = str(test, 'test_number');
          return [
            {
              ruleId: number,
              ruleName: str(test, 'test_desc'),
              title: `${number ?? ''} - ${str(test, 'test_desc') ?? ''}`,
              description: labeledLines({
                Section: `${str(section, 'section') ?? ''} ${str(section, 'desc') ?? ''}`,
                Audit: str(test, 'audit'),
                'Actual value': str(test, 'actual_value'),
                Expected: str(test, 'expected_result'),
                Reason: str(test, 'reason'),
              }),
              mitigation: str(test, 'remediation'),
              severity: status === 'FAIL' ? 'medium' : 'info',
              cloudResource: {
                provider: 'kubernetes',
                type: str(group, 'node_type'),
                id: `${str(group, 'node_type') ?? 'cluster'}/${number ?? ''}`,
              },
              tags: [str(group, 'version')],
            },
          ];
        }),
      ),
    );
  },
});

const checkLine = /^\[(PASS|FAIL|WARN|INFO)\] (\d+(?:\.\d+)+) (\S.*)$/;
const remedyLine = /^(\d+(?:\.\d+)+) (\S.*)$/;

/** Console output: one check per line, followed by the remediations of the failed ones. */
export const kubeBenchText = textFormat({
  id: 'kube-bench-text',
  tool: 'kube-bench',
  category: 'iac',
  docsUrl: 'https://github.com/aquasecurity/kube-bench',
  detect: ({ text, fileName }) =>
    !isDocumentation(fileName) &&
    matchesLines(text, /^\[INFO\] \d+(?:\.\d+)* \S/, checkLine, /^== (?:Summary|Remediations)/)
      ? 0.95
      : 0,
  clean: countsZero('0 checks FAIL', /^(\d+) checks (?:FAIL|WARN)$/),
  map: (text) => {
    const lines = consoleLines(text);
    const remedies = new Map<string, string[]>();
    let remedy: string[] | undefined;
    for (const line of lines) {
      if (/^(?:== |\[)/.test(line)) remedy = undefined;
      const [, number, words] = remedyLine.exec(line) ?? [];
      if (number !== undefined && words !== undefined) {
        remedy = [words];
        remedies.set(number, remedy);
      } else remedy?.push(line);
    }
    return lines.flatMap((line, index): { pointer: string; finding: Entry }[] => {
      const [, status, number, words = ''] = checkLine.exec(line) ?? [];
      const pointer = `line ${index + 1}`;
      // An INFO line of a section has only its name.
      if (status === undefined || number === undefined) return [];
      if (status === 'INFO' && number.split('.').length < 3) return [];
      if (status === 'PASS' || status === 'INFO')
        return [{ pointer, finding: skippedByStatus(status) }];
      return [
        {
          pointer,
          finding: {
            ruleId: number,
            ruleName: words,
            title: `${number} - ${words}`,
            mitigation: remedies.get(number)?.join('\n').trim(),
            severity: status === 'FAIL' ? 'medium' : 'info',
            cloudResource: { provider: 'kubernetes', type: 'node', id: `node/${number}` },
          },
        },
      ];
    });
  },
});
