/** Rapplex: issues in groups by severity and kind, each with the addresses where it was found. */
import { jsonFormat } from '../format.ts';
import type { Draft } from '../draft.ts';
import { innermost } from '../facts/inherited.ts';
import { saidBy } from '../facts/said.ts';
import { hostTarget } from '../facts/target.ts';
import { paragraphs, plainText } from '../facts/text.ts';
import { at, has, list, num, str } from '../input/access.ts';

const severityWords =
  /^(?:critical|high|medium|low|info(?:rmation(?:al)?)?|best ?practice|passed)$/i;

/** Texts under headings (`{ "Header": "Remediation", "Body": "…" }`): those on mending apart from the others. */
function sectionsOf(raw: unknown): {
  about: string | undefined;
  mending: string | undefined;
  links: string | undefined;
} {
  const sections = [...list(raw, 'Sections'), ...list(raw, 'sections')].map((section) => {
    const said = saidBy(section);
    return {
      head: said('header', 'title', 'name') ?? '',
      body: said('body', 'text', 'content', 'value'),
    };
  });
  const of = (kind: 'about' | 'mending' | 'links') =>
    paragraphs(
      ...sections
        .filter(
          ({ head }) =>
            (/reme|solution|mitig|fix/i.test(head)
              ? 'mending'
              : /refer|link/i.test(head)
                ? 'links'
                : 'about') === kind,
        )
        .map(({ body }) => (kind === 'links' ? body : plainText(body))),
    );
  return { about: of('about'), mending: of('mending'), links: of('links') };
}

function draft(raw: Record<string, unknown>): Draft | undefined {
  const said = saidBy(raw);
  const sections = sectionsOf(raw);
  const severity = said('severity', 'severitytext', 'severityname', 'risk');
  // Checks that found nothing are in a group of their own.
  if (/^passed$/i.test(severity ?? '') || /^(?:fixed|passed)$/i.test(said('status', 'state') ?? ''))
    return undefined;
  const state = said('status', 'state');
  return {
    rule: said('issuetypeid', 'typeid', 'issuetype', 'type') ?? said('title', 'name'),
    title: said('title', 'name', 'issuename', 'issuetype', 'type'),
    description: paragraphs(
      plainText(said('description', 'summary')),
      sections.about,
      plainText(said('impact')),
      plainText(said('details', 'evidence', 'proof')),
    ),
    mitigation:
      plainText(said('remediation', 'remedy', 'solution', 'recommendation', 'fix')) ??
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
    ids: [said('cve', 'cves'), said('title', 'name')],
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
  const said = saidBy(raw);
  return (
    said('title', 'name', 'issuename', 'issuetype', 'type') !== undefined &&
    said('severity', 'severitytext', 'severityname', 'risk') !== undefined &&
    said('url', 'uri', 'address', 'parameter', 'description') !== undefined
  );
};

export const rapplex = jsonFormat({
  id: 'rapplex',
  tool: 'Rapplex',
  category: 'dast',
  docsUrl: 'https://support.rapplex.com/',
  aliases: ['rapplex scan', 'rapplex web'],
  severities: { bestpractice: 'info' },
  recognise: ({ value, text }) =>
    /rapplex/i.test(text.slice(0, 20_000)) && typeof value === 'object'
      ? 0.6
      : has(value, 'IssueTypes') || has(value, 'SeverityGroups')
        ? 0.6
        : 0,
  run: () => ({}),
  map: (document) => {
    const address = hostTarget(
      str(document, 'Url') ??
        str(document, 'TargetUrl') ??
        str(document, 'Target') ??
        str(at(document, 'Scan'), 'Url'),
    );
    const found = innermost(document, isIssue, (key) =>
      severityWords.test(key) ? { severity: key } : {},
    );
    return found.flatMap(({ value }) => {
      const own = draft(value);
      return own === undefined
        ? []
        : [{ ...own, endpoint: own.endpoint ?? address?.replace(/^host:/, '') }];
    });
  },
});
