/** The OSV schema (https://ossf.github.io/osv-schema/), alone or as other tools carry it. */
import { jsonFormat } from '../format.ts';
import type { ComponentDraft, Draft } from '../draft.ts';
import { has, list, num, str, texts } from '../input/access.ts';
import { paragraphs } from '../facts/text.ts';

export function osvDraft(osv: unknown, component: ComponentDraft): Draft {
  const id = str(osv, 'id');
  const affected = list(osv, 'affected').filter((entry) => component.name === undefined || str(entry, 'package', 'name') === component.name);
  const fixed = affected.flatMap((entry) => list(entry, 'ranges').filter((range) => str(range, 'type') !== 'GIT').flatMap((range) => list(range, 'events').map((event) => str(event, 'fixed'))));
  const references = list(osv, 'references').map((reference) => str(reference, 'url'));
  return {
    rule: id,
    helpUri: id === undefined ? undefined : `https://osv.dev/vulnerability/${id}`,
    title: [id, component.name === undefined ? undefined : `${component.name}:${component.version ?? ''}`].filter((part) => part !== undefined).join(' in '),
    description: paragraphs(str(osv, 'summary'), str(osv, 'details')),
    mitigation: fixed.some((version) => version !== undefined) ? `Update to ${[...new Set(fixed.filter((version) => version !== undefined))].join(' or ')}.` : undefined,
    severity: str(osv, 'database_specific', 'severity') ?? str(affected[0], 'ecosystem_specific', 'severity') ?? str(affected[0], 'database_specific', 'severity'),
    fallback: /^MAL-/.test(id ?? '') ? 'critical' : 'info',
    cvss: list(osv, 'severity').map((entry) => ({ vector: str(entry, 'score'), score: num(entry, 'score'), version: str(entry, 'type')?.replace('CVSS_V', '') })),
    ids: [id, ...texts(osv, 'aliases')],
    cwes: [osv, ...affected].flatMap((entry) => [...texts(entry, 'database_specific', 'cwe_ids'), ...list(entry, 'database_specific', 'cwes').map((cwe) => str(cwe, 'cweId') ?? str(cwe))]),
    component: { ...component, fixed },
    references,
  };
}

export const osv = jsonFormat({
  id: 'osv',
  tool: 'OSV',
  category: 'sca',
  docsUrl: 'https://ossf.github.io/osv-schema/',
  recognise: ({ value }) => (has(value, 'id', 'modified') && (has(value, 'affected') || has(value, 'schema_version')) ? 0.9 : has(value, 'vulns.0.id') && has(value, 'vulns.0.affected') ? 0.9 : 0),
  map: (document) => {
    const all = list(document, 'vulns');
    return (all.length > 0 ? all : [document]).flatMap((entry) => {
      const packages = list(entry, 'affected').map((affected) => ({ name: str(affected, 'package', 'name'), purl: str(affected, 'package', 'purl'), ecosystem: str(affected, 'package', 'ecosystem')?.split(':', 1)[0] }));
      const distinct = [...new Map(packages.map((pack) => [`${pack.ecosystem ?? ''} ${pack.name ?? ''}`, pack])).values()];
      return distinct.length === 0 ? [osvDraft(entry, {})] : distinct.map((pack) => osvDraft(entry, pack));
    });
  },
});
