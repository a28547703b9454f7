/** Xeol: packages whose release is no longer maintained. */
import { jsonFormat } from '../format.ts';
import { at, has, isList, list, str, texts } from '../parsers/json-access.ts';
import { labeledLines } from '../normalize/text.ts';
import { sourceTarget } from './grype.ts';

/**
 * Rates an unsupported release, which receives no fixes, by the time since its end of life, if the
 * report has a timestamp.
 */
function urgency(end: string | undefined, scanned: number): string {
  const days = (scanned - Date.parse(end ?? '')) / (24 * 60 * 60 * 1000);
  if (Number.isNaN(days)) return end === 'false' ? 'info' : 'high';
  if (days > 180) return 'critical';
  return days >= 0 ? 'high' : 'medium';
}

export const xeol = jsonFormat({
  id: 'xeol',
  tool: 'Xeol',
  category: 'sca',
  docsUrl: 'https://github.com/xeol-io/xeol',
  aliases: ['xeol scanner'],
  detect: ({ value }) =>
    has(value, 'matches.0.Cycle', 'matches.0.artifact') ||
    (isList(value, 'matches') && str(value, 'descriptor', 'name') === 'xeol')
      ? 1
      : 0,
  each: ['/matches/#'],
  run: (root) => ({
    toolVersion: str(root, 'descriptor', 'version'),
    targets: [sourceTarget(root)],
  }),
  map: (match, { root }) => {
    const [cycle, artifact] = [at(match, 'Cycle'), at(match, 'artifact')];
    const [product, release, stated] = [
      str(cycle, 'ProductName'),
      str(cycle, 'ReleaseCycle'),
      str(cycle, 'Eol'),
    ];
    // If only the end of life is known but not its date, the date is Go's zero value or missing.
    const end = /^0001-/.test(stated ?? '') ? undefined : stated;
    const [name, version, path] = [
      str(artifact, 'name'),
      str(artifact, 'version'),
      str(artifact, 'locations', 0, 'path'),
    ];
    const scanned = Date.parse(str(root, 'descriptor', 'timestamp') ?? '');
    return {
      ruleId: 'end-of-life',
      helpUri: str(cycle, 'ProductPermalink'),
      title: `${name ?? product ?? 'A package'} ${version ?? ''} is past its end of life`,
      description: labeledLines({
        Product: product,
        'Release cycle': release,
        'End of life': end,
        'Latest release': str(cycle, 'LatestRelease'),
        'Released on': str(cycle, 'ReleaseDate'),
      }),
      mitigation:
        str(cycle, 'LatestRelease') === undefined
          ? 'Move to a release that is still maintained.'
          : `Move to a release that is still maintained, such as ${str(cycle, 'LatestRelease') ?? ''}.`,
      severity: urgency(end, scanned),
      cwes: [1104],
      vulnerabilityIds: list(match, 'vulnerabilities').map((entry) => str(entry, 'id')),
      location: { path },
      component: {
        name: name ?? product,
        version,
        purl: str(artifact, 'purl'),
        ecosystem: str(artifact, 'type'),
        path,
        licenses: texts(artifact, 'licenses'),
      },
      references: [str(cycle, 'ProductPermalink')],
    };
  },
});
