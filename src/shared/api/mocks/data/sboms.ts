// The SBOMs of the mock repositories. The component list, the dependency graph and the SBOM
// comparison are computed from them.
import type { DependencyEdge } from '#domain/sbom/dependency-graph';
import type { Bill, Finding, Repository } from '../../generated/model';
import { idOf } from './ids';
import { type Package, packagesAround } from './packages';
import { dayMs, today } from './today';

export interface SbomPart {
  id: string;
  /** The reference that edges use. */
  ref: string;
  name: string;
  version: string | null;
  purl: string | null;
  ecosystem: string | null;
  type: string;
  licenses: string[];
  direct: boolean | null;
}

export interface MockSbom {
  /** The id of the repository. */
  repository: string;
  sbom: Bill;
  /** Archived: neither it nor an earlier SBOM of its subject is current. */
  isArchived: boolean;
  parts: readonly SbomPart[];
  edges: readonly DependencyEdge[];
}

/** The repository's reference in edges; each SBOM lists it first. */
const root = 'root';

const purlOf = ({ ecosystem, name, version }: Package): string =>
  `pkg:${ecosystem}/${name.replace(':', '/')}@${version}`;

/**
 * The components of a repository's findings, with the fixed version if all of their findings are
 * fixed.
 */
const fixedByName = (findings: readonly Finding[]): ReadonlyMap<string, string | null> => {
  const names = new Map<string, string | null>();
  for (const { attributes: a } of findings) {
    const { component } = a;
    if (component === null) continue;
    const isFixed = a.status === 'fixed' && names.get(component.name) !== null;
    names.set(component.name, isFixed ? (component.fixed_version ?? null) : null);
  }
  return names;
};

const packagesOf = (findings: readonly Finding[]): { earlier: Package[]; later: Package[] } => {
  const fixed = fixedByName(findings);
  const all = [...fixed.keys()].toSorted().flatMap((name) => packagesAround(name));
  const each = [...new Map(all.map((one) => [one.name, one])).values()];
  // The last package that is still vulnerable was added by the later SBOM.
  const added = [...fixed].findLast(([, version]) => version === null)?.[0];
  return {
    earlier: each
      .filter(({ name }) => name !== added)
      .map((one) => ({ ...one, version: one.was ?? one.version })),
    later: each.map((one) => ({ ...one, version: fixed.get(one.name) ?? one.version })),
  };
};

const edgesOf = (packages: readonly Package[]): DependencyEdge[] => {
  const refs = new Map(packages.map((each) => [each.name, purlOf(each)]));
  return packages
    .flatMap((each) =>
      (each.broughtBy?.length ? each.broughtBy : [root]).map((from) => ({
        from: refs.get(from) ?? from,
        to: purlOf(each),
      })),
    )
    .toSorted((one, other) => (`${one.from} ${one.to}` < `${other.from} ${other.to}` ? -1 : 1));
};

/** Sorted as the server returns them. */
export const sortedParts = (parts: readonly SbomPart[]): SbomPart[] => {
  const keyOf = ({ name, version, id }: SbomPart) => [name, version ?? '', id].join(' ');
  return parts.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
};

/** Ids are consecutive, so that they are unique across all SBOMs. */
const partMaker = () => {
  let count = 0;
  const rootOf = (nickname: string): SbomPart => {
    count += 1;
    const nothing = { version: null, purl: null, ecosystem: null, licenses: [], direct: null };
    return { id: idOf('c', count), ref: root, name: nickname, type: 'application', ...nothing };
  };
  const partOf = (each: Package): SbomPart => {
    count += 1;
    const { name, version, ecosystem, license, broughtBy = [] } = each;
    const purl = purlOf(each);
    const facts = { name, version, purl, ecosystem, type: 'library', licenses: [license] };
    return { id: idOf('c', count), ref: purl, ...facts, direct: broughtBy.length === 0 };
  };
  return { rootOf, partOf };
};

const daysBetween = 14;

/**
 * Two for each repository with vulnerable components: one of yesterday, and one of two weeks
 * before.
 */
export const makeSboms = (
  repositories: readonly Repository[],
  findings: readonly Finding[],
): MockSbom[] => {
  const { rootOf, partOf } = partMaker();
  const of = new Map<string, Finding[]>();
  for (const finding of findings) {
    const { repository, component } = finding.attributes;
    if (component === null) continue;
    const known = of.get(repository.id);
    if (known) known.push(finding);
    else of.set(repository.id, [finding]);
  }
  return repositories.flatMap(({ id, attributes }, index) => {
    const own = of.get(id);
    if (own === undefined) return [];
    const { earlier, later } = packagesOf(own);
    return [later, earlier].map((packages, age): MockSbom => {
      const parts = sortedParts([
        rootOf(attributes.nickname),
        ...packages.map((each) => partOf(each)),
      ]);
      return {
        repository: id,
        isArchived: false,
        parts,
        edges: edgesOf(packages),
        sbom: {
          scan_id: idOf('s', 1000 + index * 2 + age),
          subject: null,
          tool: 'syft',
          file_name: `${attributes.nickname}.cdx.json`,
          branch: attributes.data.branch,
          components: parts.length,
          observed_at: new Date(today() - dayMs - age * daysBetween * dayMs).toISOString(),
        },
      };
    });
  });
};
