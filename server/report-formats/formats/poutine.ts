import { jsonFormat } from '../format.ts';
import { joinParagraphs, labeledLines } from '../normalize/text.ts';
import { at, has, isList, num, str, texts } from '../parsers/json-access.ts';

/** Findings in pipelines, and the rules by id. */
export const poutine = jsonFormat({
  id: 'poutine',
  tool: 'poutine',
  category: 'iac',
  docsUrl: 'https://boostsecurityio.github.io/poutine/en/structured-finding-metadata',
  stableFingerprints: ['fingerprint'],
  severities: { error: 'high', warning: 'medium', note: 'low', none: 'info' },
  detect: ({ value }) =>
    isList(value, 'findings') &&
    (has(value, 'findings.0.rule_id', 'findings.0.meta') ||
      (has(value, 'rules') && !has(value, 'findings.0')))
      ? has(value, 'rules')
        ? 1
        : 0.8
      : 0,
  each: ['/findings/#'],
  asides: ['rules', 'packages'],
  map: (raw, { root }) => {
    const id = str(raw, 'rule_id');
    if (id === undefined) return undefined;
    const rule = at(root, 'rules', id);
    const print = str(raw, 'fingerprint') ?? str(raw, 'meta', 'fingerprint');
    return {
      ruleId: id,
      title: str(rule, 'title') ?? id,
      description: joinParagraphs(
        str(rule, 'description'),
        labeledLines({
          Details: str(raw, 'meta', 'details'),
          Job: str(raw, 'meta', 'job'),
          Step: str(raw, 'meta', 'step'),
          Package: str(raw, 'purl'),
        }),
      ),
      severity: str(rule, 'level'),
      fallbackSeverity: 'medium',
      vulnerabilityIds: [str(raw, 'meta', 'osv_id')],
      location: { path: str(raw, 'meta', 'path'), line: num(raw, 'meta', 'line') },
      references: texts(rule, 'refs'),
      fingerprints: print === undefined ? undefined : { fingerprint: print },
    };
  },
});
