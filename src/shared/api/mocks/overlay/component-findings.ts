import type { Finding } from '../../generated/model';

export type ComponentFinding = Finding & {
  attributes: { component: NonNullable<Finding['attributes']['component']> };
};

export const isAboutComponent = (finding: Finding): finding is ComponentFinding =>
  finding.attributes.component !== null && !finding.attributes.is_duplicate;
