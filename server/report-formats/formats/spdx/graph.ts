/** SPDX 3.0 as JSON-LD: one `@graph` of elements and relationships, including vulnerabilities. */
import { type Entry, skipped, toSkippedItem } from '../../entries.ts';
import { toReportItems, runItem, type FormatDefinition, type ReportFormat } from '../../format.ts';
import { skippedResult } from '../../skipped-result.ts';
import type { Component, ReportItem } from '../../model.ts';
import { omitUndefined, normalizeComponent } from '../../normalize-finding.ts';
import { bool, has, isList, list, num, str, texts } from '../../parsers/json-access.ts';
import { readFrames, readSlices } from '../../parsers/json-reader.ts';
import { spdxFacts } from './json.ts';

const facts: FormatDefinition = {
  ...spdxFacts,
  id: 'spdx-3',
  docsUrl: 'https://spdx.github.io/spdx-spec/v3.0.1/',
  aliases: ['spdx 3'],
  kinds: ['json'],
  detect: ({ value }) =>
    /spdx\.org\/rdf\/3/.test(str(value, '@context') ?? '') ||
    (isList(value, '@graph') && has(value, '@graph.0.spdxId'))
      ? 1
      : 0,
};

const paths = ['/@graph/#'];

const typeOf = (element: unknown): string => str(element, 'type') ?? str(element, '@type') ?? '';
const idOf = (element: unknown): string | undefined =>
  str(element, 'spdxId') ?? str(element, '@id');

interface Assessment {
  kind: 'affects' | 'doesNotAffect' | 'underInvestigationFor' | 'fixedIn';
  justification?: string | undefined;
  action?: string | undefined;
}

interface Graph {
  components: Map<string, Component>;
  vulnerabilities: Map<string, unknown>;
  /** Scores, probabilities and entries in catalogs, by vulnerability. */
  ratings: Map<string, unknown[]>;
  /** Vulnerabilities that are scored for a component. */
  scored: { vulnerability: string; component: string }[];
  /** Assessments of vulnerabilities in components. */
  assessments: { vulnerability: string; component: string; assessment: Assessment }[];
}

const kinds: Readonly<Record<string, Assessment['kind']>> = {
  security_VexAffectedVulnAssessmentRelationship: 'affects',
  security_VexNotAffectedVulnAssessmentRelationship: 'doesNotAffect',
  security_VexUnderInvestigationVulnAssessmentRelationship: 'underInvestigationFor',
  security_VexFixedVulnAssessmentRelationship: 'fixedIn',
};

const external = (element: unknown, wanted: RegExp): string[] =>
  list(element, 'externalIdentifier')
    .filter((entry) => wanted.test(str(entry, 'externalIdentifierType') ?? ''))
    .flatMap((entry) => str(entry, 'identifier') ?? []);

function note(element: unknown, graph: Graph): void {
  const [type, from, to] = [typeOf(element), str(element, 'from'), texts(element, 'to')];
  const id = idOf(element);
  if (type === 'security_Vulnerability' && id !== undefined) graph.vulnerabilities.set(id, element);
  if (from === undefined) return;
  const rating = /^security_(CvssV\d|Ssvc|Epss|ExploitCatalog)VulnAssessmentRelationship$/.exec(
    type,
  );
  if (rating !== null) graph.ratings.set(from, [...(graph.ratings.get(from) ?? []), element]);
  if (/^(?:Cvss|Ssvc)/.test(rating?.[1] ?? ''))
    for (const component of to) graph.scored.push({ vulnerability: from, component });
  const vex = kinds[type];
  if (vex !== undefined)
    for (const component of to)
      graph.assessments.push({
        vulnerability: from,
        component,
        assessment: {
          kind: vex,
          justification:
            str(element, 'security_justificationType') ?? str(element, 'security_impactStatement'),
          action: str(element, 'security_actionStatement'),
        },
      });
  // A plain relationship has the opposite direction, from the component to the vulnerability.
  if (type === 'Relationship' && str(element, 'relationshipType') === 'hasAssociatedVulnerability')
    for (const vulnerability of to)
      graph.assessments.push({
        vulnerability,
        component: from,
        assessment: { kind: 'affects' },
      });
}

/** CISA's catalog lists vulnerabilities that are exploited. */
const isExploited = (rating: unknown): boolean =>
  str(rating, 'security_catalogType') === 'kev' && bool(rating, 'security_exploited') === true;

