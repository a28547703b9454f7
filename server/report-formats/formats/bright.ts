import { jsonFormat } from '../format.ts';
import { joinParagraphs, labeledLines } from '../normalize/text.ts';
import { at, has, isList, list, num, str, texts } from '../parsers/json-access.ts';

/** Issues of one scan from the API. */
export const bright = jsonFormat({
  id: 'bright',
  tool: 'Bright',
  category: 'dast',
  docsUrl: 'https://docs.brightsec.com/',
  aliases: ['bright security', 'neuralegion', 'nexploit'],
  detect: ({ value }) => {
    const [first] = isList(value) ? list(value) : list(value, 'issues');
    return has(first, 'name', 'entryPoint', 'severity') && has(first, 'details') ? 1 : 0;
  },
  each: ['/issues/#', '/#'],
  map: (raw) => ({
    ruleId: str(raw, 'name'),
    title: str(raw, 'name'),
    description: joinParagraphs(
      str(raw, 'details'),
      labeledLines({ Protocol: str(raw, 'protocol') }),
      texts(raw, 'resources')
        .map((link) => `- ${link}`)
        .join('\n'),
    ),
    mitigation: str(raw, 'remediation'),
    severity: str(raw, 'severity'),
    cvss: [{ score: num(raw, 'cvss'), vector: str(raw, 'cvss') }],
    cwes: at(raw, 'cwe'),
    endpoint: str(raw, 'entryPoint') ?? texts(raw, 'resources')[0],
    httpMethod:
      /^([A-Z]{3,10}) /.exec(str(raw, 'request') ?? '')?.[1] ?? str(raw, 'request', 'method'),
    fingerprints: { id: str(raw, 'id') ?? '' },
  }),
});
