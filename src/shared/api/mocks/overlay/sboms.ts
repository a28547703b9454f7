import { type Severity, severityRank } from '#domain/finding-filters';
import { toComponentDiff } from '#domain/sbom/component-diff';
import { type SbomVulnerability, serializeCycloneDx } from '#domain/sbom/cyclonedx';
import { toDependencyGraph } from '#domain/sbom/dependency-graph';
import { diffSbomEntries } from '#domain/sbom/diff';
import { mergeSboms } from '#domain/sbom/merge';
import type { KnownVulnerability } from '#domain/sbom/vulnerability-diff';
import { slaRuns } from '#domain/sla';
import type { Repository } from '../../generated/model';
import type { MockSbom, SbomPart } from '../data/sboms';
import { refuse } from '../problem';
import type { Overlay } from '../answers';
import type { MockState } from '../state';
import { type ComponentFinding, isAboutComponent } from './component-findings';
import { fileOf, mockVersion } from './exports';
import { fresh } from './request';
import { visibleRepositories } from './visible';

const isUndone = (state: MockState, { sbom }: MockSbom): boolean =>
  state.scans.all.some(({ scan }) => scan.id === sbom.scan_id && scan.attributes.undone_at);

const newestFirst = (one: MockSbom, other: MockSbom): number =>
  one.sbom.observed_at < other.sbom.observed_at ? 1 : -1;

/** The newest SBOM of each subject of a repository, ordered by subject. */
export const currentSboms = (state: MockState, repository: string): MockSbom[] => {
  const own = state.sboms.all
    .filter((each) => each.repository === repository && !each.isArchived && !isUndone(state, each))
    .toSorted(newestFirst);
  const bySubject = new Map<string, MockSbom>();
  for (const each of own) {
    const subject = each.sbom.subject ?? '';
    if (!bySubject.has(subject)) bySubject.set(subject, each);
  }
  return [...bySubject]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, each]) => each);
};

/** Matches by package URL, or by name and version if the scanner provided none. */
export const isAboutPart =
  ({ name, version, purl }: Pick<SbomPart, 'name' | 'version' | 'purl'>) =>
  ({ attributes: { component: c } }: ComponentFinding): boolean =>
    (c.purl !== null && c.purl === purl) || (c.name === name && c.version === version);

const worstOf = (
  parts: readonly SbomPart[],
  findings: readonly ComponentFinding[],
): ReadonlyMap<string, Severity> =>
  new Map(
    parts.flatMap((part) => {
      const [worst] = findings
        .filter((finding) => isAboutPart(part)(finding) && slaRuns(finding.attributes))
        .map(({ attributes }) => attributes.severity)
        .toSorted((one, other) => severityRank(one) - severityRank(other));
      return worst === undefined ? [] : [[part.id, worst]];
    }),
  );

const knownOf = ({ id, attributes: a }: ComponentFinding): KnownVulnerability => ({
  findingId: id,
  vulnerability: a.cve[0] ?? a.rule.id,
  title: a.title,
  severity: a.severity,
  kev: a.kev,
  priority: a.priority,
  status: a.status,
  name: a.component.name,
  purl: a.component.purl,
  versions: new Set([a.component.version ?? '']),
  fixedVersions: a.component.fixed_version === null ? [] : [a.component.fixed_version],
});

/** The findings of these SBOMs' components, ordered as the server writes them. */
const statementsOf = (
  sboms: readonly MockSbom[],
  refs: ReadonlyMap<string, string>,
  findings: readonly ComponentFinding[],
): SbomVulnerability[] => {
  const parts = sboms
    .flatMap((sbom) => sbom.parts)
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const stated = findings.flatMap((finding) => {
    const { id, attributes: a } = finding;
    const affected = parts.filter((part) => isAboutPart(part)(finding));
    const [cvss] = a.cvss;
    if (affected.length === 0) return [];
    const vulnerability = a.cve[0] ?? a.rule.id;
    return {
      key: `${vulnerability} ${id}`,
      statement: {
        id: vulnerability,
        affects: [...new Set(affected.flatMap((part) => refs.get(part.id) ?? []))],
        severity: a.severity,
        cvss: cvss ?? null,
        cwes: a.cwe,
        status: a.status,
        falsePositive: a.false_positive,
        statement: a.risk_acceptance?.reason ?? null,
      },
    };
  });
  return stated
    .toSorted((one, other) => (one.key < other.key ? -1 : 1))
    .map(({ statement }) => statement);
};

