import { jsonFormat } from '../format.ts';
import type { Draft } from '../draft.ts';
import { has, list, num, str } from '../input/access.ts';
import { coordinatesOf } from '../facts/package-url.ts';

const coordinates = (id: string | undefined) => {
  const [ecosystem, namespace, name, version] = (id ?? '').split(':');
  const joint = ecosystem?.toLowerCase() === 'maven' ? ':' : '/';
  return { ecosystem: ecosystem?.toLowerCase(), name: namespace ? `${namespace}${joint}${name ?? ''}` : name, version };
};

const componentOf = (id: string | undefined): NonNullable<Draft['component']> => (id?.startsWith('pkg:') === true ? { purl: id, ...coordinatesOf(id) } : coordinates(id));

/** What an advice provider knows of a package. */
function vulnerability(raw: unknown, component: NonNullable<Draft['component']>): Draft {
  const id = str(raw, 'id');
  const references = list(raw, 'references');
  return {
    rule: id,
    title: `${id ?? 'Vulnerability'} in ${component.name ?? 'a package'}:${component.version ?? ''}`,
    description: [str(raw, 'summary'), str(raw, 'description')].filter((part) => part !== undefined).join('\n\n') || undefined,
    severity: references.map((reference) => str(reference, 'severity')).find((word) => word !== undefined),
    category: 'sca',
    cvss: references.filter((reference) => /cvss/i.test(str(reference, 'scoring_system') ?? '')).map((reference) => ({ vector: str(reference, 'vector'), score: num(reference, 'score') ?? num(reference, 'severity') })),
    ids: [id],
    component,
    references: references.map((reference) => str(reference, 'url')),
  };
}

/** Rule violations of the evaluator and vulnerabilities of the advisor; `pkg` is ORT's own `type:namespace:name:version`. */
export const ort = jsonFormat({
  id: 'ort',
  tool: 'OSS Review Toolkit',
  category: 'license',
  docsUrl: 'https://oss-review-toolkit.org/ort/docs/intro',
  severities: { error: 'high', warning: 'medium', hint: 'info' },
  recognise: ({ value }) => ((has(value, 'evaluator') || has(value, 'advisor')) && (has(value, 'analyzer') || has(value, 'repository')) ? 1 : 0),
  each: ['/evaluator/violations/#', '/advisor/results/advisor_results/*', '/advisor/results/*'],
  map: (raw, { keys }) => {
    if (keys[0] === 'advisor') return keys.length === 3 && keys[2] === 'advisor_results' ? undefined : list(raw).flatMap((result) => list(result, 'vulnerabilities').map((entry) => vulnerability(entry, componentOf(String(keys.at(-1))))));
    const component = componentOf(str(raw, 'pkg'));
    return { rule: str(raw, 'rule'), title: `Rule violation: ${str(raw, 'rule') ?? ''}`, description: str(raw, 'message'), mitigation: str(raw, 'how_to_fix'), severity: str(raw, 'severity'), component: { ...component, licenses: str(raw, 'license') === undefined ? [] : [str(raw, 'license') ?? ''] } };
  },
});
