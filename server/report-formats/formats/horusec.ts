import { jsonFormat } from '../format.ts';
import { at, has, str } from '../parsers/json-access.ts';

export const horusec = jsonFormat({
  id: 'horusec',
  tool: 'Horusec',
  category: 'sast',
  docsUrl: 'https://docs.horusec.io/docs/cli/analysis-output/',
  detect: ({ value }) => (has(value, 'analysisVulnerabilities') ? 1 : 0),
  each: ['/analysisVulnerabilities/#'],
  run: (root) => ({
    toolVersion: str(root, 'version'),
    completedAt: str(root, 'finishedAt'),
    incomplete: /^(?:error|running)$/i.test(str(root, 'status') ?? '')
      ? 'scan_failed'
      : str(root, 'errors') !== undefined && 'files_failed',
  }),
  map: (entry) => {
    const raw = at(entry, 'vulnerabilities');
    const details = str(raw, 'details') ?? '';
    const title = details
      .replace(/^\(\d+\/\d+\) \* Possible vulnerability detected: /, '')
      .split('\n', 1)[0];
    const kind = str(raw, 'type');
    const hash = str(raw, 'vulnHash');
    const [language, secret] = [str(raw, 'language'), /^leaks$/i.test(str(raw, 'language') ?? '')];
    return {
      ruleId: str(raw, 'rule_id') || title,
      title,
      description: details,
      severity: str(raw, 'severity'),
      confidence: str(raw, 'confidence'),
      category: secret ? 'secret' : undefined,
      vulnerabilityIds: [details],
      cwes: [details],
      location: {
        path: str(raw, 'file'),
        line: Number(str(raw, 'line')),
        column: Number(str(raw, 'column')),
        snippet: str(raw, 'code'),
      },
      references: [details],
      tags: [str(raw, 'securityTool'), language],
      fingerprints: hash === undefined ? undefined : { vulnHash: hash },
      suppression:
        kind === 'False Positive' || kind === 'Risk Accepted'
          ? { kind, status: 'accepted' }
          : undefined,
      author: {
        name: str(raw, 'commitAuthor'),
        email: str(raw, 'commitEmail'),
        commit: str(raw, 'commitHash'),
        date: str(raw, 'commitDate'),
      },
    };
  },
});
