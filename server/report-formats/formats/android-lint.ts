import { ofVersion, xmlFormat } from '../format.ts';
import type { RawLocation } from '../raw-finding.ts';
import { joinParagraphs } from '../normalize/text.ts';
import { has, list, num, str } from '../parsers/json-access.ts';

const placeOf = (location: unknown): RawLocation => ({
  path: str(location, '@file'),
  line: num(location, '@line'),
  column: num(location, '@column'),
});

export const androidLint = xmlFormat({
  id: 'android-lint',
  tool: 'Android Lint',
  category: 'quality',
  docsUrl: 'https://developer.android.com/studio/write/lint',
  aliases: ['lint android', 'gradle lint'],
  severities: { fatal: 'critical', ignore: 'info' },
  detect: ({ value }) =>
    /^lint\b/i.test(str(value, 'issues', '@by') ?? '') ||
    (has(value, 'issues.0.@format') &&
      has(value, 'issues.0.issue.0.@category', 'issues.0.issue.0.@explanation'))
      ? 1
      : 0,
  each: ['/issues/issue'],
  run: (root) => ({
    toolVersion: /\d[\w.-]*/.exec(str(root, 'issues', '@by') ?? '')?.[0],
    ...ofVersion(str(root, 'issues', '@format'), /^[1-6]$/, '/issues/@format 3 to 6'),
  }),
  map: (issue) => {
    const [first, ...others] = list(issue, 'location');
    const kind = str(issue, '@category') ?? '';
    return {
      ruleId: str(issue, '@id'),
      ruleName: str(issue, '@summary'),
      title: str(issue, '@message') ?? str(issue, '@summary'),
      description: joinParagraphs(str(issue, '@summary'), str(issue, '@explanation')),
      severity: str(issue, '@severity'),
      category: /security/i.test(kind) ? 'sast' : undefined,
      location:
        first === undefined ? undefined : { ...placeOf(first), snippet: str(issue, '@errorLine1') },
      relatedLocations: others.map(placeOf),
      references: [str(issue, '@url'), str(issue, '@urls')],
      tags: kind.split(':'),
    };
  },
});
