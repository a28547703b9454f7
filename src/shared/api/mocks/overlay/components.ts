import { type Severity, severities } from '#domain/finding-filters';
import { DependencyGraph, toComponentPaths } from '#domain/sbom/dependency-graph';
import { toComponentUpgrades } from '#domain/sbom/upgrade-paths';
import type {
  Component,
  ComponentRow as Row,
  ComponentVulnerability,
  SbomFinding,
} from '../../generated/model';
import { refuse } from '../problem';
import type { Overlay } from '../answers';
import type { MockState } from '../state';
import { type ComponentFinding, isAboutComponent } from './component-findings';
import { type ListedComponent, listedComponents } from './component-rows';
import { pageOf } from './page';
import { visibleFindings, visibleRepositories } from './visible';

const listOf = (url: URL, name: string): readonly string[] | undefined =>
  url.searchParams.get(name)?.toLowerCase().split(',');

const has = (wanted: readonly string[] | undefined, ...values: (string | null)[]): boolean =>
  wanted === undefined ||
  values.some((value) => value !== null && wanted.includes(value.toLowerCase()));

/** Case-sensitive, like the server: `mit` matches no license. */
const hasWord = (url: URL, name: string, ...values: (string | null)[]): boolean => {
  const wanted = url.searchParams.get(name)?.split(',');
  return wanted === undefined || values.some((value) => value !== null && wanted.includes(value));
};

const says = (url: URL, ...texts: (string | null | undefined)[]): boolean => {
  const words = (url.searchParams.get('q') ?? '').toLowerCase();
  return words === '' || texts.some((text) => text?.toLowerCase().includes(words));
};

const sbomFindingOf = ({ id, attributes: a }: ComponentFinding): SbomFinding => ({
  id,
  attributes: {
    title: a.title,
    severity: a.severity,
    priority: a.priority,
    vulnerability: a.cve[0] ?? null,
    component: a.component,
    repository: a.repository,
    status: a.status,
    first_seen_at: a.first_seen_at,
  },
});

const vulnerabilityOf = ({ id, attributes: a }: ComponentFinding): ComponentVulnerability => ({
  finding_id: id,
  vulnerability: a.cve[0] ?? a.rule.id,
  severity: a.severity,
  priority: a.priority,
  cvss_score: a.cvssv3_score,
  epss: a.epss,
  kev: a.kev,
  fixed_version: a.component.fixed_version,
  title: a.title,
});

const orders: Readonly<Record<string, (row: Row) => string>> = {
  name: ({ attributes: { name } }) => name.toLowerCase(),
  ecosystem: ({ attributes: { ecosystem } }) => ecosystem ?? '',
  // The most severe vulnerabilities decide, as on the server.
  vulnerabilities: ({ attributes: { vulnerabilities: counts } }) =>
    severities.map((severity) => String(counts[severity]).padStart(6, '0')).join(' '),
  last_seen_at: ({ attributes: { last_seen_at: at } }) => at,
};

const sorted = (rows: readonly Row[], url: URL): Row[] => {
  const valueOf =
    orders[url.searchParams.get('sort_field') ?? 'vulnerabilities'] ?? (({ id }) => id);
  const sign = url.searchParams.get('sort') === 'asc' ? 1 : -1;
  const keyed = rows.map((row) => [`${valueOf(row)} ${row.id}`, row] as const);
  return keyed.toSorted(([one], [other]) => (one < other ? -sign : sign)).map(([, row]) => row);
};

const meets = (url: URL, { attributes: a }: Row): boolean =>
  says(url, a.name, a.purl) &&
  has(listOf(url, 'repository'), a.repository.nickname, a.repository.id) &&
  hasWord(url, 'ecosystem', a.ecosystem) &&
  hasWord(url, 'license', ...a.licenses) &&
  (listOf(url, 'severity')?.some((severity) => a.vulnerabilities[severity as Severity] > 0) ??
    true) && // validated by the gate
  [null, String(a.direct)].includes(url.searchParams.get('direct'));

/** The number of paths that the server shows for a component. */
const shownPaths = 10;

/** Each other version in the organization, once. */
const otherVersions = (all: readonly ListedComponent[], { attributes: own }: Row) => {
  const versions = new Map(
    all.flatMap(({ row: { id, attributes: a } }) =>
      a.name === own.name && a.ecosystem === own.ecosystem && a.version !== own.version
        ? [[a.version, { id, name: a.name, version: a.version }]]
        : [],
    ),
  );
  return [...versions.values()];
};

/** The components of SBOMs, and the findings of components. */
export const componentsOverlay = (state: MockState) => {
  const about = (request: Request) => visibleFindings(state, request).filter(isAboutComponent);
  const listedFor = (request: Request) =>
    listedComponents(state, visibleRepositories(state, request));
  return {
    listSbomFindings: ({ request }) => {
      const url = new URL(request.url);
      const rows = about(request).filter(
        ({ attributes: { component, cve, title, severity } }) =>
          says(url, component.name, cve[0], title) && has(listOf(url, 'severity'), severity),
      );
      return pageOf(
        rows
          .toSorted(
            (one, other) =>
              other.attributes.priority - one.attributes.priority || (one.id < other.id ? 1 : -1),
          )
          .map(sbomFindingOf),
        url,
      );
    },
    getSbomFinding: ({ params, request }) => {
      const finding = about(request).find(({ id }) => id === params['id']);
      if (finding === undefined) refuse(404, 'Finding data not found');
      return { data: sbomFindingOf(finding) };
    },
    listComponents: ({ request }) => {
      const url = new URL(request.url);
      const rows = listedFor(request).map(({ row }) => row);
      return pageOf(
        sorted(
          rows.filter((row) => meets(url, row)),
          url,
        ),
        url,
      );
    },
    getComponent: ({ params, request }) => {
      const own = listedFor(request).find(({ row }) => row.id === params['id']);
      if (own === undefined) refuse(404, 'Component not found.');
      const { row, part, sbom } = own;
      const { name, version, repository } = row.attributes;
      const open = own.findings.toSorted(
        (one, other) => other.attributes.priority - one.attributes.priority,
      );
      const upgrades = toComponentUpgrades(
        version,
        open.map(({ id, attributes: { component } }) => ({
          findingId: id,
          fixedVersions: component.fixed_version === null ? [] : [component.fixed_version],
        })),
      );
      const data: Component = {
        id: row.id,
        attributes: {
          ...row.attributes,
          hashes: {},
          findings: open.map(vulnerabilityOf),
          paths: toComponentPaths(
            new DependencyGraph(sbom.edges).pathsToRoot(part.ref, shownPaths),
            sbom.parts,
          ),
          // oxlint-disable-next-line typescript/no-deprecated -- the contract still requires it
          upgrade: upgrades.at(-1) ?? null,
          upgrades,
          siblings: otherVersions(listedComponents(state, state.repositories), row),
          elsewhere: listedFor(request).flatMap(({ row: { id, attributes: a } }) =>
            a.repository.id !== repository.id && a.name === name && a.version === version
              ? [{ id, repository: a.repository }]
              : [],
          ),
        },
      };
      return { data };
    },
  } satisfies Overlay;
};
