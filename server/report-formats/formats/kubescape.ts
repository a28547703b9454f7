/**
 * Kubescape: one finding for each resource and failed control, in the schema of version 2 and later
 * and in that of version 1.
 */
import { type Entry, skipped, skippedByStatus, skippedCheck } from '../entries.ts';
import {
  toReportItems,
  type FormatDefinition,
  jsonFormat,
  type ReportFormat,
  type RunMetadata,
  runItem,
} from '../format.ts';
import type { RawFinding } from '../raw-finding.ts';
import { at, entries, has, list, num, str, tree } from '../parsers/json-access.ts';
import type { ReaderItem } from '../model.ts';
import { readFrames, readSlices } from '../parsers/json-reader.ts';
import { readPlaces } from '../variant.ts';

const facts: FormatDefinition = {
  id: 'kubescape',
  tool: 'Kubescape',
  category: 'iac',
  docsUrl: 'https://kubescape.io/docs/scanning/',
  kinds: ['json'],
  detect: ({ value }) =>
    has(value, 'summaryDetails.controls') ||
    (has(value, 'summaryDetails') && (has(value, 'results') || has(value, 'resources')))
      ? 1
      : 0,
};

const severityOfFactor = (factor: number | undefined): string => {
  if (factor === undefined) return 'medium';
  if (factor < 1) return 'info';
  if (factor >= 9) return 'critical';
  if (factor >= 7) return 'high';
  return factor >= 4 ? 'medium' : 'low';
};

function toFinding(
  control: unknown,
  summary: unknown,
  resource: unknown,
  resourceId: string,
): RawFinding {
  const id = str(control, 'controlID') ?? '';
  const object = at(resource, 'object') ?? at(resource, 'Object');
  const [kind, name, namespace] = [
    str(object, 'kind'),
    str(object, 'metadata', 'name') ?? str(object, 'name'),
    str(object, 'metadata', 'namespace') ?? str(object, 'namespace'),
  ];
  const paths = list(control, 'rules').flatMap((rule) =>
    list(rule, 'paths').map((path) => str(path, 'failedPath') ?? str(path, 'fixPath', 'path')),
  );
  return {
    ruleId: id,
    ruleName: str(control, 'name'),
    helpUri: `https://hub.armosec.io/docs/${id.toLowerCase()}`,
    title: `${id} - ${str(control, 'name') ?? str(summary, 'name') ?? ''}`,
    description: [
      `Resource: ${[kind, namespace, name].filter((part) => part !== undefined).join('/') || resourceId}.`,
      ...paths
        .filter((path) => path !== undefined)
        .slice(0, 20)
        .map((path) => `- ${path}`),
    ].join('\n\n'),
    severity:
      str(control, 'severity') ??
      str(summary, 'severity') ??
      severityOfFactor(num(summary, 'scoreFactor') ?? num(summary, 'baseScore')),
    cloudResource: { provider: 'kubernetes', type: kind, id: resourceId },
    location: { path: str(resource, 'source', 'relativePath') },
    tags: [str(summary, 'category', 'name')],
  };
}

/** An exception lets a failed control pass for the resource. */
function exceptionOf(control: unknown, status: string | undefined): RawFinding['suppression'] {
  const rules = list(control, 'rules');
  const excepted = [control, ...rules].some(
    (part) => (str(part, 'status', 'subStatus') ?? str(part, 'subStatus')) === 'w/exceptions',
  );
  // Status word of the first versions.
  if (!excepted && status !== 'excluded') return undefined;
  const [exception] = rules.flatMap((rule) => list(rule, 'exception'));
  const why = str(exception, 'reason') ?? str(exception, 'name');
  return {
    kind: 'exception',
    status: 'accepted',
    ...(why !== undefined && { justification: why }),
  };
}

/**
 * Returns the entry of a control that passed, that Kubescape could not evaluate, or that needs a
 * manual review.
 */
