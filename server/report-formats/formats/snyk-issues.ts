import { skipped } from '../entries.ts';
import { jsonFormat } from '../format.ts';
import { at, has, list, num, str } from '../parsers/json-access.ts';
import { reachability } from './snyk.ts';
import type { Category } from '#domain/finding-category';

const categories: Readonly<Record<string, Category>> = {
  code: 'sast',
  license: 'license',
  cloud: 'cloud',
  config: 'iac',
  custom: 'sca',
};

/** Issues from Snyk's REST API. */
export const snykIssues = jsonFormat({
  id: 'snyk-issues',
  tool: 'Snyk',
  category: 'sca',
  docsUrl: 'https://docs.snyk.io/snyk-api/reference/issues',
  aliases: ['snyk issue api', 'snyk_issue_api'],
  stableFingerprints: ['issueKey'],
  detect: ({ value }) => (has(value, 'data.0.attributes.effective_severity_level') ? 1 : 0),
  each: ['/data/#'],
  map: (raw) => {
    const attributes = at(raw, 'attributes');
    if (str(attributes, 'status') === 'resolved') return skipped('fixed_in_report');
    const coordinates = list(attributes, 'coordinates');
    const representations = coordinates.flatMap((coordinate) =>
      list(coordinate, 'representations'),
    );
    const upgrades = coordinates.flatMap((coordinate) =>
      list(coordinate, 'remedies').map((remedy) => str(remedy, 'details', 'upgrade_package')),
    );
    const first = (...names: string[]): unknown =>
      representations
        .map((entry) => names.map((name) => at(entry, name)).find((found) => found !== undefined))
        .find((found) => found !== undefined);
    const [place, dependency] = [first('sourceLocation', 'source_location'), first('dependency')];
    const problems = list(attributes, 'problems').map((problem) => str(problem, 'id'));
    const key = str(attributes, 'key');
    return {
      ruleId: problems[0] ?? key,
      title: str(attributes, 'title'),
      description: str(attributes, 'description'),
      severity: str(attributes, 'effective_severity_level'),
      category: categories[str(attributes, 'type') ?? ''],
      cvss: list(attributes, 'severities').map((entry) => ({
        vector: str(entry, 'vector'),
        score: num(entry, 'score'),
        version: str(entry, 'version'),
        source: str(entry, 'source'),
      })),
      cwes: list(attributes, 'classes').map((entry) => str(entry, 'id')),
      vulnerabilityIds: problems,
      location: {
        path: str(place, 'file'),
        line: num(place, 'region', 'start', 'line'),
        column: num(place, 'region', 'start', 'column'),
        endLine: num(place, 'region', 'end', 'line'),
      },
      component: {
        name: str(dependency, 'package_name'),
        version: str(dependency, 'package_version'),
        // `name@version`. A remedy may upgrade a dependent package instead.
        fixed: upgrades
          .filter((upgrade) => upgrade?.startsWith(`${str(dependency, 'package_name') ?? ''}@`))
          .map((upgrade) => upgrade?.slice(upgrade.lastIndexOf('@') + 1)),
      },
      reachability: coordinates
        .map((coordinate) => reachability(str(coordinate, 'reachability')))
        .find((found) => found !== undefined),
      fingerprints: key === undefined ? undefined : { issueKey: key },
      suppression:
        at(attributes, 'ignored') === true ? { kind: 'ignored', status: 'accepted' } : undefined,
      references: list(attributes, 'problems').map((problem) => str(problem, 'url')),
      firstSeen: str(attributes, 'created_at'),
    };
  },
});
