import type { ReportFinding } from '../reports/model.ts';
import { accountTarget, hostTarget, imageTarget } from '../reports/facts/target.ts';

/** What a finding was found on, when neither it nor its report says. */
export const noTarget = '';

const ownTarget = ({ image, cloudResource, endpoint }: ReportFinding): string | undefined =>
  imageTarget(image?.reference) ??
  accountTarget(cloudResource?.provider, cloudResource?.account) ??
  hostTarget(endpoint);

export interface Target {
  /** The report's word for all that it looked at, where it names one thing; else the finding's own. */
  name: string;
  /** It tells two findings apart that are alike in all else: the same package under two manifests. */
  tellsApart: boolean;
}

/** `sent`: the sender's word for what was looked at, which counts where neither the report nor the finding says. */
export const targetOf = (
  finding: ReportFinding,
  stated: readonly string[],
  sent?: string,
): Target => {
  const [only] = stated.length === 1 ? stated : [];
  const name = only ?? ownTarget(finding) ?? (stated.length === 0 ? sent : undefined) ?? noTarget;
  return { name, tellsApart: name.startsWith('path:') };
};
