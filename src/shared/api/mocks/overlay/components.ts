import { type Severity, severities } from '#domain/finding-filters';
import type {
  Component,
  ComponentRow as Row,
  ComponentUpgrade,
  ComponentVulnerability,
  Finding,
  SbomFinding,
} from '../../generated/model';
import { slaRuns } from '#domain/sla';
import { countOpen } from '../data/counts';
import { idOf } from '../data/ids';
import {
  getGetComponentResponseMock,
  getListComponentsResponseMock,
} from '../generated/sbom/sbom.msw';
import { refuse } from '../problem';
import type { Overlay } from '../answers';
import type { MockState } from '../state';
import { pageOf } from './page';
import { visibleFindings } from './visible';

type ComponentFinding = Finding & {
  attributes: { component: NonNullable<Finding['attributes']['component']> };
};

const isAboutComponent = (finding: Finding): finding is ComponentFinding =>
  finding.attributes.component !== null && !finding.attributes.is_duplicate;

const listOf = (url: URL, name: string): readonly string[] | undefined =>
  url.searchParams.get(name)?.toLowerCase().split(',');

const has = (wanted: readonly string[] | undefined, ...values: (string | null)[]): boolean =>
  wanted === undefined ||
  values.some((value) => value !== null && wanted.includes(value.toLowerCase()));

/** As the server compares them: `mit` is no licence. */
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

/** A component of a repository with what is found in it. */
const componentOf = (findings: readonly ComponentFinding[], index: number): Row | undefined => {
  const [pattern] = getListComponentsResponseMock().data;
  const [first] = findings;
  if (first === undefined || pattern === undefined) return undefined;
  const { component, repository } = first.attributes;
  const vulnerabilities = countOpen(findings);
  return {
    id: idOf('c', index),
    attributes: {
      ...pattern.attributes,
      ...{ name: component.name, version: component.version, purl: component.purl },
      ecosystem: component.ecosystem ?? null,
      repository,
      vulnerabilities,
      worst: severities.find((severity) => vulnerabilities[severity] > 0) ?? null,
      dependents: 0,
      first_seen_at: findings.map(({ attributes: a }) => a.first_seen_at).toSorted()[0] ?? '',
      last_seen_at:
        findings
          .map(({ attributes: a }) => a.last_seen_at)
          .toSorted()
          .at(-1) ?? '',
    },
  };
};

const keyOf = ({ attributes: { component, repository } }: ComponentFinding): string =>
  `${repository.id} ${component.name}@${component.version ?? ''}`;

const componentsOf = (findings: readonly ComponentFinding[]): Row[] => {
  const groups = new Map<string, ComponentFinding[]>();
  for (const finding of findings) {
    const group = groups.get(keyOf(finding)) ?? [];
    group.push(finding);
    groups.set(keyOf(finding), group);
  }
  return [...groups]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, group], index) => componentOf(group, index) ?? []);
};

const vulnerabilityOf = ({ id, attributes: a }: ComponentFinding): ComponentVulnerability => ({
  finding_id: id,
  vulnerability: a.cve[0] ?? a.title,
  severity: a.severity,
  priority: a.priority,
  cvss_score: a.cvssv3_score,
  epss: a.epss,
  kev: a.kev,
  fixed_version: a.component.fixed_version,
  title: a.title,
});

const isIn =
  ({ attributes: { repository, name, version } }: Row) =>
  ({ attributes: a }: ComponentFinding): boolean =>
    a.repository.id === repository.id &&
    a.component.name === name &&
    a.component.version === version;

const orders: Readonly<Record<string, (row: Row) => string>> = {
  name: ({ attributes: { name } }) => name.toLowerCase(),
  ecosystem: ({ attributes: { ecosystem } }) => ecosystem ?? '',
  // The most severe decide, as at the server.
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
    true) && // The gate has checked it.
  [null, String(a.direct)].includes(url.searchParams.get('direct'));

/** The components that findings are about, and those findings. */
export const componentsOverlay = (state: MockState) => {
  const about = (request: Request) => visibleFindings(state, request).filter(isAboutComponent);
  const rowsOf = (request: Request): readonly Row[] =>
    state.components ?? componentsOf(about(request));
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
      return pageOf(
        sorted(
          rowsOf(request).filter((row) => meets(url, row)),
          url,
        ),
        url,
      );
    },
    getComponent: ({ params, request }) => {
      const rows = rowsOf(request);
      const row = rows.find(({ id }) => id === params['id']);
      if (row === undefined) refuse(404, 'Component not found.');
      const { data: pattern } = getGetComponentResponseMock();
      const { name, version, purl, repository } = row.attributes;
      const namesakes = rows.filter((other) => other !== row && other.attributes.name === name);
      const findings = about(request)
        .filter(isIn(row))
        .filter(({ attributes }) => slaRuns(attributes))
        .toSorted((one, other) => other.attributes.priority - one.attributes.priority)
        .map(vulnerabilityOf);
      const fixed = findings.find(({ fixed_version: fixedIn }) => fixedIn !== null)?.fixed_version;
      const upgrades: ComponentUpgrade[] = fixed
        ? [{ version: fixed, change: 'patch', closes: findings.length, leaves: 0 }]
        : [];
      const data: Component = {
        id: row.id,
        attributes: {
          ...pattern.attributes,
          ...row.attributes,
          findings,
          paths: [
            {
              nodes: [
                { id: repository.id, name: repository.nickname, version: null },
                { id: row.id, name, version },
              ],
            },
          ],
          // oxlint-disable-next-line typescript/no-deprecated -- the contract still requires it
          upgrade: upgrades[0] ?? null,
          upgrades,
          siblings: namesakes.flatMap(({ id, attributes: a }) =>
            a.version === version ? [] : [{ id, name, version: a.version }],
          ),
          elsewhere: namesakes.flatMap(({ id, attributes: a }) =>
            a.repository.id !== repository.id && a.purl === purl && a.version === version
              ? [{ id, repository: a.repository }]
              : [],
          ),
        },
      };
      return { data };
    },
  } satisfies Overlay;
};
