import { jsonFormat } from '../format.ts';
import { has, str } from '../input/access.ts';
import { coordinatesOf } from '../facts/package-url.ts';

const coordinates = (id: string | undefined) => {
  const [ecosystem, namespace, name, version] = (id ?? '').split(':');
  const joint = ecosystem?.toLowerCase() === 'maven' ? ':' : '/';
  return { ecosystem: ecosystem?.toLowerCase(), name: namespace ? `${namespace}${joint}${name ?? ''}` : name, version };
};

/** Rule violations of the evaluator; `pkg` is ORT's own `type:namespace:name:version`. */
export const ort = jsonFormat({
  id: 'ort',
  tool: 'OSS Review Toolkit',
  category: 'license',
  docsUrl: 'https://oss-review-toolkit.org/ort/docs/intro',
  severities: { error: 'high', warning: 'medium', hint: 'info' },
  recognise: ({ value }) => (has(value, 'evaluator') && (has(value, 'analyzer') || has(value, 'repository')) ? 1 : 0),
  each: ['/evaluator/violations/#'],
  map: (raw) => {
    const id = str(raw, 'pkg');
    const component = id?.startsWith('pkg:') === true ? { purl: id, ...coordinatesOf(id) } : coordinates(id);
    return { rule: str(raw, 'rule'), title: `Rule violation: ${str(raw, 'rule') ?? ''}`, description: str(raw, 'message'), mitigation: str(raw, 'how_to_fix'), severity: str(raw, 'severity'), component: { ...component, licenses: str(raw, 'license') === undefined ? [] : [str(raw, 'license') ?? ''] } };
  },
});
