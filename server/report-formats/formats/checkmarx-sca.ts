/** Checkmarx SCA: the scan report as JSON, whose vulnerabilities refer to their package by id. */
import { jsonFormat } from '../format.ts';
import { at, has, isList, list, num, str, texts } from '../parsers/json-access.ts';

const known = new WeakMap<object, ReadonlyMap<string, unknown>>();

function packages(root: unknown): ReadonlyMap<string, unknown> {
  if (typeof root !== 'object' || root === null) return new Map();
  const found =
    known.get(root) ??
    new Map(list(root, 'Packages').map((entry) => [str(entry, 'Id') ?? '', entry]));
  known.set(root, found);
  return found;
}

const dismissed = /^(?:proposed)?not_?exploitable$/i;

export const checkmarxSca = jsonFormat({
  id: 'checkmarx-sca',
  tool: 'Checkmarx SCA',
  category: 'sca',
  docsUrl: 'https://docs.checkmarx.com/en/34965-158449-sca-scan-reports.html',
  aliases: ['cxsca', 'checkmarx_sca'],
  detect: ({ value }) =>
    has(value, 'RiskReportSummary') &&
    (isList(value, 'Vulnerabilities') || isList(value, 'Packages'))
      ? 1
      : has(value, 'Vulnerabilities.0.CveName', 'Vulnerabilities.0.PackageId')
        ? 0.95
        : 0,
  each: ['/Vulnerabilities/#'],
  run: (root) => ({ completedAt: str(root, 'RiskReportSummary', 'CreatedOn') }),
  map: (raw, { root }) => {
    const pack = packages(root).get(str(raw, 'PackageId') ?? '');
    const id = str(raw, 'CveName') ?? str(raw, 'Id');
    const [name, version] = [
      str(raw, 'PackageName') ?? str(pack, 'Name'),
      str(raw, 'PackageVersion') ?? str(pack, 'Version'),
    ];
    const [fixed, state, why] = [
      str(raw, 'FixResolutionText'),
      str(raw, 'RiskState'),
      str(raw, 'RiskStateLastUpdateComment'),
    ];
    const paths = texts(pack, 'Locations');
    const set = at(raw, 'IsIgnored') === true || dismissed.test(state ?? '');
    return {
      ruleId: id,
      title: `${id ?? 'Vulnerability'} in ${name ?? 'a package'}:${version ?? ''}`,
      description: str(raw, 'Description'),
      mitigation: fixed === undefined ? undefined : `Update to ${fixed}.`,
      severity: str(raw, 'Severity'),
      cvss: [
        { vector: str(raw, 'Cvss4', 'Vector') },
        {
          vector: str(raw, 'Cvss3', 'Vector'),
          score: num(raw, 'Score') ?? num(raw, 'Cvss3', 'BaseScore'),
          version: has(raw, 'Cvss3') && at(raw, 'Cvss3') !== null ? '3' : '2.0',
        },
      ],
      vulnerabilityIds: [id, str(raw, 'Id')],
      cwes: [str(raw, 'Cwe'), str(raw, 'CweId')],
      epss: { score: num(raw, 'EpssValue'), percentile: num(raw, 'EpssPercentile') },
      knownExploited: at(raw, 'Kev') === true ? true : undefined,
      location: { path: paths[0] },
      component: {
        name,
        version,
        ecosystem: str(raw, 'PackageManager') ?? str(pack, 'PackageRepository'),
        path: paths[0],
        fixed: [fixed !== undefined && /^[\w.+-]+$/.test(fixed) ? fixed : undefined],
        licenses: texts(pack, 'Licenses'),
        direct: at(pack, 'IsDirectDependency') === true ? true : undefined,
      },
      references: texts(raw, 'References'),
      suppression: set
        ? {
            kind: (state ?? 'ignored').toLowerCase(),
            status: /^proposed/i.test(state ?? '') ? 'underReview' : 'accepted',
            ...(why !== undefined && { justification: why }),
          }
        : undefined,
      firstSeen: str(raw, 'FirstFoundAt'),
    };
  },
});
