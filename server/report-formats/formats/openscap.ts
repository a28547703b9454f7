/**
 * XCCDF results (1.1 and 1.2), also inside an ARF collection, from OpenSCAP and other compliance
 * scanners.
 */
import { skipped, notChecked, unfamiliar } from '../entries.ts';
import { xmlFormat } from '../format.ts';
import { hostTarget } from '../normalize/target.ts';
import { htmlToText } from '../normalize/text.ts';
import { at, has, list, str, texts, type Tree } from '../parsers/json-access.ts';

const failing = new Set(['fail', 'error']);

/** Finds a rule in the benchmark, in groups of any depth. */
function findRule(node: unknown, id: string | undefined, depth = 0): unknown {
  if (id === undefined || depth > 20) return undefined;
  const own = list(node, 'Rule').find((rule) => str(rule, '@id') === id);
  if (own !== undefined) return own;
  for (const group of list(node, 'Group')) {
    const found = findRule(group, id, depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}

const benchmarkOf = (root: Tree): unknown =>
  at(root, 'Benchmark') ??
  at(
    root,
    'asset-report-collection',
    'report-requests',
    'report-request',
    'content',
    'data-stream-collection',
    'component',
    0,
    'Benchmark',
  ) ??
  list(root, 'asset-report-collection', 'report-requests')
    .flatMap((requests) => list(requests, 'report-request'))
    .flatMap((request) => list(request, 'content'))
    .flatMap((content) => list(content, 'data-stream-collection'))
    .flatMap((collection) => list(collection, 'component'))
    .find((component) => has(component, 'Benchmark'));

export const openscap = xmlFormat({
  id: 'openscap',
  tool: 'OpenSCAP',
  category: 'network',
  docsUrl: 'https://static.open-scap.org/',
  aliases: ['openscap vulnerability', 'xccdf', 'disa stig'],
  detect: ({ value, text }) =>
    (has(value, 'Benchmark') ||
      has(value, 'TestResult') ||
      has(value, 'asset-report-collection')) &&
    /xccdf|scap/i.test(text.slice(0, 8000))
      ? 1
      : 0,
  each: [
    '/Benchmark/TestResult/rule-result',
    '/TestResult/rule-result',
    '/asset-report-collection/reports/report/content/TestResult/rule-result',
  ],
  map: (result, { root, parents }) => {
    if (!has(result, 'result')) return unfamiliar;
    const host = str(parents.at(-1), 'target');
    if (/^(?:unknown|notchecked)$/.test(str(result, 'result') ?? ''))
      return notChecked({ rule: str(result, '@idref'), target: hostTarget(host) });
    if (!failing.has(str(result, 'result') ?? ''))
      return skipped(
        /^(?:pass|fixed)$/.test(str(result, 'result') ?? '') ? 'passed' : 'not_a_finding',
      );
    const id = str(result, '@idref');
    const benchmark = benchmarkOf(root);
    const rule = findRule(at(benchmark, 'Benchmark') ?? benchmark, id);
    const idents = [...texts(result, 'ident'), ...texts(rule, 'ident')];
    const title = htmlToText(str(rule, 'title')) ?? id;
    return {
      ruleId: id,
      ruleName: title,
      title,
      description:
        [htmlToText(str(rule, 'description')), htmlToText(str(rule, 'rationale'))]
          .filter((part) => part !== undefined)
          .join('\n\n') || title,
      mitigation: htmlToText(str(rule, 'fixtext')) ?? str(rule, 'fix'),
      severity: str(rule, '@severity') ?? str(result, '@severity'),
      fallbackSeverity: 'medium',
      vulnerabilityIds: [...idents, title],
      cwes: idents.filter((ident) => /^CWE/i.test(ident)),
      endpoint: host,
      references: list(rule, 'reference').map((reference) => str(reference, '@href')),
      lastSeen: str(result, '@time'),
    };
  },
});
