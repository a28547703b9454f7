/** huskyCI: findings of the security tests by language and severity. */
import { jsonFormat } from '../format.ts';
import type { RawFinding } from '../raw-finding.ts';
import { entries, has, list, str } from '../parsers/json-access.ts';
import { labeledLines, joinParagraphs } from '../normalize/text.ts';

/** `noneSec` lists findings that a comment in the source suppresses. */
const lists = [
  'highvulns',
  'mediumvulns',
  'lowvulns',
  'novulns',
  'nosecvulns',
  'high_vulns',
  'medium_vulns',
  'low_vulns',
  'no_vulns',
  'nosec_vulns',
] as const;

const dependencies = /safety|npmaudit|yarnaudit|owaspdependencycheck|bundler/i;

function toFinding(raw: unknown, ignored: boolean): RawFinding {
  const [details, tool] = [str(raw, 'details'), str(raw, 'securitytool')];
  const isDependency = dependencies.test(tool ?? '') || str(raw, 'vulnerablebelow') !== undefined;
  const code = str(raw, 'code');
  const secret = /gitleaks/i.test(tool ?? '');
  return {
    ruleId: str(raw, 'type') ?? str(raw, 'title') ?? details?.slice(0, 200),
    title: str(raw, 'title') ?? str(raw, 'type') ?? details?.split('\n', 1)[0],
    description: joinParagraphs(
      details,
      labeledLines({
        'Security test': tool,
        Language: str(raw, 'language'),
        Type: str(raw, 'type'),
        'Vulnerable below': str(raw, 'vulnerablebelow'),
        Occurrences: str(raw, 'occurrences'),
      }),
    ),
    severity: str(raw, 'severity'),
    confidence: str(raw, 'confidence'),
    category: secret ? 'secret' : isDependency ? 'sca' : undefined,
    vulnerabilityIds: [details, str(raw, 'title')],
    cwes: [details?.match(/CWE-\d+/gi)],
    location: {
      path: str(raw, 'file'),
      line: Number(/^\d+/.exec(str(raw, 'line') ?? '')?.[0]),
      snippet: isDependency ? undefined : code,
    },
    component: isDependency
      ? {
          name: code?.split(/[ =@]/, 1)[0],
          version: str(raw, 'version') ?? /(\d[\w.+-]*)/.exec(code ?? '')?.[1],
          fixed: [str(raw, 'vulnerablebelow')],
        }
      : undefined,
    references: [details],
    tags: [str(raw, 'language'), tool],
    suppression: ignored ? { kind: 'inSource', status: 'accepted' } : undefined,
  };
}

const isResults = (name: string): boolean => /results$/i.test(name);

export const huskyCi = jsonFormat({
  id: 'huskyci',
  tool: 'huskyCI',
  category: 'sast',
  docsUrl: 'https://github.com/globocom/huskyCI',
  aliases: ['husky ci', 'huskyci report'],
  severities: { nosec: 'info' },
  detect: ({ value }) =>
    has(value, 'huskyciresults') ||
    entries(value).some(
      ([name, results]) =>
        /^(?:go|python|javascript|ruby|java|hcl|csharp|generic)results$/i.test(name) &&
        typeof results === 'object',
    )
      ? 1
      : 0,
  map: (document) => {
    const root = has(document, 'huskyciresults')
      ? (document as { huskyciresults: unknown }).huskyciresults
      : document;
    return entries(root)
      .filter(([name]) => isResults(name))
      .flatMap(([, results]) =>
        entries(results).flatMap(([, output]) =>
          lists.flatMap((name) =>
            list(output, name).map((raw) => toFinding(raw, name.startsWith('nosec'))),
          ),
        ),
      );
  },
});
