/** Hosted web scanners: Beagle Security, Escape, InsightAppSec, Intruder and Probely. */
import { type Entry, skipped } from '../entries.ts';
import { jsonFormat, partOfResults } from '../format.ts';
import { hostAndPort } from '../normalize/endpoint.ts';
import { fuzzyField } from '../normalize/fuzzy-field.ts';
import { htmlToText, joinParagraphs, labeledLines } from '../normalize/text.ts';
import { at, bool, entries, has, isList, list, num, str, texts } from '../parsers/json-access.ts';

/** Returns the report, which the API may wrap as a JSON string in its response. */
function reportOf(value: unknown): unknown {
  const text = at(value, 'result');
  if (typeof text !== 'string') return text ?? value;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

const lists = ['vulnerabilities', 'signatures', 'vulnerability_list', 'issues', 'findings'];

/** Findings with the requests that prove them. Each finding states whether it was fixed. */
export const beagle = jsonFormat({
  id: 'beagle',
  tool: 'Beagle Security',
  category: 'dast',
  docsUrl: 'https://beaglesecurity.com/developer/apidoc',
  detect: ({ value, text }) =>
    (has(value, 'application_name') && has(value, 'generated_date')) ||
    (typeof at(value, 'result') === 'string' && /\\"application_name\\"/.test(text))
      ? 1
      : 0,
  doubts: (document) => !lists.some((name) => isList(reportOf(document), name)),
  map: (document): Entry[] | undefined => {
    const report = reportOf(document);
    if (!has(report, 'application_name') && !has(report, 'url')) return undefined;
    return lists
      .flatMap((name) => list(report, name))
      .flatMap((raw): Entry[] => {
        const field = fuzzyField(raw);
        const title = field('name', 'title', 'vulnerabilityname', 'signature', 'signaturename');
        const places = [...list(raw, 'occurences'), ...list(raw, 'occurrences')];
        return (places.length === 0 ? [undefined] : places).map((place): Entry => {
          if (/^fixed$/i.test(str(place, 'status') ?? '')) return skipped('fixed_in_report');
          return {
            ruleId: title,
            title,
            description: htmlToText(field('description', 'details', 'summary', 'impact')),
            mitigation: htmlToText(field('remediation', 'solution', 'recommendation', 'fix')),
            severity: field('severity', 'risk', 'risklevel', 'priority'),
            cvss: [
              {
                vector: field('cvssvector', 'vector'),
                score: Number(field('cvssscore', 'score', 'cvss')),
              },
            ],
            cwes: field('cwe', 'cweid', 'cwes'),
            endpoint: str(place, 'vulnerability', 'Url') ?? str(report, 'url'),
            httpMethod: str(place, 'vulnerability', 'Method'),
            firstSeen: str(report, 'generated_date'),
          };
        });
      });
  },
});

/** Issues of an API's latest scan. */
export const escape = jsonFormat({
  id: 'escape',
  tool: 'Escape',
  category: 'dast',
  docsUrl: 'https://docs.escape.tech/documentation/api/',
  detect: ({ value }) =>
    ['issues.0', 'lastScan.issues.0', 'scan.issues.0', 'applications.0.lastScan.issues.0'].some(
      (place) => has(value, `${place}.owasp`, `${place}.severity`) && has(value, `${place}.method`),
    ) || has(value, 'applications.0.lastScan.issues')
      ? 1
      : 0,
  each: ['/issues/#', '/lastScan/issues/#', '/scan/issues/#', '/applications/#/lastScan/issues/#'],
  map: (raw) => ({
    ruleId: str(raw, 'name'),
    title: str(raw, 'name') ?? `Issue ${str(raw, 'id') ?? ''}`,
    description: str(raw, 'description'),
    mitigation: str(raw, 'remediation'),
    severity: str(raw, 'severity'),
    cwes: str(raw, 'cwe'),
    owasp: [str(raw, 'owasp')],
    endpoint: str(raw, 'url'),
    httpMethod: str(raw, 'method'),
    fingerprints: str(raw, 'id') === undefined ? undefined : { id: str(raw, 'id') ?? '' },
  }),
});

const closedStates: Readonly<Record<string, string>> = {
  FALSE_POSITIVE: 'false positive',
  IGNORED: 'ignored',
  DUPLICATE: 'duplicate',
};

/**
 * A vulnerability with its variances. The names of the attacks are in a separate list or missing.
 */
export const insightAppSec = jsonFormat({
  id: 'insightappsec',
  tool: 'InsightAppSec',
  category: 'dast',
  docsUrl: 'https://help.rapid7.com/insightappsec/en-us/api/v1/docs.html',
  aliases: ['rapid7 insightappsec', 'insight app sec'],
  severities: { safe: 'info' },
  stableFingerprints: ['id'],
  detect: ({ value }) =>
    ['data.0', 'vulnerabilities.0', '0'].some((place) =>
      has(value, `${place}.root_cause`, `${place}.severity`, `${place}.status`),
    )
      ? 1
      : 0,
  each: ['/data/#', '/vulnerabilities/#', '/#'],
  asides: ['modules', 'module_metadata', 'links'],
  run: (root) => {
    const [index, pages] = [
      num(root, 'metadata', 'index') ?? 0,
      num(root, 'metadata', 'total_pages') ?? 1,
    ];
    return index + 1 < pages ? partOfResults('metadata.total_pages') : {};
  },
  map: (raw, { root }) => {
    const state = str(raw, 'status') ?? '';
    if (state === 'REMEDIATED') return skipped('fixed_in_report');
    const id = str(raw, 'id');
    if (id === undefined && !has(raw, 'root_cause')) return undefined;
    const variances = list(raw, 'variances');
    const modules = ['modules', 'module_metadata'].flatMap((name) => {
      const wanted = str(variances[0], 'module', 'id');
      const known = list(root, name).find((module) => str(module, 'id') === wanted);
      return wanted === undefined ? [] : [known ?? at(root, name, wanted)];
    });
    const module = modules.find((found) => found !== undefined);
    const parameter = str(raw, 'root_cause', 'parameter');
    const name = str(module, 'name') ?? str(variances[0], 'module', 'name') ?? 'Vulnerability';
    return {
      ruleId: str(module, 'name') ?? str(variances[0], 'module', 'id') ?? id,
      title: parameter === undefined ? name : `${name} in "${parameter}"`,
      description: joinParagraphs(
        htmlToText(str(module, 'description')),
        ...variances.slice(0, 5).map((variance) =>
          labeledLines({
            Attack: str(variance, 'attack_value'),
            Message: htmlToText(str(variance, 'message')),
            Proof: str(variance, 'proof'),
          }),
        ),
      ),
      severity: str(raw, 'severity'),
      cvss: [{ vector: str(raw, 'vector_string'), score: num(raw, 'vulnerability_score') }],
      endpoint: str(raw, 'root_cause', 'url'),
      httpMethod: str(raw, 'root_cause', 'method'),
      httpParameter: parameter,
      references: [
        str(raw, 'insight_ui_url'),
        ...variances.flatMap((variance) =>
          entries(variance, 'references').map(([, reference]) => str(reference)),
        ),
      ],
      fingerprints: id === undefined ? undefined : { id },
      suppression:
        closedStates[state] === undefined
          ? undefined
          : { kind: closedStates[state], status: 'accepted' },
      firstSeen: str(raw, 'first_discovered'),
      lastSeen: str(raw, 'last_discovered'),
    };
  },
});

/** An issue with the targets on which it occurs, nested or linked by the issue's id. */
export const intruder = jsonFormat({
  id: 'intruder',
  tool: 'Intruder',
  category: 'network',
  docsUrl: 'https://developers.intruder.io/reference/issues_list',
  stableFingerprints: ['occurrenceId'],
  detect: ({ value }) =>
    ['results.0', 'issues.0', '0'].some(
      (place) =>
        has(value, `${place}.severity`, `${place}.title`, `${place}.remediation`) &&
        (has(value, `${place}.occurrences`) || has(value, `${place}.snoozed`)),
    )
      ? 1
      : 0,
  each: ['/results/#', '/issues/#', '/#'],
  asides: ['occurrences'],
  map: (issue, { root }): Entry | Entry[] | undefined => {
    const id = str(issue, 'id');
    if (!has(issue, 'title')) return undefined;
    const rows = (value: unknown): unknown[] =>
      isList(value) ? list(value) : list(value, 'results');
    const own = rows(at(issue, 'occurrences'));
    const named = id === undefined ? [] : rows(at(root, 'occurrences', id));
    const places = own.length > 0 ? own : named;
    return (places.length === 0 ? [undefined] : places).map((place): Entry => {
      const snoozed = bool(place ?? issue, 'snoozed') === true;
      const reason = str(place ?? issue, 'snooze_reason') ?? 'snoozed';
      const occurrence = str(place, 'occurrence_id') ?? str(place, 'id');
      return {
        ruleId: str(issue, 'title'),
        title: str(issue, 'title'),
        description: joinParagraphs(
          str(issue, 'description'),
          labeledLines({ 'Exploit likelihood': str(place, 'exploit_likelihood') }),
        ),
        mitigation: str(issue, 'remediation'),
        severity: str(issue, 'severity'),
        cvss: [{ score: num(place, 'cvss_score') ?? num(issue, 'cvss_score') }],
        vulnerabilityIds: [...texts(place, 'cves'), str(issue, 'title')],
        endpoint: hostAndPort(
          str(place, 'target') ?? str(place, 'display_address'),
          str(place, 'port'),
        ),
        fingerprints: occurrence === undefined ? undefined : { occurrenceId: occurrence },
        suppression: snoozed
          ? { kind: reason.toLowerCase().replaceAll('_', ' '), status: 'accepted' }
          : undefined,
        firstSeen: str(place, 'first_seen_at'),
      };
    });
  },
});

/** Severities are 10, 20, 30 and 40. */
export const probely = jsonFormat({
  id: 'probely',
  tool: 'Probely',
  category: 'dast',
  docsUrl: 'https://developers.probely.com/api/reference/findings',
  aliases: ['snyk api & web', 'snyk api and web'],
  severities: { '10': 'low', '20': 'medium', '30': 'high', '40': 'critical' },
  stableFingerprints: ['id'],
  detect: ({ value }) =>
    ['results.0', '0'].some((place) =>
      has(value, `${place}.definition.name`, `${place}.severity`, `${place}.state`),
    )
      ? 1
      : 0,
  each: ['/results/#', '/#'],
  run: (root) => {
    const [page, pages] = [num(root, 'page') ?? 1, num(root, 'page_total') ?? 1];
    return page < pages ? partOfResults('page_total') : {};
  },
  map: (raw) => {
    const state = str(raw, 'state')?.toLowerCase();
    if (state === 'fixed') return skipped('fixed_in_report');
    const about = at(raw, 'definition');
    if (about === undefined) return undefined;
    const id = str(raw, 'id');
    return {
      ruleId: str(about, 'id') ?? str(about, 'name'),
      title: str(about, 'name'),
      description: joinParagraphs(str(about, 'desc'), str(raw, 'evidence')),
      mitigation: joinParagraphs(str(raw, 'fix'), str(raw, 'extra')),
      severity: str(raw, 'severity'),
      cvss: [{ vector: str(raw, 'cvss_vector'), score: num(raw, 'cvss_score') }],
      cwes: str(about, 'cwe_id'),
      endpoint: str(raw, 'url'),
      httpMethod: str(raw, 'method')?.toUpperCase(),
      httpParameter: str(raw, 'parameter'),
      fingerprints: id === undefined ? undefined : { id },
      suppression:
        state === 'invalid' || state === 'accepted'
          ? { kind: state === 'invalid' ? 'false positive' : 'risk accepted', status: 'accepted' }
          : undefined,
      firstSeen: str(raw, 'found') ?? str(raw, 'last_found'),
    };
  },
});
