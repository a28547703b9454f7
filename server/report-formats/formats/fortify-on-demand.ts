/** Fortify on Demand: vulnerabilities of a release from its API. */
import { skipped } from '../entries.ts';
import { jsonFormat, partOfResults } from '../format.ts';
import { at, has, num, str } from '../parsers/json-access.ts';
import { labeledLines } from '../normalize/text.ts';

const dismissed = /not an issue|risk accepted|suppress/i;

export const fortifyOnDemand = jsonFormat({
  id: 'fortify-on-demand',
  tool: 'Fortify on Demand',
  category: 'sast',
  docsUrl: 'https://api.ams.fortify.com/swagger/ui/index',
  aliases: ['fod', 'opentext core application security'],
  stableFingerprints: ['instanceId'],
  detect: ({ value }) =>
    has(value, 'items.0.severityString', 'items.0.category') &&
    (has(value, 'items.0.instanceId') || has(value, 'items.0.releaseId'))
      ? 1
      : 0,
  each: ['/items/#'],
  run: (root) => {
    const [limit, total] = [num(root, 'limit'), num(root, 'totalCount')];
    return (num(root, 'offset') ?? 0) > 0 ||
      (limit !== undefined && total !== undefined && total > limit)
      ? partOfResults('/totalCount')
      : {};
  },
  map: (raw) => {
    if (at(raw, 'closedStatus') === true) return skipped('fixed_in_report');
    const [category, path, line, instance, scan] = [
      str(raw, 'category'),
      str(raw, 'primaryLocationFull') ?? str(raw, 'primaryLocation'),
      num(raw, 'lineNumber'),
      str(raw, 'instanceId'),
      str(raw, 'scantype') ?? str(raw, 'scanType') ?? '',
    ];
    const audit = str(raw, 'auditorStatus') ?? '';
    const dynamic = /dynamic/i.test(scan);
    return {
      ruleId: str(raw, 'checkId') ?? category,
      ruleName: category,
      title: `${category ?? 'Issue'} - ${path?.split(/[\\/]/).at(-1) ?? ''}${line === undefined ? '' : `: ${line}`}`,
      description: labeledLines({
        Kingdom: str(raw, 'kingdom'),
        Subtype: str(raw, 'subtype'),
        Analysis: str(raw, 'analysisType'),
        'Auditor status': audit || undefined,
      }),
      severity: str(raw, 'severityString'),
      category: dynamic ? 'dast' : /open ?source/i.test(scan) ? 'sca' : undefined,
      cwes: str(raw, 'cwe'),
      owasp: [str(raw, 'owasp2017'), str(raw, 'owasp2021')],
      location: dynamic ? undefined : { path, line },
      endpoint: dynamic ? path : undefined,
      tags: [str(raw, 'kingdom')],
      fingerprints: instance === undefined ? undefined : { instanceId: instance },
      suppression:
        at(raw, 'isSuppressed') === true || dismissed.test(audit)
          ? { kind: audit.toLowerCase() || 'suppressed', status: 'accepted' }
          : undefined,
      firstSeen: str(raw, 'introducedDate'),
    };
  },
});
