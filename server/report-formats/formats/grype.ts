import { jsonFormat } from '../format.ts';
import type { RawCvss } from '../normalize/cvss.ts';
import { imageTarget, pathTarget } from '../normalize/target.ts';
import { joinParagraphs } from '../normalize/text.ts';
import { at, has, isList, list, num, str, texts } from '../parsers/json-access.ts';

const cvss = (...vulnerabilities: unknown[]): RawCvss[] =>
  vulnerabilities.flatMap((vulnerability) =>
    list(vulnerability, 'cvss').map((entry) => ({
      vector: str(entry, 'vector'),
      score: num(entry, 'metrics', 'baseScore'),
      version: str(entry, 'version'),
      source: str(entry, 'source'),
    })),
  );

/** Target of reports from Syft and related tools: an image by name, a folder by path. */
export const sourceTarget = (root: unknown): string | undefined =>
  str(root, 'source', 'type') === 'image'
    ? imageTarget(str(root, 'source', 'target', 'userInput'))
    : pathTarget(str(root, 'source', 'target'));

export const grype = jsonFormat({
  id: 'grype',
  tool: 'Grype',
  category: 'sca',
  docsUrl: 'https://github.com/anchore/grype#output-formats',
  aliases: ['anchore grype'],
  detect: ({ value }) => {
    if (has(value, 'matches.0.vulnerability', 'matches.0.artifact')) return 1;
    return isList(value, 'matches') && str(value, 'descriptor', 'name') === 'grype'
      ? 1
      : isList(value, 'matches') && has(value, 'source')
        ? 0.7
        : 0;
  },
  each: ['/matches/#', '/ignoredMatches/#'],
  run: (root) => ({
    toolVersion: str(root, 'descriptor', 'version'),
    completedAt: str(root, 'descriptor', 'timestamp'),
    targets: [sourceTarget(root)],
  }),
  map: (match, { root, keys }) => {
    const vulnerability = at(match, 'vulnerability');
    const related = list(match, 'relatedVulnerabilities');
    const artifact = at(match, 'artifact');
    const id = str(vulnerability, 'id');
    const path = str(artifact, 'locations', 0, 'path');
    // `fixedInVersion` before 0.14.
    const fixed = [
      ...texts(vulnerability, 'fix', 'versions'),
      ...texts(vulnerability, 'fixedInVersion'),
    ];
    const image =
      str(root, 'source', 'type') === 'image'
        ? {
            reference: str(root, 'source', 'target', 'userInput'),
            digest: str(root, 'source', 'target', 'manifestDigest'),
            layer: str(artifact, 'locations', 0, 'layerID'),
          }
        : undefined;
    const why = list(match, 'appliedIgnoreRules')
      .map((rule) => str(rule, 'reason') ?? str(rule, 'vex-justification'))
      .find((reason) => reason !== undefined);
    return {
      ruleId: id,
      helpUri: str(vulnerability, 'dataSource'),
      title: `${id ?? 'Vulnerability'} in ${str(artifact, 'name') ?? 'a package'}:${str(artifact, 'version') ?? ''}`,
      description: joinParagraphs(
        str(vulnerability, 'description') ??
          related.map((entry) => str(entry, 'description')).find((text) => text !== undefined),
      ),
      mitigation: fixed.length === 0 ? undefined : `Update to ${fixed.join(' or ')}.`,
      severity: str(vulnerability, 'severity'),
      category: image === undefined ? 'sca' : 'container',
      cvss: cvss(vulnerability, ...related),
      vulnerabilityIds: [id, ...related.map((entry) => str(entry, 'id'))],
      cwes: [
        texts(vulnerability, 'cwes').length > 0
          ? list(vulnerability, 'cwes').map((cwe) => str(cwe, 'cwe') ?? str(cwe))
          : [],
      ],
      epss: {
        score: num(vulnerability, 'epss', 0, 'epss'),
        percentile: num(vulnerability, 'epss', 0, 'percentile'),
      },
      knownExploited: list(vulnerability, 'knownExploited').length > 0 ? true : undefined,
      location: { path },
      component: {
        name: str(artifact, 'name'),
        version: str(artifact, 'version'),
        purl: str(artifact, 'purl'),
        ecosystem: str(artifact, 'type'),
        path,
        fixed,
        licenses: texts(artifact, 'licenses'),
      },
      image,
      suppression:
        keys[0] === 'ignoredMatches'
          ? {
              kind: 'ignored',
              status: 'accepted',
              ...(why !== undefined && { justification: why }),
            }
          : undefined,
      references: [
        str(vulnerability, 'dataSource'),
        ...texts(vulnerability, 'urls'),
        ...related.flatMap((entry) => texts(entry, 'urls')),
      ],
    };
  },
});
