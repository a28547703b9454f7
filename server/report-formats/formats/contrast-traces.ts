/**
 * Contrast: vulnerabilities, which its API calls traces. Field names have underscores or not,
 * depending on the version.
 */
import { skipped } from '../entries.ts';
import { jsonFormat } from '../format.ts';
import { at, bool, has, isList, list, str } from '../parsers/json-access.ts';
import { labeledLines, joinParagraphs } from '../normalize/text.ts';

/** Also matches `Remediated - Auto-Verified`. */
export const contrastFixed = /^(?:auto[-_ ]?)?(?:remediated|fixed)/i;

export const contrastTraces = jsonFormat({
  id: 'contrast-json',
  tool: 'Contrast',
  category: 'dast',
  docsUrl: 'https://api.contrastsecurity.com/',
  detect: ({ value }) => {
    const first = at(value, 'traces', 0) ?? (isList(value) ? at(value, 0) : undefined);
    if (has(first, 'uuid', 'severity') && (has(first, 'rule_name') || has(first, 'ruleName')))
      return 0.95;
    return isList(value, 'traces') && list(value, 'traces').length === 0 && has(value, 'success')
      ? 0.7
      : 0;
  },
  each: ['/traces/#', '/#'],
  map: (raw) => {
    const [rule, status, uuid] = [
      str(raw, 'rule_name') ?? str(raw, 'ruleName'),
      str(raw, 'status'),
      str(raw, 'uuid'),
    ];
    if (!has(raw, 'severity')) return undefined;
    if (contrastFixed.test(status ?? '')) return skipped('fixed_in_report');
    const request = at(raw, 'request');
    const host = list(request, 'headers').find(
      (header) => str(header, 'name')?.toLowerCase() === 'host',
    );
    const [path, domain] = [str(request, 'uri') ?? str(request, 'url'), str(host, 'value')];
    return {
      ruleId: rule,
      ruleName: str(raw, 'rule_title'),
      title: str(raw, 'title') ?? rule,
      description: joinParagraphs(
        str(raw, 'sub_title') ?? str(raw, 'subTitle'),
        labeledLines({
          Category: str(raw, 'category'),
          Evidence: str(raw, 'evidence'),
          Application: str(raw, 'application', 'name'),
          Impact: str(raw, 'impact'),
          Likelihood: str(raw, 'likelihood'),
        }),
      ),
      severity: str(raw, 'severity'),
      confidence: str(raw, 'confidence'),
      endpoint:
        path?.startsWith('/') === true && domain !== undefined
          ? `${str(request, 'protocol')?.toLowerCase() === 'https' ? 'https' : 'http'}://${domain}${path}`
          : path,
      httpMethod: str(request, 'method'),
      fingerprints: uuid === undefined ? undefined : { vulnerabilityId: uuid },
      suppression:
        /^not[-_ ]?a[-_ ]?problem/i.test(status ?? '') || bool(raw, 'visible') === false
          ? {
              kind: (status ?? 'hidden').toLowerCase(),
              status: 'accepted',
              ...(str(raw, 'subStatus') !== undefined && {
                justification: str(raw, 'subStatus') ?? '',
              }),
            }
          : undefined,
      tags: [str(raw, 'language')],
      firstSeen: str(raw, 'first_time_seen'),
      lastSeen: str(raw, 'last_time_seen'),
    };
  },
});
