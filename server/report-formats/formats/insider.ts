/**
 * Insider: code findings under `vulnerabilities` (`Vulnerabilities` in older versions), each a
 * class of weakness at a line.
 */
import { cutAt } from '../normalize/cut.ts';
import { jsonFormat } from '../format.ts';
import { has, num, str } from '../parsers/json-access.ts';
import { joinParagraphs } from '../normalize/text.ts';

export const insider = jsonFormat({
  id: 'insider',
  tool: 'Insider',
  category: 'sast',
  docsUrl: 'https://github.com/insidersec/insider',
  detect: ({ value }) =>
    ['vulnerabilities', 'Vulnerabilities'].some(
      (list) => has(value, `${list}.0.classMessage`) || has(value, `${list}.0.vulnerabilityID`),
    ) || has(value, 'sast', 'dra', 'securityScore')
      ? 1
      : 0,
  each: ['/vulnerabilities/#', '/Vulnerabilities/#'],
  map: (raw) => {
    const id = str(raw, 'vulnerabilityID');
    // `class` is the file, followed by `(line:column)`.
    const [path, line] = [
      cutAt(
        str(raw, 'file') ?? str(raw, 'class') ?? str(raw, 'classMessage'),
        / \(\d{1,9}:\d{1,9}\)/,
      ),
      num(raw, 'line'),
    ];
    return {
      ruleId: str(raw, 'cwe') ?? id,
      title: str(raw, 'shortMessage') ?? str(raw, 'longMessage')?.slice(0, 200) ?? str(raw, 'cwe'),
      description: joinParagraphs(
        str(raw, 'longMessage') ?? str(raw, 'description'),
        str(raw, 'classMessage'),
      ),
      mitigation: str(raw, 'recomendation') ?? str(raw, 'recommendation'),
      severity: str(raw, 'rank') ?? str(raw, 'severity'),
      cvss: [{ score: num(raw, 'cvss') }],
      cwes: [str(raw, 'cwe')],
      location: { path, line, column: num(raw, 'column'), snippet: str(raw, 'method') },
      fingerprints: id === undefined ? undefined : { vulnerabilityId: id },
    };
  },
});