function closedBy(status: string | undefined, control: unknown): Entry {
  if (status === 'skipped' && !/review$/i.test(str(control, 'status', 'subStatus') ?? ''))
    return skippedCheck({ rule: str(control, 'controlID') });
  return status === 'irrelevant' ? skipped('passed') : skippedByStatus(status);
}

/** Detects an unknown variant: `results` may be missing only if no control failed. */
function unreadOf(root: unknown): RunMetadata {
  const controls = Object.values(tree(root, 'summaryDetails', 'controls'));
  const failed = controls.some(
    (control) =>
      (num(control, 'ResourceCounters', 'failedResources') ?? 0) > 0 ||
      (num(control, 'resourceCounters', 'failedResources') ?? 0) > 0,
  );
  if (!Array.isArray(at(root, 'results')) && failed)
    return { incomplete: 'unknown_variant', lookedFor: '/results' };
  const status = str(root, 'summaryDetails', 'status');
  if (controls.length === 0 && status === 'skipped') return { incomplete: 'nothing_scanned' };
  const erred = (control: unknown): boolean => str(control, 'status') === 'error';
  return {
    incomplete: controls.some(erred) && 'files_failed',
    // Skipped for lack of a configuration or integration. Controls that need a manual review never
    // were findings.
    unscanned: entries(root, 'summaryDetails', 'controls').flatMap(([rule, control]) =>
      str(control, 'status') === 'skipped' &&
      /^(?:configuration|integration)$/i.test(str(control, 'statusInfo', 'subStatus') ?? '')
        ? [{ rule }]
        : [],
    ),
  };
}

function* toItems(
  value: unknown,
  pointer: string,
  controls: ReadonlyMap<string, unknown>,
  resources: ReadonlyMap<string, unknown>,
): Generator<ReaderItem> {
  const id = str(value, 'resourceID') ?? '';
  for (const [index, control] of list(value, 'controls').entries()) {
    const status = str(control, 'status', 'status') ?? str(control, 'status');
    const suppression = exceptionOf(control, status);
    const summary = controls.get(str(control, 'controlID') ?? '');
    yield* toReportItems(
      status === 'failed' || suppression !== undefined
        ? { ...toFinding(control, summary, resources.get(id), id), suppression }
        : closedBy(status, control),
      facts,
      `${pointer}/controls/${index}`,
    );
  }
}

const reportPlaces = {
  each: ['/results/#'],
  looksIn: ['/controls/#'],
  // Members of the report, and of a resource.
  asides: [
    ...['summaryDetails', 'resources', 'metadata', 'attributes', 'clusterAPIServerInfo'],
    'paginationInfo',
    ...['prioritizedResource', 'resourcesPrioritized', 'rawResource'],
  ],
};

export const kubescape: ReportFormat = {
  ...facts,
  read: readPlaces(reportPlaces, async function* (file, context, silence) {
    const resources = new Map<string, unknown>();
    const [root] = await readFrames(file, ['/results/#', '/resources/#'], context, (slice) => {
      const id = slice.keys[0] === 'resources' ? str(slice.value, 'resourceID') : undefined;
      if (id !== undefined)
        resources.set(id, {
          object: {
            kind: str(slice.value, 'object', 'kind'),
            metadata: at(slice.value, 'object', 'metadata'),
          },
          source: at(slice.value, 'source'),
        });
    });
    const controls = new Map(entries(root, 'summaryDetails', 'controls'));
    const trouble = unreadOf(root);
    yield runItem(facts, { completedAt: str(root, 'generationTime'), ...trouble });
    silence.without([root]);
    silence.states(
      [...controls.values()].reduce<number>(
        (sum, control) => sum + (num(control, 'ResourceCounters', 'failedResources') ?? 0),
        0,
      ),
    );
    let met = resources.size;
    for await (const { value, pointer, problem } of readSlices(file, ['/results/#'], context)) {
      met += 1;
      if (problem !== undefined) yield { kind: 'ignored', ...problem, pointer };
      else yield* silence.of(value, toItems(value, pointer, controls, resources));
    }
    // The report lists every resource that was scanned.
    if (met === 0 && (trouble.unscanned ?? []).length === 0)
      yield runItem(facts, { ...trouble, incomplete: 'nothing_scanned' });
  }),
};

