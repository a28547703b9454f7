import type { ReportFinding } from '../../report-formats/model.ts';
import { accountTarget, hostTarget, imageTarget } from '../../report-formats/normalize/target.ts';

/** The target when neither the finding nor its report names one. */
export const noTarget = '';

const ownTarget = ({ image, cloudResource, endpoint }: ReportFinding): string | undefined =>
  imageTarget(image?.reference) ??
  accountTarget(cloudResource?.provider, cloudResource?.account) ??
  hostTarget(endpoint);

export interface Target {
  /** The report's target if it names exactly one, else the finding's own. */
  name: string;
  /**
   * The target distinguishes otherwise equal findings, for example the same package in two
   * manifests.
   */
  tellsApart: boolean;
}

/** @param sent the uploader's target, used when neither the report nor the finding names one */
export const targetOf = (
  finding: ReportFinding,
  stated: readonly string[],
  sent?: string,
): Target => {
  const [only] = stated.length === 1 ? stated : [];
  const name = only ?? ownTarget(finding) ?? (stated.length === 0 ? sent : undefined) ?? noTarget;
  return { name, tellsApart: name.startsWith('path:') };
};