/** The SBOMs of repositories, their graphs and differences. */
export const sbomsOverlay = (state: MockState) => {
  const repositoryOf = (id: unknown, request: Request): Repository => {
    const found = visibleRepositories(state, request).find((row) => row.id === id);
    if (!found) refuse(404, 'Repository not found.');
    return found;
  };
  const findingsOf = ({ id }: Repository): ComponentFinding[] =>
    state.findings.filter(
      (finding): finding is ComponentFinding =>
        finding.attributes.repository.id === id && isAboutComponent(finding),
    );
  const comparableOf = ({ id }: Repository): MockSbom[] =>
    state.sboms.all.filter(
      (each) => each.repository === id && each.parts.length > 0 && !isUndone(state, each),
    );
  /**
   * The predecessor on the default branch: of the same subject, and of the same tool if possible.
   */
  const previousOf = (repository: Repository, { sbom: later }: MockSbom): MockSbom => {
    const [found] = comparableOf(repository)
      .filter(
        ({ sbom }) =>
          sbom.scan_id !== later.scan_id &&
          sbom.branch === repository.attributes.data.branch &&
          sbom.observed_at <= later.observed_at &&
          (sbom.subject === later.subject || sbom.subject === null || later.subject === null),
      )
      .toSorted(
        (one, other) =>
          Number(other.sbom.subject === later.subject) -
            Number(one.sbom.subject === later.subject) ||
          Number(other.sbom.tool === later.tool) - Number(one.sbom.tool === later.tool) ||
          newestFirst(one, other),
      );
    return found ?? refuse(404, 'SBOM not found.');
  };
  return {
    listSboms: ({ params, request }) => {
      const { id } = repositoryOf(params['id'], request);
      return { data: currentSboms(state, id).map(({ sbom }) => sbom) };
    },
    exportSbom: ({ params, request }) => {
      const repository = repositoryOf(params['id'], request);
      const stated = new URL(request.url).searchParams.get('bill');
      const chosen = currentSboms(state, repository.id).filter(
        ({ sbom }) => stated === null || sbom.scan_id === stated,
      );
      if (chosen.length === 0) refuse(404, 'SBOM not found.');
      const merged = mergeSboms(chosen.map(({ parts, edges }) => ({ components: parts, edges })));
      const { id: serial, now: timestamp } = fresh();
      const subject = stated === null ? null : (chosen[0]?.sbom.subject ?? null);
      return fileOf(
        serializeCycloneDx({
          name: [repository.attributes.nickname, subject].filter((part) => part !== null).join('-'),
          serial,
          timestamp,
          productVersion: mockVersion,
          components: merged.components,
          dependencies: merged.dependencies,
          vulnerabilities: statementsOf(chosen, merged.refs, findingsOf(repository)),
        }),
      );
    },
    putAwaySbom: ({ params, request }) => {
      const { id } = repositoryOf(params['id'], request);
      const current = currentSboms(state, id);
      const chosen = current.find(({ sbom }) => sbom.scan_id === params['scan']);
      if (!chosen) refuse(404, 'SBOM not found.');
      for (const { repository, sbom } of state.sboms.all)
        if (repository === id && (current.length === 1 || sbom.subject === chosen.sbom.subject))
          state.sboms.change(sbom.scan_id, { isArchived: true });
    },
    getDependencyGraph: ({ params, request }) => {
      const repository = repositoryOf(params['id'], request);
      const stated = new URL(request.url).searchParams.get('bill');
      const current = currentSboms(state, repository.id);
      const chosen =
        stated === null ? current[0] : current.find(({ sbom }) => sbom.scan_id === stated);
      if (stated !== null && !chosen) refuse(404, 'SBOM not found.');
      const { parts, edges } = chosen ?? { parts: [], edges: [] };
      return toDependencyGraph(parts, edges, worstOf(parts, findingsOf(repository)));
    },
    diffSboms: ({ params, request }) => {
      const repository = repositoryOf(params['id'], request);
      const { searchParams } = new URL(request.url);
      const comparable = (scan: string | null) =>
        comparableOf(repository).find(({ sbom }) => sbom.scan_id === scan) ??
        refuse(404, 'SBOM not found.');
      const after = comparable(searchParams.get('to'));
      const stated = searchParams.get('from');
      const before = stated === null ? previousOf(repository, after) : comparable(stated);
      return toComponentDiff(
        {
          from: before.sbom.scan_id,
          to: after.sbom.scan_id,
          before: before.parts,
          after: after.parts,
          diff: diffSbomEntries(before.parts, after.parts),
          known: findingsOf(repository)
            .filter(({ attributes }) => !attributes.false_positive)
            .map(knownOf),
        },
        searchParams.get('effect') === 'true',
      );
    },
  } satisfies Overlay;
};
