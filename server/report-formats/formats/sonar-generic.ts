/**
 * SonarQube's generic issue format, which other scanners write (`gosec -fmt=sonarqube`, …). Since
 * 10.3 rules are a separate list.
 */
import { jsonFormat } from '../format.ts';
import { at, has, isList, list, num, str } from '../parsers/json-access.ts';
import { impactOf } from './sonar-impacts.ts';

export const sonarGeneric = jsonFormat({
  id: 'sonar-generic',
  tool: 'SonarQube generic issues',
  category: 'sast',
  docsUrl:
    'https://docs.sonarsource.com/sonarqube-server/latest/analyzing-source-code/importing-external-issues/generic-issue-import-format/',
  aliases: ['sonarqube generic', 'generic issue import'],
  severities: {
    blocker: 'critical',
    critical: 'high',
    major: 'medium',
    minor: 'low',
    info: 'info',
  },
  detect: ({ value }) =>
    isList(value, 'issues') && has(value, 'issues.0.primaryLocation', 'issues.0.ruleId') ? 1 : 0,
  each: ['/issues/#'],
  map: (raw, { root }) => {
    const id = str(raw, 'ruleId');
    const rule = list(root, 'rules').find((entry) => str(entry, 'id') === id);
    const place = (location: unknown) => ({
      path: str(location, 'filePath'),
      line: num(location, 'textRange', 'startLine'),
      endLine: num(location, 'textRange', 'endLine'),
      column:
        num(location, 'textRange', 'startColumn') === undefined
          ? undefined
          : (num(location, 'textRange', 'startColumn') ?? 0) + 1,
      message: str(location, 'message'),
    });
    const type = str(raw, 'type') ?? str(rule, 'type');
    const impact = impactOf(rule);
    const message = str(raw, 'primaryLocation', 'message');
    return {
      ruleId: id,
      ruleName: str(rule, 'name'),
      title: message ?? str(rule, 'name') ?? id,
      description: str(rule, 'description') ?? message,
      severity: str(raw, 'severity') ?? str(rule, 'severity') ?? impact?.severity,
      category:
        type === 'CODE_SMELL' ||
        type === 'BUG' ||
        (type === undefined && impact?.isSecurity === false)
          ? 'quality'
          : undefined,
      cwes: [message?.match(/CWE-\d+/gi), id?.match(/^CWE-\d+$/i)?.[0]],
      location: place(at(raw, 'primaryLocation')),
      relatedLocations: list(raw, 'secondaryLocations').map(place),
      tags: [str(raw, 'engineId') ?? str(rule, 'engineId'), type],
    };
  },
});
