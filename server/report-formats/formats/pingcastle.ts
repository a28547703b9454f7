/** PingCastle's health check of an Active Directory: matched rules, each with its risk points. */
import { xmlFormat } from '../format.ts';
import { labeledLines, joinParagraphs } from '../normalize/text.ts';
import { has, num, str, texts } from '../parsers/json-access.ts';

/** The score of a domain ranges up to 100. A rule that costs half of it is critical. */
const weight = (points: number): string =>
  points >= 50
    ? 'critical'
    : points >= 30
      ? 'high'
      : points >= 10
        ? 'medium'
        : points > 0
          ? 'low'
          : 'info';

export const pingCastle = xmlFormat({
  id: 'pingcastle',
  tool: 'PingCastle',
  category: 'network',
  docsUrl: 'https://www.pingcastle.com/documentation/',
  aliases: ['ping castle'],
  detect: ({ value }) => (has(value, 'HealthcheckData') ? 1 : 0),
  each: ['/HealthcheckData/RiskRules/HealthcheckRiskRule'],
  run: (root) => ({
    toolVersion: str(root, 'HealthcheckData', 'EngineVersion'),
    completedAt: str(root, 'HealthcheckData', 'GenerationDate'),
  }),
  map: (raw, { root }) => {
    const [id, points] = [str(raw, 'RiskId'), num(raw, 'Points') ?? 0];
    const details = [...texts(raw, 'Details'), ...texts(raw, 'Details', 'string')];
    return {
      ruleId: id,
      title: str(raw, 'Rationale') ?? id,
      description: joinParagraphs(
        str(raw, 'Rationale'),
        labeledLines({ Category: str(raw, 'Category'), Model: str(raw, 'Model'), Points: points }),
        details.length === 0 ? undefined : details.map((text) => `- ${text}`).join('\n'),
      ),
      severity: weight(points),
      endpoint: str(root, 'HealthcheckData', 'DomainFQDN'),
      tags: [str(raw, 'Category'), str(raw, 'Model')],
    };
  },
});
