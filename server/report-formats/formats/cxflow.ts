/**
 * Checkmarx beside its SAST: what CxFlow writes of a scan, and the answer of open source analysis
 * (CxOSA).
 */
import { jsonFormat } from '../format.ts';
import type { RawFinding } from '../raw-finding.ts';
import { at, entries, has, isList, list, num, str } from '../parsers/json-access.ts';
import { joinParagraphs } from '../normalize/text.ts';

/**
 * An issue names the file and, by line, the places in it; a line that is a false positive says so.
 */
export const cxFlow = jsonFormat({
  id: 'cxflow',
  tool: 'Checkmarx',
  category: 'sast',
  docsUrl: 'https://github.com/checkmarx-ltd/cx-flow/wiki',
  aliases: ['checkmarx cxflow', 'checkmarx_cxflow_sast', 'checkmarx cxflow sast'],
  stableFingerprints: ['similarityId'],
  detect: ({ value }) =>
    isList(value, 'xIssues') ||
    isList(value, 'xissues') ||
    has(value, 'projectId', 'additionalDetails', 'deepLink')
      ? 1
      : 0,
  // The bean's getter gives the key in lower case.
  each: ['/xIssues/#', '/xissues/#'],
  map: (raw) => {
    const lines = entries(raw, 'details');
    const similarity = str(raw, 'similarityId');
    const flows = list(raw, 'additionalDetails', 'results');
    const base: RawFinding = {
      ruleId: str(raw, 'vulnerability') ?? str(raw, 'vulnerabilityStatus'),
      ruleName: str(raw, 'vulnerability')?.replaceAll('_', ' '),
      title: str(raw, 'vulnerability')?.replaceAll('_', ' '),
      description: str(raw, 'description'),
      mitigation: str(raw, 'additionalDetails', 'recommendedFix'),
      severity: str(raw, 'severity'),
      cwes: [str(raw, 'cwe')],
      vulnerabilityIds: [str(raw, 'cve')],
      references: [str(raw, 'link'), str(raw, 'additionalDetails', 'recommendedFix')],
      tags: [str(raw, 'language')],
      fingerprints: similarity === undefined ? undefined : { similarityId: similarity },
    };
    const flow = (index: number): RawFinding['codeFlow'] => {
      const ends = [at(flows[index], 'source'), at(flows[index], 'sink')].filter(
        (end) => end !== undefined,
      );
      return ends.length < 2
        ? undefined
        : ends.map((end) => ({
            path: str(end, 'file'),
            line: num(end, 'line'),
            column: num(end, 'column'),
            message: str(end, 'object'),
          }));
    };
    if (lines.length === 0) return { ...base, location: { path: str(raw, 'filename') } };
    return lines.map(([line, details], index): RawFinding => ({
      ...base,
      location: {
        path: str(raw, 'filename'),
        line: Number(line),
        snippet: str(details, 'codeSnippet'),
      },
      codeFlow: flow(index),
      suppression:
        at(details, 'falsePositive') === true
          ? { kind: 'not exploitable', status: 'accepted' }
          : undefined,
    }));
  },
});

/** Vulnerabilities name their library by id; scripts put the libraries beside them. */
export const checkmarxOsa = jsonFormat({
  id: 'checkmarx-osa',
  tool: 'Checkmarx OSA',
  category: 'sca',
  docsUrl: 'https://docs.checkmarx.com/en/34965-8163-cxosa-rest-api.html',
  aliases: ['checkmarx_osa', 'cxosa'],
  detect: ({ value }) =>
    has(value, '0.cveName', '0.libraryId') ||
    has(value, 'vulnerabilities.0.cveName', 'vulnerabilities.0.libraryId') ||
    (isList(value) &&
      list(value).some((part) => has(part, 'cveName', 'libraryId') || has(part, '0.cveName')))
      ? 1
      : 0,
  map: (document) => {
    const parts = isList(document)
      ? list(document).flat()
      : [...list(document, 'vulnerabilities'), ...list(document, 'libraries')];
    const libraries = new Map(
      parts.filter((part) => !has(part, 'cveName')).map((part) => [str(part, 'id') ?? '', part]),
    );
    return parts
      .filter((part) => has(part, 'cveName'))
      .map((raw): RawFinding => {
        const library = libraries.get(str(raw, 'libraryId') ?? '') ?? at(raw, 'library');
        const state = str(raw, 'state', 'name') ?? str(raw, 'state');
        const [name, version] = [
          str(library, 'name') ?? str(raw, 'libraryName') ?? str(raw, 'sourceFileName'),
          str(library, 'version'),
        ];
        return {
          ruleId: str(raw, 'cveName'),
          title:
            `${name ?? ''}${version === undefined ? '' : ` ${version}`}: ${str(raw, 'cveName') ?? ''}`.replace(
              /^: /,
              '',
            ),
          description: str(raw, 'description'),
          mitigation: joinParagraphs(
            str(raw, 'recommendations'),
            str(library, 'newestVersion') === undefined
              ? undefined
              : `Newest version: ${str(library, 'newestVersion') ?? ''}.`,
          ),
          severity: str(raw, 'severity', 'name') ?? str(raw, 'severity'),
          cvss: [{ score: num(raw, 'score') }],
          vulnerabilityIds: [str(raw, 'cveName')],
          component: { name, version, path: str(raw, 'sourceFileName') },
          references: [str(raw, 'url')],
          fingerprints:
            str(raw, 'similarityId') === undefined
              ? undefined
              : { similarityId: str(raw, 'similarityId') ?? '' },
          suppression:
            state !== undefined && /not.?exploitable/i.test(state)
              ? {
                  kind: state.toLowerCase(),
                  status: /proposed/i.test(state) ? 'underReview' : 'accepted',
                }
              : undefined,
          firstSeen: str(raw, 'publishDate'),
        };
      });
  },
});
