import { list, str } from '../parsers/json-access.ts';

const ranks = ['INFO', 'LOW', 'MEDIUM', 'HIGH', 'BLOCKER'];

/**
 * The impacts of an issue or a rule, which replace type and severity since SonarQube 10.2: one for
 * each software quality. The one on security decides; without one, the worst.
 */
export const impactOf = (
  raw: unknown,
): { severity: string | undefined; isSecurity: boolean } | undefined => {
  const impacts = list(raw, 'impacts');
  const security = impacts.find((impact) => str(impact, 'softwareQuality') === 'SECURITY');
  if (security !== undefined) return { severity: str(security, 'severity'), isSecurity: true };
  const worst = impacts
    .flatMap((impact) => str(impact, 'severity') ?? [])
    .toSorted((one, other) => ranks.indexOf(other) - ranks.indexOf(one))[0];
  return impacts.length === 0 ? undefined : { severity: worst, isSecurity: false };
};
