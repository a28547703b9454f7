/**
 * Chef InSpec: the JSON reporter, and one control per line as exported by Chef Automate and log
 * servers.
 */
import { type Entry, skippedByStatus, notLookedAt, skippedCheck } from '../entries.ts';
import { jsonFormat } from '../format.ts';
import type { RawFinding } from '../raw-finding.ts';
import { has, list, num, str } from '../parsers/json-access.ts';

const severity = (impact: number | undefined): string =>
  impact === undefined ? 'medium' : String(impact * 10);

const withoutFailure = (status: string | undefined, control: string | undefined): Entry =>
  status === 'skipped' ? skippedCheck({ rule: control }) : skippedByStatus(status);

/** A control with its results, from a profile or from a line that includes profile and platform. */
function ofControl(control: unknown): Entry {
  const results = list(control, 'results');
  const failures = results.filter((result) => str(result, 'status') === 'failed');
  const id = str(control, 'id');
  if (failures.length === 0)
    return withoutFailure(str(results[0], 'status') ?? str(control, 'status'), id);
  return {
    ruleId: id,
    title: str(control, 'title') ?? id,
    description: [
      str(control, 'desc') ?? str(control, 'description'),
      ...failures
        .slice(0, 20)
        .map((result) => `- ${str(result, 'code_desc') ?? ''} ${str(result, 'message') ?? ''}`),
    ]
      .filter((part) => part !== undefined)
      .join('\n'),
    severity: severity(num(control, 'impact')),
    location: {
      path: str(control, 'source_location', 'ref'),
      line: num(control, 'source_location', 'line'),
    },
    endpoint: str(control, 'platform', 'target_id'),
    tags: [str(control, 'profile', 'name'), str(control, 'control_tags', 'cis')],
  } satisfies RawFinding;
}

export const inspec = jsonFormat({
  id: 'inspec',
  tool: 'Chef InSpec',
  category: 'cloud',
  docsUrl: 'https://docs.chef.io/inspec/reporters/',
  aliases: ['chefinspect', 'chef inspect', 'chef inspec'],
  detect: ({ value }) =>
    has(value, 'profiles.0.controls') ||
    has(value, 'control_id', 'control_title') ||
    has(value, '0.control_id', '0.control_title') ||
    has(value, 'control_tags', 'impact', 'results') ||
    has(value, '0.control_tags', '0.impact', '0.results')
      ? 1
      : 0,
  holds: [
    '/control_id',
    '/#/control_id',
    '/control_tags',
    '/#/control_tags',
    '/profiles/#/controls/#',
  ],
  map: (document) => {
    const lines = Array.isArray(document) ? (document as unknown[]) : [document];
    const logged = lines
      .filter((line) => has(line, 'control_tags') && !has(line, 'control_id'))
      .map(ofControl);
    const exported = lines
      .filter((line) => has(line, 'control_id'))
      .map((line): Entry =>
        ['passed', 'skipped'].includes(str(line, 'status') ?? '')
          ? withoutFailure(str(line, 'status'), str(line, 'control_id'))
          : {
              ruleId: str(line, 'control_id'),
              title: str(line, 'control_title'),
              description: [str(line, 'description'), str(line, 'code_desc')]
                .filter((part) => part !== undefined)
                .join('\n\n'),
              severity: severity(num(line, 'impact')),
              location: {
                path: str(line, 'source_location', 'ref'),
                line: num(line, 'source_location', 'line'),
              },
            },
      );
    const reported = list(document, 'profiles').flatMap((profile) =>
      list(profile, 'controls').map(ofControl),
    );
    // A profile that could not be loaded, or does not support the platform, has no controls.
    const unread = list(document, 'profiles').filter((profile) =>
      ['failed', 'skipped'].includes(str(profile, 'status') ?? ''),
    );
    return [...logged, ...exported, ...reported, ...unread.map(() => notLookedAt({}))];
  },
});
