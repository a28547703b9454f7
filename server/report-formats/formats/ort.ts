import { jsonFormat } from '../format.ts';
import type { RawFinding } from '../raw-finding.ts';
import { entries, has, isList, list, num, str } from '../parsers/json-access.ts';
import { parsePurl } from '../normalize/package-url.ts';

const coordinates = (id: string | undefined) => {
  const [ecosystem, namespace, name, version] = (id ?? '').split(':');
  const joint = ecosystem?.toLowerCase() === 'maven' ? ':' : '/';
  return {
    ecosystem: ecosystem?.toLowerCase(),
    name: namespace ? `${namespace}${joint}${name ?? ''}` : name,
    version,
  };
};

const componentOf = (id: string | undefined): NonNullable<RawFinding['component']> =>
  id?.startsWith('pkg:') === true ? { purl: id, ...parsePurl(id) } : coordinates(id);

/** An advisory of an advice provider about a package. */
function vulnerability(raw: unknown, component: NonNullable<RawFinding['component']>): RawFinding {
  const id = str(raw, 'id');
  const references = list(raw, 'references');
  return {
    ruleId: id,
    title: `${id ?? 'Vulnerability'} in ${component.name ?? 'a package'}:${component.version ?? ''}`,
    description:
      [str(raw, 'summary'), str(raw, 'description')]
        .filter((part) => part !== undefined)
        .join('\n\n') || undefined,
    severity: references
      .map((reference) => str(reference, 'severity'))
      .find((word) => word !== undefined),
    category: 'sca',
    cvss: references
      .filter((reference) => /cvss/i.test(str(reference, 'scoring_system') ?? ''))
      .map((reference) => ({
        vector: str(reference, 'vector'),
        score: num(reference, 'score') ?? num(reference, 'severity'),
      })),
    vulnerabilityIds: [id],
    component,
    references: references.map((reference) => str(reference, 'url')),
  };
}

const advised = (results: unknown, id: string): RawFinding[] =>
  list(results).flatMap((result) =>
    list(result, 'vulnerabilities').map((entry) => vulnerability(entry, componentOf(id))),
  );

function violation(raw: unknown, component: NonNullable<RawFinding['component']>): RawFinding {
  const license = str(raw, 'license');
  return {
    ruleId: str(raw, 'rule'),
    title: `Rule violation: ${str(raw, 'rule') ?? ''}`,
    description: str(raw, 'message'),
    mitigation: str(raw, 'how_to_fix'),
    severity: str(raw, 'severity'),
    component: {
      ...component,
      licenses: license === undefined || /^\d+$/.test(license) ? [] : [license],
    },
  };
}

/**
 * Rule violations of the evaluator and vulnerabilities of the advisor. `pkg` is ORT's own
 * `type:namespace:name:version`.
 */
export const ort = jsonFormat({
  id: 'ort',
  tool: 'OSS Review Toolkit',
  category: 'license',
  docsUrl: 'https://oss-review-toolkit.org/ort/docs/intro',
  severities: { error: 'high', warning: 'medium', hint: 'info' },
  detect: ({ value }) =>
    (has(value, 'evaluator') || has(value, 'advisor')) &&
    (has(value, 'analyzer') || has(value, 'repository'))
      ? 1
      : 0,
  each: ['/evaluator/violations/#', '/advisor/results/*'],
  map: (raw, { keys }) => {
    // Up to version 1, packages are nested one level deeper.
    if (keys[0] === 'advisor')
      return keys.at(-1) === 'advisor_results'
        ? entries(raw).flatMap(([id, results]) => advised(results, id))
        : advised(raw, String(keys.at(-1)));
    return violation(raw, componentOf(str(raw, 'pkg')));
  },
});

/** The evaluated model, whose results refer to their package by number. */
export const ortModel = jsonFormat({
  id: 'ort-model',
  tool: 'OSS Review Toolkit',
  category: 'license',
  docsUrl: 'https://oss-review-toolkit.org/ort/docs/tools/reporter',
  severities: { error: 'high', warning: 'medium', hint: 'info' },
  detect: ({ value }) => (isList(value, 'rule_violations') && isList(value, 'packages') ? 0.95 : 0),
  each: ['/rule_violations/#', '/vulnerabilities/#'],
  map: (raw, { root, keys }) => {
    const pack = list(root, 'packages').find((entry) => str(entry, '_id') === str(raw, 'pkg'));
    const component = { ...componentOf(str(pack, 'id')), purl: str(pack, 'purl') };
    // A resolved result was reviewed and needs no action.
    const resolved =
      list(raw, 'resolutions').length > 0
        ? { kind: 'resolved', status: 'accepted' as const }
        : undefined;
    return {
      ...(keys[0] === 'vulnerabilities'
        ? vulnerability(raw, component)
        : violation(raw, component)),
      suppression: resolved,
    };
  },
});
