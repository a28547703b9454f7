import { skipped } from '../entries.ts';
import { jsonFormat } from '../format.ts';
import { labeledLines } from '../normalize/text.ts';
import { bool, has, num, str } from '../parsers/json-access.ts';

/** Issues of an application version from the API of Software Security Center. */
export const fortifySsc = jsonFormat({
  id: 'fortify-ssc',
  tool: 'Fortify',
  category: 'sast',
  docsUrl: 'https://www.microfocus.com/documentation/fortify-software-security-center/',
  aliases: ['fortify ssc', 'software security center', 'fortify'],
  stableFingerprints: ['instanceId'],
  detect: ({ value }) =>
    ['data.0', '0'].some((place) => has(value, `${place}.issueName`, `${place}.friority`)) ? 1 : 0,
  each: ['/data/#', '/#'],
  map: (raw) => {
    const name = str(raw, 'issueName');
    if (name === undefined) return undefined;
    if (bool(raw, 'removed') === true || str(raw, 'scanStatus') === 'REMOVED')
      return skipped('fixed_in_report');
    const [id, judged] = [str(raw, 'issueInstanceId'), str(raw, 'primaryTag')];
    const dismissed =
      bool(raw, 'suppressed') === true || /^(?:not an issue|false positive)$/i.test(judged ?? '');
    return {
      ruleId: name,
      title: name,
      description: labeledLines({
        Kingdom: str(raw, 'kingdom'),
        Analyzer: str(raw, 'analyzer'),
        Engine: str(raw, 'displayEngineType') ?? str(raw, 'engineType'),
      }),
      severity: str(raw, 'friority'),
      category: str(raw, 'engineCategory') === 'DYNAMIC' ? 'dast' : undefined,
      location: {
        path:
          str(raw, 'fullFileName') ??
          str(raw, 'primaryLocation', 'fullFileName') ??
          str(raw, 'primaryLocation'),
        line: num(raw, 'lineNumber') ?? num(raw, 'primaryLocation', 'line'),
      },
      references: [str(raw, 'bugURL')],
      fingerprints: id === undefined ? undefined : { instanceId: id },
      suppression: dismissed
        ? { kind: (judged ?? 'suppressed').toLowerCase(), status: 'accepted' }
        : undefined,
      firstSeen: str(raw, 'foundDate'),
    };
  },
});
