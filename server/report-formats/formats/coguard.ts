import { jsonFormat } from '../format.ts';
import { at, has, isList, num, str, texts } from '../parsers/json-access.ts';

/** CoGuard's JSON result: rules that configuration files violate. Lines are 0-based. */
export const coGuard = jsonFormat({
  id: 'coguard',
  tool: 'CoGuard',
  category: 'iac',
  docsUrl: 'https://github.com/coguardio/coguard-cli',
  severities: { '1': 'low', '2': 'low', '3': 'medium', '4': 'high', '5': 'high' },
  detect: ({ value }) =>
    has(value, 'failed.0.rule.name') &&
    (has(value, 'failed.0.config_file') || has(value, 'failed.0.rule.documentation'))
      ? 1
      : // No rule failed.
        isList(value, 'failed') && Object.keys(value as object).length === 1
        ? 0.5
        : 0,
  each: ['/failed/#'],
  map: (raw) => {
    const [rule, file] = [at(raw, 'rule'), at(raw, 'config_file')];
    const about = at(rule, 'documentation');
    const [from, to, name] = [num(raw, 'fromLine'), num(raw, 'toLine'), str(file, 'fileName')];
    return {
      ruleId: str(rule, 'name'),
      title: str(rule, 'humanReadableName') ?? str(rule, 'name'),
      description: str(about, 'documentation'),
      mitigation: str(about, 'remediation'),
      severity: str(rule, 'severity'),
      fallbackSeverity: 'medium',
      location: {
        path: name === undefined ? undefined : `${str(file, 'subPath') ?? '.'}/${name}`,
        line: from === undefined ? undefined : from + 1,
        endLine: to === undefined ? undefined : to + 1,
      },
      references: texts(about, 'sources'),
      tags: [str(file, 'configFileType'), str(raw, 'service'), ...texts(about, 'scenarios')],
    };
  },
});
