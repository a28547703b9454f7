/** Rapplex: issues in groups by severity and kind, each with the addresses where it was found. */
import { type Entry, leftOut } from '../entries.ts';
import { jsonFormat } from '../format.ts';
import type { RawFinding } from '../raw-finding.ts';
import { nestedResults } from '../normalize/nested-results.ts';
import { fuzzyField } from '../normalize/fuzzy-field.ts';
import { hostTarget } from '../normalize/target.ts';
import { joinParagraphs, htmlToText } from '../normalize/text.ts';
import { at, has, list, num, str } from '../parsers/json-access.ts';

const severityWords =
  /^(?:critical|high|medium|low|info(?:rmation(?:al)?)?|best ?practice|passed)$/i;

/**
 * Texts under headings (`{ "Header": "Remediation", "Body": "…" }`): those on mending apart from
 * the others.
 */
function sectionsOf(raw: unknown): {
  about: string | undefined;
  mending: string | undefined;
  links: string | undefined;
} {
  const sections = [...list(raw, 'Sections'), ...list(raw, 'sections')].map((section) => {
    const said = fuzzyField(section);
    return {
      head: said('header', 'title', 'name') ?? '',
      body: said('body', 'text', 'content', 'value'),
    };
  });
  const of = (kind: 'about' | 'mending' | 'links') =>
    joinParagraphs(
      ...sections
        .filter(
          ({ head }) =>
            (/reme|solution|mitig|fix/i.test(head)
              ? 'mending'
              : /refer|link/i.test(head)
                ? 'links'
                : 'about') === kind,
        )
        .map(({ body }) => (kind === 'links' ? body : htmlToText(body))),
    );
  return { about: of('about'), mending: of('mending'), links: of('links') };
}

function toFinding(raw: Record<string, unknown>): RawFinding | undefined {
  const said = fuzzyField(raw);
  const sections = sectionsOf(raw);
  const severity = said('severity', 'severitytext', 'severityname', 'risk');
  // Checks that found nothing are in a group of their own.
  if (/^passed$/i.test(severity ?? '') || /^(?:fixed|passed)$/i.test(said('status', 'state') ?? ''))
    return undefined;
  const state = said('status', 'state');
  return {
    ruleId: said('issuetypeid', 'typeid', 'issuetype', 'type') ?? said('title', 'name'),
    title: said('title', 'name', 'issuename', 'issuetype', 'type'),
    description: joinParagraphs(
      htmlToText(said('description', 'summary')),
      sections.about,
      htmlToText(said('impact')),
      htmlToText(said('details', 'evidence', 'proof')),
    ),
    mitigation:
      htmlToText(said('remediation', 'remedy', 'solution', 'recommendation', 'fix')) ??
      sections.mending,
    severity,
    confidence: said('confidence', 'certainty'),
    cvss: [
      {
        vector: said('cvssvector', 'cvss31vector', 'cvss'),
        score: num(said('cvssscore', 'cvss31score', 'cvss')),
      },
    ],
    cwes: said('cwe', 'cweid', 'cwes'),
    vulnerabilityIds: [said('cve', 'cves'), said('title', 'name')],
    endpoint: said('url', 'uri', 'address', 'target'),
    httpMethod: said('httpmethod', 'method', 'requestmethod'),
    httpParameter: said('parameter', 'parametername', 'param', 'inputname'),
    references: [said('references', 'externalreferences', 'links'), sections.links],
    suppression:
      state !== undefined && /false|accepted|ignored/i.test(state)
        ? { kind: state.toLowerCase(), status: 'accepted' }
        : undefined,
  };
}

const isIssue = (raw: Record<string, unknown>): boolean => {
  const said = fuzzyField(raw);
  return (
    said('title', 'name', 'issuename', 'issuetype', 'type') !== undefined &&
    said('severity', 'severitytext', 'severityname', 'risk') !== undefined &&
    said('url', 'uri', 'address', 'parameter', 'description') !== undefined
  );
};

const issuesIn = (document: unknown) =>
  nestedResults(document, isIssue, (key) => (severityWords.test(key) ? { severity: key } : {}));

export const rapplex = jsonFormat({
  id: 'rapplex',
  tool: 'Rapplex',
  category: 'dast',
  docsUrl: 'https://support.rapplex.com/',
  aliases: ['rapplex scan', 'rapplex web'],
  severities: { bestpractice: 'info' },
  detect: ({ value, text }) =>
    /rapplex/i.test(text.slice(0, 20_000)) && typeof value === 'object'
      ? 0.6
      : has(value, 'IssueTypes') || has(value, 'SeverityGroups')
        ? 0.6
        : 0,
  // What is of no known form, beside the checks that passed.
  doubts: (document) => nestedResults(document, () => true).length > issuesIn(document).length,
  map: (document) => {
    const address = hostTarget(
      str(document, 'Url') ??
        str(document, 'TargetUrl') ??
        str(document, 'Target') ??
        str(at(document, 'Scan'), 'Url'),
    );
    return issuesIn(document).flatMap(({ value }): Entry[] => {
      const own = toFinding(value);
      return own === undefined
        ? [leftOut('passed')]
        : [{ ...own, endpoint: own.endpoint ?? address?.replace(/^host:/, '') }];
    });
  },
});
