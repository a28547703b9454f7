/**
 * Policy reports of a Kubernetes cluster: OpenReports and its predecessor, the reports of the
 * policy working group.
 */
import { type Entry, skippedByStatus } from '../entries.ts';
import { jsonFormat } from '../format.ts';
import { labeledLines, joinParagraphs } from '../normalize/text.ts';
import { at, entries, has, isList, list, str } from '../parsers/json-access.ts';

const isReport = (value: unknown): boolean =>
  /^(?:Cluster)?(?:Policy)?Report(?:List)?$/.test(str(value, 'kind') ?? '') &&
  /^(?:reports\.x-k8s\.io|openreports\.io|wgpolicyk8s\.io)\//.test(str(value, 'apiVersion') ?? '');

const idOf = (raw: unknown): string | undefined => {
  const parts = [str(raw, 'namespace'), str(raw, 'kind'), str(raw, 'name')].filter(
    (part) => part !== undefined,
  );
  return parts.length === 0 ? undefined : parts.join('/');
};

/** Returns an entry for each resource of a result. Passed and skipped results are not findings. */
function results(report: unknown): Entry[] {
  return list(report, 'results').flatMap((raw): Entry[] => {
    const outcome = str(raw, 'result') ?? str(raw, 'status') ?? 'fail';
    if (['pass', 'skip'].includes(outcome)) return [skippedByStatus(outcome)];
    const subject =
      list(raw, 'subjects')[0] ??
      list(raw, 'resources')[0] ??
      at(report, 'scope') ??
      at(report, 'metadata', 'ownerReferences', 0);
    const property = (name: string): string | undefined => str(raw, 'properties', name);
    const [pack, policy, rule] = [
      property('pkgName') ?? property('resource'),
      str(raw, 'policy'),
      str(raw, 'rule'),
    ];
    const more = entries(raw, 'properties').filter(
      ([name]) =>
        ![
          'pkgName',
          'resource',
          'installedVersion',
          'fixedVersion',
          'primaryURL',
          'primaryLink',
          'title',
        ].includes(name),
    );
    return [
      {
        ruleId: policy ?? rule,
        ruleName: rule,
        title:
          [policy, property('title') ?? rule]
            .filter((part, index, all) => part !== undefined && all.indexOf(part) === index)
            .join(': ') || str(raw, 'message'),
        description: joinParagraphs(
          str(raw, 'message') ?? str(raw, 'description'),
          labeledLines(
            Object.fromEntries(
              more.flatMap(([name, value]) =>
                str(value) === undefined ? [] : [[name, str(value)]],
              ),
            ),
          ),
        ),
        severity:
          str(raw, 'severity') ??
          (outcome === 'warn' ? 'low' : outcome === 'error' ? 'info' : 'medium'),
        category: pack !== undefined ? 'container' : undefined,
        vulnerabilityIds: [policy, rule],
        component:
          pack === undefined
            ? undefined
            : {
                name: pack,
                version: property('installedVersion'),
                fixed: [property('fixedVersion')],
              },
        cloudResource: {
          provider: 'kubernetes',
          type: str(subject, 'kind'),
          id: idOf(
            subject === undefined
              ? undefined
              : { namespace: str(report, 'metadata', 'namespace'), ...(subject as object) },
          ),
        },
        references: [property('primaryURL'), property('primaryLink')],
        tags: [str(raw, 'category'), str(raw, 'source')],
      },
    ];
  });
}

export const openReports = jsonFormat({
  id: 'openreports',
  tool: 'OpenReports',
  category: 'iac',
  docsUrl: 'https://openreports.io/',
  aliases: ['open reports', 'policy report', 'policyreport'],
  detect: ({ value }) => {
    if (
      isReport(value) &&
      (isList(value, 'results') || isList(value, 'items') || has(value, 'summary'))
    )
      return 1;
    const first = isList(value, 'items') ? at(value, 'items', 0) : at(value, 0);
    return isReport(first) && first !== undefined ? 0.98 : 0;
  },
  looksIn: ['/results/#', '/items/#/results/#', '/#/results/#'],
  asides: ['metadata', 'scope', 'scopeSelector', 'summary', 'configuration'],
  map: (document) =>
    (Array.isArray(document)
      ? list(document)
      : isList(document, 'items')
        ? list(document, 'items')
        : [document]
    ).flatMap(results),
});