/** A vulnerability that is scored for a component affects it, unless a statement says otherwise. */
function addScored({ scored, assessments }: Graph): void {
  const known = new Set(assessments.map((each) => `${each.vulnerability} ${each.component}`));
  for (const { vulnerability, component } of scored) {
    const key = `${vulnerability} ${component}`;
    if (known.has(key)) continue;
    known.add(key);
    assessments.push({ vulnerability, component, assessment: { kind: 'affects' } });
  }
}

function toFinding(
  { vulnerability, component, assessment }: Graph['assessments'][number],
  graph: Graph,
): Entry | undefined {
  if (assessment.kind === 'fixedIn') return skipped('fixed_in_report');
  const raw = graph.vulnerabilities.get(vulnerability);
  const known = graph.components.get(component);
  const ids = external(raw, /cve|securityOther/i);
  const id = ids[0] ?? str(raw, 'name') ?? vulnerability;
  const ratings = graph.ratings.get(vulnerability) ?? [];
  const probability = ratings.find((rating) => has(rating, 'security_probability'));
  return {
    ruleId: id,
    title: `${known?.name ?? component}${known?.version === undefined ? '' : `:${known.version}`} | ${id}`,
    description: str(raw, 'description') ?? str(raw, 'summary'),
    mitigation: assessment.action,
    severity: ratings
      .map((rating) => str(rating, 'security_severity'))
      .find((word) => word !== undefined),
    fallbackSeverity: 'info',
    category: 'sca',
    cvss: ratings.map((rating) => ({
      vector: str(rating, 'security_vectorString'),
      score: num(rating, 'security_score'),
    })),
    epss: {
      score: num(probability, 'security_probability'),
      percentile: num(probability, 'security_percentile'),
    },
    knownExploited: ratings.some(isExploited) ? true : undefined,
    vulnerabilityIds: [...ids, id],
    component: known ?? { name: component },
    references: list(raw, 'externalRef').flatMap((reference) => texts(reference, 'locator')),
    suppression:
      assessment.kind === 'doesNotAffect'
        ? {
            kind: 'vex:not_affected',
            status: 'accepted',
            ...(assessment.justification !== undefined && {
              justification: assessment.justification,
            }),
          }
        : undefined,
  };
}

function* packageItems(element: unknown, pointer: string, graph: Graph): Generator<ReportItem> {
  const ref = idOf(element);
  const component = normalizeComponent({
    name: str(element, 'name'),
    version: str(element, 'software_packageVersion'),
    purl: str(element, 'software_packageUrl') ?? external(element, /purl/i)[0],
  });
  if (component === undefined || ref === undefined) {
    yield {
      kind: 'ignored',
      reason: 'malformed_result',
      ...skippedResult('package_unnamed'),
      pointer,
    };
    return;
  }
  graph.components.set(ref, component);
  yield {
    kind: 'component',
    component: omitUndefined({
      ...component,
      ref,
      type: str(element, 'software_primaryPurpose'),
      pointer,
    }),
  };
}

export const spdxGraph: ReportFormat = {
  ...facts,
  async *read(file, context) {
    const graph: Graph = {
      components: new Map(),
      vulnerabilities: new Map(),
      ratings: new Map(),
      scored: [],
      assessments: [],
    };
    // Elements are in any order, so a first pass collects the statements about vulnerabilities.
    await readFrames(file, paths, context, ({ value }) => note(value, graph));
    addScored(graph);
    const run = runItem(facts);
    yield graph.assessments.length === 0 ? ({ ...run, componentsOnly: true } as ReportItem) : run;
    for await (const { value, pointer, problem } of readSlices(file, paths, context)) {
      if (problem !== undefined) yield { kind: 'ignored', ...problem, pointer };
      else if (typeOf(value) === 'software_Package') yield* packageItems(value, pointer, graph);
      else if (
        typeOf(value) === 'Relationship' &&
        ['dependsOn', 'contains'].includes(str(value, 'relationshipType') ?? '')
      ) {
        const from = str(value, 'from');
        if (from !== undefined) yield { kind: 'dependency', from, to: texts(value, 'to') };
      }
    }
    for (const relationship of graph.assessments) {
      const own = toFinding(relationship, graph);
      if (own !== undefined) yield* toReportItems(own, facts, relationship.vulnerability);
    }
    // A vulnerability of no package is only described.
    const assessed = new Set(graph.assessments.map(({ vulnerability }) => vulnerability));
    for (const vulnerability of graph.vulnerabilities.keys())
      if (!assessed.has(vulnerability)) yield toSkippedItem('not_a_finding', vulnerability);
  },
};