const answersOf = (control: unknown): unknown[] =>
  list(control, 'ruleReports').flatMap((rule) => list(rule, 'ruleResponses'));

/** Returns false if a rule failed with an error, or if failed resources have no rule responses. */
const wasChecked = (control: unknown): boolean =>
  (num(control, 'failedResources') ?? 0) === 0 &&
  !list(control, 'ruleReports').some((rule) => str(rule, 'ruleStatus', 'status') === 'error');

const controlPlaces = [
  '/#/controlReports/#',
  '/frameworks/#/controlReports/#',
  '/frameworkReports/#/controlReports/#',
  '/controlReports/#',
];

/**
 * Version 1: frameworks with their controls, each with the responses of its rules. An exception
 * suppresses a response.
 */
const version1 = jsonFormat({
  id: 'kubescape-1',
  tool: 'Kubescape',
  category: 'iac',
  docsUrl: 'https://kubescape.io/docs/scanning/',
  detect: ({ value }) =>
    ['0', 'frameworks.0', 'frameworkReports.0'].some((place) =>
      has(value, `${place}.controlReports`),
    ) || has(value, 'controlReports.0.ruleReports')
      ? 1
      : 0,
  each: controlPlaces,
  looksIn: ['/ruleReports/#/ruleResponses/#'],
  asides: ['attributes', 'controlConfigInputs', 'ruleStatus', 'listInputResources', 'rulesIDs'],
  map: (control) => {
    const id = str(control, 'controlID') ?? str(control, 'id') ?? str(control, 'name') ?? '';
    const factor = num(control, 'baseScore');
    const answers = answersOf(control);
    if (answers.length === 0)
      return wasChecked(control) ? skipped('passed') : skipped('not_a_finding');
    return answers.flatMap((answer): readonly Entry[] => {
      if (str(answer, 'ruleStatus') === 'passed') return [skipped('passed')];
      const outside = at(answer, 'alertObject', 'externalObjects');
      const objects = [
        ...list(answer, 'alertObject', 'k8sApiObjects'),
        ...(outside === undefined || outside === null ? [] : [outside]),
      ];
      const excepted = at(answer, 'exception') !== undefined && at(answer, 'exception') !== null;
      return (objects.length > 0 ? objects : [undefined]).map((object): RawFinding => {
        const [kind, name, namespace] = [
          str(object, 'kind'),
          str(object, 'metadata', 'name') ?? str(object, 'name'),
          str(object, 'metadata', 'namespace') ?? str(object, 'namespace'),
        ];
        const where = [namespace, kind, name].filter((part) => part !== undefined).join('/');
        return {
          ruleId: id,
          ruleName: str(control, 'name'),
          title: `${id} - ${str(control, 'name') ?? ''}`,
          description: [str(answer, 'alertMessage'), str(control, 'description')]
            .filter((part) => part !== undefined)
            .join('\n\n'),
          mitigation: str(control, 'remediation'),
          severity: severityOfFactor(factor),
          cloudResource: { provider: 'kubernetes', type: kind, id: where || id },
          suppression: excepted ? { kind: 'exception', status: 'accepted' } : undefined,
        };
      });
    });
  },
});

export const kubescape1: ReportFormat = {
  ...version1,
  async *read(file, context) {
    const unchecked: string[] = [];
    await readFrames(file, controlPlaces, context, ({ value, pointer }) => {
      if (!wasChecked(value) && answersOf(value).length === 0) unchecked.push(pointer);
    });
    for await (const item of version1.read(file, context))
      yield item.kind === 'run' && item.incomplete === undefined && unchecked.length > 0
        ? { ...item, incomplete: 'files_failed' }
        : item;
  },
};
