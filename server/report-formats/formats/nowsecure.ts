import { skipped } from '../entries.ts';
import { jsonFormat } from '../format.ts';
import { joinParagraphs } from '../normalize/text.ts';
import { at, bool, has, isList, list, num, str } from '../parsers/json-access.ts';

/** Checks of an app. Those that do not affect it passed. */
export const nowSecure = jsonFormat({
  id: 'nowsecure',
  tool: 'NowSecure',
  category: 'mobile',
  docsUrl: 'https://academy.nowsecure.com/nowsecure-platform-api',
  detect: ({ value }) =>
    isList(value, 'data', 'auto', 'assessment', 'report', 'findings') ||
    has(value, '0.check.issue', '0.affected')
      ? 1
      : 0,
  each: ['/data/auto/assessment/report/findings/#', '/#'],
  run: (root) => ({
    targets: [str(root, 'data', 'auto', 'assessment', 'applicationRef')],
  }),
  map: (raw) => {
    const affected = bool(raw, 'affected');
    if (affected === undefined && !has(raw, 'check')) return undefined;
    if (affected === false) return skipped('passed');
    const issue = at(raw, 'check', 'issue');
    const regulations = list(issue, 'regulations').flatMap((regulation) =>
      list(regulation, 'links').map((link) => ({
        kind: str(regulation, 'type'),
        title: str(link, 'title'),
        url: str(link, 'url'),
      })),
    );
    return {
      ruleId: str(raw, 'checkId') ?? str(raw, 'check', 'id') ?? str(issue, 'title'),
      title: str(issue, 'title') ?? str(raw, 'title'),
      description: joinParagraphs(
        str(issue, 'description'),
        str(issue, 'impactSummary'),
        str(issue, 'stepsToReproduce'),
      ),
      mitigation: str(issue, 'recommendation'),
      severity: str(issue, 'severity') ?? str(raw, 'severity'),
      cvss: [{ vector: str(issue, 'cvssVector'), score: num(issue, 'cvss') }],
      cwes: regulations.filter(({ kind }) => kind === 'cwe').map(({ title }) => title),
      vulnerabilityIds: [str(issue, 'title')],
      references: [
        ...regulations.map(({ url }) => url),
        ...list(issue, 'guidanceLinks').map((link) => str(link, 'url')),
      ],
    };
  },
});
