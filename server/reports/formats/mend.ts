/** Mend (WhiteSource): vulnerability exports of its API and of the unified agent. */
import { jsonFormat } from '../format.ts';
import type { Draft } from '../draft.ts';
import { at, has, list, num, str } from '../input/access.ts';

function vulnerability(raw: unknown, library: unknown): Draft {
  const details = at(raw, 'vulnerability') ?? raw;
  const id = str(details, 'name') ?? str(raw, 'name');
  const fix = at(raw, 'topFix');
  const name = str(library, 'artifactId') ?? str(library, 'name') ?? str(raw, 'component', 'name');
  const group = str(library, 'groupId') ?? str(raw, 'component', 'groupId');
  return {
    rule: id,
    title: `${id ?? ''} | ${name ?? ''}`,
    description: str(details, 'description'),
    mitigation: str(fix, 'fixResolution') ?? str(fix, 'message'),
    severity: str(details, 'cvss3_severity') ?? str(raw, 'cvss3_severity') ?? str(details, 'severity') ?? str(raw, 'severity'),
    cvss: [{ vector: str(details, 'scoreMetadataVector'), score: num(details, 'cvss3_score') ?? num(details, 'score') }],
    ids: [id],
    component: { name: group === undefined || group === name ? name : `${group}:${name ?? ''}`, version: str(library, 'version') ?? str(raw, 'component', 'version'), path: str(list(library, 'locations')[0], 'path') ?? str(raw, 'component', 'path') },
    references: [str(details, 'url'), str(fix, 'url')],
    firstSeen: str(details, 'publishDate'),
  };
}

export const mend = jsonFormat({
  id: 'mend',
  tool: 'Mend',
  category: 'sca',
  docsUrl: 'https://docs.mend.io/',
  aliases: ['whitesource', 'mend scan'],
  recognise: ({ value }) => (has(value, 'libraries.0.vulnerabilities') || has(value, 'response.0.topFix') || has(value, 'vulnerabilities.0.topFix') || has(value, 'vulnerabilities.0.library') || (has(value, 'libraries') && has(value, 'projectVitals')) ? 1 : 0),
  map: (document) => [
    ...list(document, 'libraries').flatMap((library) => list(library, 'vulnerabilities').map((raw) => vulnerability(raw, library))),
    ...[...list(document, 'vulnerabilities'), ...list(document, 'response')].map((raw) => vulnerability(raw, at(raw, 'library'))),
  ],
});
