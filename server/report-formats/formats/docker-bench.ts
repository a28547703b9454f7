/**
 * Docker Bench for Security, `docker-bench-security.log.json`: sections of checks with PASS, WARN,
 * INFO or NOTE.
 */
import { type Entry, skippedByStatus } from '../entries.ts';
import { jsonFormat } from '../format.ts';
import { has, list, str, texts } from '../parsers/json-access.ts';
import { labeledLines } from '../normalize/text.ts';

/** Failed checks, and those that need a manual review. */
export const openResults = new Set(['WARN', 'NOTE', 'FAIL']);

export const dockerBench = jsonFormat({
  id: 'docker-bench',
  tool: 'Docker Bench for Security',
  category: 'container',
  docsUrl: 'https://github.com/docker/docker-bench-security',
  aliases: [
    'dockerbench',
    'docker bench',
    'docker-bench-security',
    'docker-bench-security scanner',
  ],
  severities: { warn: 'high', note: 'low', info: 'info' },
  detect: ({ value }) => (has(value, 'dockerbenchsecurity') ? 1 : 0),
  each: ['/tests/#'],
  run: (root) => ({ toolVersion: str(root, 'dockerbenchsecurity') }),
  holds: ['/results/#'],
  map: (section) =>
    list(section, 'results').flatMap((check): Entry[] => {
      const result = str(check, 'result')?.toUpperCase() ?? '';
      if (!openResults.has(result)) return [skippedByStatus(result)];
      const id = str(check, 'id');
      return [
        {
          ruleId: id,
          ruleName: str(check, 'desc'),
          title: `${id ?? ''} - ${str(check, 'desc') ?? ''}`,
          description: labeledLines({
            Section: str(section, 'desc'),
            Details: str(check, 'details'),
            Items: texts(check, 'items').join(', ') || undefined,
          }),
          mitigation:
            [str(check, 'remediation'), str(check, 'remediation-impact')]
              .filter((part) => part !== undefined)
              .join('\n\n') || undefined,
          severity: result,
          cloudResource: {
            provider: 'docker',
            type: str(section, 'desc'),
            id: `docker/${id ?? ''}`,
          },
          tags: [str(section, 'desc')],
        },
      ];
    }),
});
