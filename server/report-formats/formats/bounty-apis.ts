/** API responses of YesWeHack and Intigriti programmes. */
import { skipped } from '../entries.ts';
import { jsonFormat } from '../format.ts';
import { htmlToText, joinParagraphs, labeledLines } from '../normalize/text.ts';
import { at, has, list, num, str } from '../parsers/json-access.ts';

const dismissedStates = new Set([
  'wont_fix',
  'invalid',
  'rejected',
  'duplicate',
  'out_of_scope',
  'informative',
  'not_applicable',
  'rtfs',
]);

export const yesWeHack = jsonFormat({
  id: 'yeswehack',
  tool: 'YesWeHack',
  category: 'dast',
  docsUrl: 'https://api.yeswehack.com/doc',
  stableFingerprints: ['reportId'],
  detect: ({ value }) =>
    ['items.0', 'reports.0', '0'].some(
      (place) =>
        has(value, `${place}.bug_type`) &&
        (has(value, `${place}.local_id`) || has(value, `${place}.status.workflow_state`)),
    )
      ? 1
      : 0,
  each: ['/items/#', '/reports/#', '/#'],
  asides: ['pagination'],
  map: (raw) => {
    const state = str(raw, 'status', 'workflow_state')?.toLowerCase();
    if (state === 'resolved' || state === 'auto_close') return skipped('fixed_in_report');
    const id = str(raw, 'id') ?? str(raw, 'local_id');
    if (id === undefined && !has(raw, 'title')) return undefined;
    return {
      ruleId: str(raw, 'bug_type', 'name') ?? str(raw, 'title'),
      title: str(raw, 'title') ?? str(raw, 'local_id'),
      description: joinParagraphs(
        htmlToText(str(raw, 'description_html') ?? str(raw, 'description')),
        htmlToText(str(raw, 'impact')),
        labeledLines({ Scope: str(raw, 'scope'), Report: str(raw, 'local_id') }),
      ),
      severity:
        str(raw, 'cvss', 'criticity') ??
        str(raw, 'priority', 'name') ??
        str(raw, 'priority', 'slug'),
      cvss: [{ vector: str(raw, 'cvss', 'vector'), score: num(raw, 'cvss', 'score') }],
      vulnerabilityIds: [str(raw, 'title')],
      endpoint: str(raw, 'end_point') ?? str(raw, 'scope'),
      tags: [str(raw, 'bug_type', 'category', 'name')],
      fingerprints: id === undefined ? undefined : { reportId: id },
      suppression:
        state !== undefined && dismissedStates.has(state)
          ? { kind: state.replaceAll('_', ' '), status: 'accepted' }
          : undefined,
      firstSeen: str(raw, 'created_at'),
    };
  },
});

/** Reasons of a closed submission that mean no fix. */
const notFixed =
  /^(?:(?:accepted|not|false|out|won'?t|spam|informative|duplicate|no$).*|risk accepted)$/i;

/** A component that is a path is relative to the domain. */
const endpointOf = (domain: string | undefined, part: string | undefined): string | undefined =>
  domain !== undefined && part?.startsWith('/') === true ? `${domain}${part}` : (part ?? domain);

export const intigriti = jsonFormat({
  id: 'intigriti',
  tool: 'Intigriti',
  category: 'dast',
  docsUrl: 'https://api.intigriti.com/external/swagger/index.html',
  severities: { exceptional: 'critical', undecided: 'info' },
  stableFingerprints: ['code'],
  detect: ({ value }) =>
    ['records.0', 'submissions.0', 'data.0', 'items.0', '0'].some(
      (place) => has(value, `${place}.code`, `${place}.state`) && has(value, `${place}.severity`),
    )
      ? 1
      : 0,
  each: ['/records/#', '/submissions/#', '/data/#', '/items/#', '/#'],
  map: (raw) => {
    const of = (...steps: string[]): string | undefined =>
      str(raw, ...steps) ?? str(raw, 'detail', ...steps);
    const code = of('code');
    if (code === undefined) return undefined;
    const state = of('state', 'status', 'value')?.toLowerCase();
    const reason = of('state', 'closeReason', 'value')?.replaceAll('-', ' ');
    const closed = state === 'closed' || state === 'archived';
    if (closed && !notFixed.test(reason ?? '')) return skipped('fixed_in_report');
    const report = at(raw, 'report') ?? at(raw, 'detail', 'report');
    return {
      ruleId: str(report, 'type', 'name') ?? of('title'),
      title: of('title') ?? code,
      description: joinParagraphs(
        htmlToText(str(report, 'pocDescription')),
        htmlToText(str(report, 'impact')),
        ...list(report, 'questions').map((question) =>
          labeledLines({ [str(question, 'question') ?? 'Answer']: str(question, 'answer') }),
        ),
      ),
      mitigation: htmlToText(str(report, 'recommendedSolution')),
      severity: of('severity', 'value'),
      cvss: [{ vector: of('severity', 'vector') }],
      cwes: str(report, 'type', 'cwe'),
      endpoint: endpointOf(
        str(report, 'domain', 'name'),
        str(report, 'endpointVulnerableComponent'),
      ),
      references: [of('webLinks', 'details')],
      tags: [str(report, 'type', 'category')],
      fingerprints: { code },
      suppression: closed
        ? { kind: (reason ?? 'closed').toLowerCase(), status: 'accepted' }
        : undefined,
      firstSeen: of('createdAt'),
    };
  },
});
