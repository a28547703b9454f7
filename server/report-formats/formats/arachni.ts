/** Arachni: JSON and XML. */
import { jsonFormat, xmlFormat } from '../format.ts';
import { entries, has, isList, list, num, str, texts } from '../parsers/json-access.ts';

/** Properties with the same names in JSON and XML. */
const issue = (raw: unknown) => ({
  ruleId: str(raw, 'check', 'shortname') ?? str(raw, 'name'),
  title: str(raw, 'name'),
  description: str(raw, 'description'),
  mitigation: str(raw, 'remedy_guidance'),
  severity: str(raw, 'severity'),
  cwes: num(raw, 'cwe'),
  httpMethod: str(raw, 'vector', 'method')?.toUpperCase(),
  httpParameter: str(raw, 'vector', 'affected_input_name'),
  fingerprints: str(raw, 'digest') === undefined ? undefined : { digest: str(raw, 'digest') ?? '' },
});

export const arachni = jsonFormat({
  id: 'arachni',
  tool: 'Arachni',
  category: 'dast',
  docsUrl: 'https://github.com/Arachni/arachni/wiki',
  detect: ({ value }) =>
    isList(value, 'issues') && (has(value, 'sitemap') || has(value, 'issues.0.vector')) ? 0.95 : 0,
  each: ['/issues/#'],
  run: (root) => ({ toolVersion: str(root, 'version'), completedAt: str(root, 'finish_datetime') }),
  map: (raw) => ({
    ...issue(raw),
    endpoint:
      str(raw, 'vector', 'action') ??
      str(raw, 'vector', 'url') ??
      str(raw, 'page', 'dom', 'url') ??
      str(raw, 'page', 'url'),
    references: entries(raw, 'references').map(([, reference]) => str(reference)),
    tags: texts(raw, 'tags'),
  }),
});

export const arachniXml = xmlFormat({
  id: 'arachni-xml',
  tool: 'Arachni',
  category: 'dast',
  docsUrl: 'https://github.com/Arachni/arachni/wiki',
  detect: ({ value }) =>
    has(value, 'report.0.issues') && (has(value, 'report.0.sitemap') || has(value, 'report.0.seed'))
      ? 0.9
      : 0,
  each: ['/report/issues/issue'],
  run: (root) => ({
    toolVersion: str(root, 'report', 'version'),
    completedAt: str(root, 'report', 'finish_datetime'),
  }),
  map: (raw) => ({
    ...issue(raw),
    endpoint: str(raw, 'vector', 'action') ?? str(raw, 'vector', 'url') ?? str(raw, 'page', 'url'),
    references: list(raw, 'references', 'reference').map((reference) => str(reference, '@url')),
  }),
});
