import { jsonFormat } from '../format.ts';
import { joinParagraphs, labeledLines } from '../normalize/text.ts';
import { at, has, isList, list, str } from '../parsers/json-access.ts';

const reportOf = (value: unknown): unknown => (isList(value) ? at(value, 0) : value);

/** Privilege escalation paths between identities of an AWS account. */
export const pmapper = jsonFormat({
  id: 'pmapper',
  tool: 'PMapper',
  category: 'cloud',
  docsUrl: 'https://github.com/nccgroup/PMapper/wiki/Analysis-Reference',
  aliases: ['principal mapper'],
  detect: ({ value }) => {
    const report = reportOf(value);
    return has(report, 'account', 'findings', 'source') || has(report, 'findings.0.recommendation')
      ? has(report, 'account')
        ? 1
        : 0
      : 0;
  },
  each: ['/findings/#', '/#/findings/#'],
  run: (root) => ({
    targets: (isList(root) ? list(root) : [root]).map((report) => str(report, 'account')),
    completedAt: str(reportOf(root), 'date_and_time'),
  }),
  map: (raw, { root, keys }) => {
    const report = keys[0] === 'findings' ? root : at(root, keys[0] ?? 0);
    const account = str(report, 'account');
    return {
      ruleId: str(raw, 'title'),
      title: str(raw, 'title'),
      description: joinParagraphs(
        str(raw, 'description'),
        labeledLines({ Impact: str(raw, 'impact') }),
      ),
      mitigation: str(raw, 'recommendation'),
      severity: str(raw, 'severity'),
      cwes: 269,
      cloudResource: { provider: 'aws', account, type: 'account', id: account },
    };
  },
});
