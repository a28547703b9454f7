import { jsonFormat } from '../format.ts';
import { at, has, list, str } from '../input/access.ts';

/** Issues that Snyk's REST API answers. */
export const snykIssues = jsonFormat({
  id: 'snyk-issues',
  tool: 'Snyk',
  category: 'sca',
  docsUrl: 'https://docs.snyk.io/snyk-api/reference/issues',
  aliases: ['snyk issue api', 'snyk_issue_api'],
  stableFingerprints: ['issueKey'],
  recognise: ({ value }) => (has(value, 'data.0.attributes.effective_severity_level') ? 1 : 0),
  each: ['/data/#'],
  map: (raw) => {
    const attributes = at(raw, 'attributes');
    if (str(attributes, 'status') === 'resolved') return undefined;
    const place = at(attributes, 'coordinates', 0, 'representations', 0, 'sourceLocation') ?? at(attributes, 'coordinates', 0, 'representations', 0, 'source_location');
    const dependency = at(attributes, 'coordinates', 0, 'representations', 0, 'dependency');
    const problems = list(attributes, 'problems').map((problem) => str(problem, 'id'));
    return { rule: problems[0] ?? str(attributes, 'key'), title: str(attributes, 'title'), description: str(attributes, 'description'), severity: str(attributes, 'effective_severity_level'), category: str(attributes, 'type') === 'code' ? 'sast' : undefined, cwes: list(attributes, 'classes').map((entry) => str(entry, 'id')), ids: problems, place: { path: str(place, 'file'), line: Number(str(place, 'region', 'start', 'line')), endLine: Number(str(place, 'region', 'end', 'line')) }, component: { name: str(dependency, 'package_name'), version: str(dependency, 'package_version') }, fingerprints: str(attributes, 'key') === undefined ? undefined : { issueKey: str(attributes, 'key') ?? '' }, suppression: at(attributes, 'ignored') === true ? { kind: 'ignored', status: 'accepted' } : undefined, firstSeen: str(attributes, 'created_at') };
  },
});
