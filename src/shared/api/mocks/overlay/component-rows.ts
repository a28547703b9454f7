import { severities } from '#domain/finding-filters';
import { slaRuns } from '#domain/sla';
import type { ComponentRow, Repository } from '../../generated/model';
import { countOpen } from '../data/counts';
import type { MockSbom, SbomPart } from '../data/sboms';
import type { MockState } from '../state';
import { type ComponentFinding, isAboutComponent } from './component-findings';
import { currentSboms, isAboutPart } from './sboms';

/** A component of a current SBOM, with its open findings. */
export interface ListedComponent {
  row: ComponentRow;
  part: SbomPart;
  sbom: MockSbom;
  findings: readonly ComponentFinding[];
}

const isSame = (one: SbomPart, other: SbomPart): boolean =>
  one.name === other.name && one.version === other.version;

const listed = (
  { id: repository, attributes: { nickname } }: Repository,
  { sbom, part }: Pick<ListedComponent, 'sbom' | 'part'>,
  findings: readonly ComponentFinding[],
  seen: readonly string[],
): ListedComponent => {
  const { id, ref, ...facts } = part;
  const vulnerabilities = countOpen(findings);
  const row: ComponentRow = {
    id,
    attributes: {
      ...facts,
      group: null,
      supplier: null,
      repository: { id: repository, nickname },
      vulnerabilities,
      worst: severities.find((severity) => vulnerabilities[severity] > 0) ?? null,
      dependents: sbom.edges.filter(({ to }) => to === ref).length,
      bills: [],
      first_seen_at: seen.toSorted()[0] ?? sbom.sbom.observed_at,
      last_seen_at: sbom.sbom.observed_at,
    },
  };
  return { row, part, sbom, findings };
};

/** The components in the current SBOMs of these repositories. */
export const listedComponents = (
  state: MockState,
  repositories: readonly Repository[],
): ListedComponent[] => {
  const open = new Map<string, ComponentFinding[]>();
  for (const finding of state.findings.filter(isAboutComponent)) {
    if (!slaRuns(finding.attributes)) continue;
    const { id } = finding.attributes.repository;
    const known = open.get(id);
    if (known) known.push(finding);
    else open.set(id, [finding]);
  }
  return repositories.flatMap((repository) => {
    const findings = open.get(repository.id) ?? [];
    const imported = state.sboms.all.filter((each) => each.repository === repository.id);
    return currentSboms(state, repository.id).flatMap((sbom) =>
      sbom.parts.map((part) =>
        listed(
          repository,
          { sbom, part },
          findings.filter(isAboutPart(part)),
          imported.flatMap((each) =>
            each.parts.some((other) => isSame(other, part)) ? [each.sbom.observed_at] : [],
          ),
        ),
      ),
    );
  });
};
