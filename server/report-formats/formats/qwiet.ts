/** Qwiet, formerly ShiftLeft: findings of an application from its API. */
import { skipped } from '../entries.ts';
import { jsonFormat } from '../format.ts';
import type { Category } from '#domain/finding-category';
import { at, entries, has, isList, list, num, str, texts } from '../parsers/json-access.ts';

const categories: Readonly<Record<string, Category>> = {
  oss_vuln: 'sca',
  package: 'sca',
  container: 'container',
  secret: 'secret',
};

/** Tags are pairs. Several values of the same name are collected. */
const tagged = (raw: unknown, name: RegExp): string[] => [
  ...list(raw, 'tags')
    .filter((tag) => name.test(str(tag, 'key') ?? ''))
    .flatMap((tag) => str(tag, 'value') ?? []),
  ...entries(raw, 'details')
    .filter(([key]) => name.test(key))
    .flatMap(([, value]) => texts(value)),
];

const place = (
  text: string | undefined,
): { path: string | undefined; line: number | undefined } => {
  const [, path = text, line] = /^(.*?):(\d+)(?::\d+)?$/.exec(text ?? '') ?? [];
  return { path, line: line === undefined ? undefined : Number(line) };
};

export const qwiet = jsonFormat({
  id: 'qwiet',
  tool: 'Qwiet AI',
  category: 'sast',
  docsUrl: 'https://docs.shiftleft.io/sast/api/walkthrough',
  aliases: ['shiftleft', 'shiftleft core', 'qwiet ai', 'qwiet prezero'],
  severities: { moderate: 'medium' },
  detect: ({ value }) => {
    const first = at(value, 'response', 'findings', 0);
    if (
      has(first, 'app', 'type', 'title') &&
      (has(first, 'internal_id') || has(first, 'tags') || has(first, 'severity'))
    )
      return 0.95;
    return has(value, 'response.scan') && isList(value, 'response', 'findings') ? 0.8 : 0;
  },
  each: ['/response/findings/#'],
  run: (root) => ({ completedAt: str(root, 'response', 'scan', 'completed_at') }),
  map: (raw) => {
    const [type, title, status] = [str(raw, 'type') ?? '', str(raw, 'title'), str(raw, 'status')];
    // Insights are facts about the code.
    if (type === 'insight' || /^fixed$/i.test(status ?? ''))
      return skipped(type === 'insight' ? 'not_a_finding' : 'fixed_in_report');
    const purl = [title, ...tagged(raw, /purl|package/i)].find((text) => text?.startsWith('pkg:'));
    const [cve, score] = [tagged(raw, /^cve/i), Number(tagged(raw, /^cvss.*score$/i)[0])];
    const locations = texts(raw, 'details', 'file_locations').map(place);
    const steps = list(raw, 'details', 'dataflow', 'list').map((step) => ({
      path: str(step, 'location', 'file_name'),
      line: num(step, 'location', 'line_number'),
    }));
    return {
      ruleId: cve[0] ?? tagged(raw, /^category$/i)[0] ?? str(raw, 'category') ?? title,
      title:
        cve[0] !== undefined && purl !== undefined
          ? `${cve[0]} in ${purl.replace(/^pkg:[^/]+\//, '')}`
          : title,
      description: str(raw, 'description'),
      severity: str(raw, 'severity') ?? tagged(raw, /severity/i)[0],
      category: categories[type],
      cvss: [{ score: Number.isFinite(score) ? score : undefined }],
      vulnerabilityIds: [...cve, title],
      cwes: tagged(raw, /^cwe/i),
      owasp: tagged(raw, /^owasp/i),
      location: locations[0] ?? steps.at(-1),
      relatedLocations: locations.slice(1),
      codeFlow: steps.length > 1 ? steps : undefined,
      component:
        purl === undefined ? undefined : { purl, fixed: tagged(raw, /fixed?_?(?:in|version)/i) },
      suppression: /^ignored?$/i.test(status ?? '')
        ? { kind: 'ignored', status: 'accepted' }
        : undefined,
      tags: [type],
      fingerprints:
        str(raw, 'internal_id') === undefined
          ? undefined
          : { internalId: str(raw, 'internal_id') ?? '' },
      firstSeen: str(raw, 'created_at'),
    };
  },
});
