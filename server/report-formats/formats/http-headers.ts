/** Scanners of HTTP response headers: drHEADer, Mozilla Observatory, humble. */
import { type Entry, skipped, unfamiliar } from '../entries.ts';
import { jsonFormat } from '../format.ts';
import type { RawFinding } from '../raw-finding.ts';
import { labeledLines, joinParagraphs, htmlToText } from '../normalize/text.ts';
import { at, entries, has, isList, list, num, str, texts } from '../parsers/json-access.ts';

const joined = (value: unknown, name: string): string | undefined =>
  texts(value, name).length === 0 ? undefined : texts(value, name).join(', ');

function header(raw: unknown, url: string | undefined): RawFinding {
  const rule = str(raw, 'rule');
  return {
    ruleId: rule,
    title: `Header: ${rule ?? 'unknown'}`,
    description: joinParagraphs(
      str(raw, 'message'),
      labeledLines({
        Value: str(raw, 'value'),
        Expected: joined(raw, 'expected'),
        Avoid: joined(raw, 'avoid'),
        Anomalies: joined(raw, 'anomalies'),
      }),
    ),
    severity: str(raw, 'severity'),
    cwes: 693,
    endpoint: url,
  };
}

/** A list of violated rules. Scans of several sites wrap it with the address. */
export const drheader = jsonFormat({
  id: 'drheader',
  tool: 'drHEADer',
  category: 'dast',
  docsUrl: 'https://github.com/Santandersecurityresearch/DrHeader',
  aliases: ['dr header', 'drheader json'],
  detect: ({ value }) =>
    (has(value, '0.rule', '0.message', '0.severity') &&
      !['file', 'path', 'filename', 'line', 'location'].some((name) => has(value, `0.${name}`))) ||
    has(value, '0.url', '0.report.0.rule') ||
    has(value, 'report.0.rule', 'url')
      ? 0.9
      : 0,
  map: (document) =>
    (isList(document) ? list(document) : [document]).flatMap((raw) =>
      has(raw, 'report')
        ? list(raw, 'report').map((entry) => header(entry, str(raw, 'url')))
        : [header(raw, undefined)],
    ),
});

/** Every test with its result. The score modifier is the weight of a failed test. */
const weight = (modifier: number): string =>
  modifier <= -50
    ? 'critical'
    : modifier <= -25
      ? 'high'
      : modifier <= -10
        ? 'medium'
        : modifier < 0
          ? 'low'
          : 'info';

const observatoryTests = (value: unknown): [string, unknown][] => {
  const own = has(value, 'tests') ? at(value, 'tests') : value;
  return (
    Array.isArray(own)
      ? list(own).map((test): [string, unknown] => [str(test, 'name') ?? '', test])
      : entries(own)
  ).filter(([, test]) => has(test, 'score_modifier') || has(test, 'scoreModifier'));
};

export const observatory = jsonFormat({
  id: 'mozilla-observatory',
  tool: 'Mozilla Observatory',
  category: 'dast',
  docsUrl: 'https://github.com/mozilla/http-observatory/blob/master/httpobs/docs/api.md',
  aliases: ['mozilla_observatory', 'http observatory', 'mdn http observatory'],
  detect: ({ value }) =>
    observatoryTests(value).length > 0 &&
    observatoryTests(value).every(([, test]) => has(test, 'pass'))
      ? 1
      : 0,
  run: (root) => ({
    incomplete:
      (str(root, 'scan', 'error') !== undefined ||
        /^(?:FAILED|ABORTED)$/i.test(str(root, 'scan', 'state') ?? '')) &&
      'scan_failed',
  }),
  looksIn: ['/tests/*', '/*/pass'],
  // The scan response alone has only the number of failed tests, not the tests.
  doubts: (document) => observatoryTests(document).length === 0,
  asides: ['scan', 'history'],
  map: (document) =>
    observatoryTests(document).map(([name, test]): Entry =>
      at(test, 'pass') !== false
        ? at(test, 'pass') === true
          ? skipped('passed')
          : at(test, 'pass') === null
            ? skipped('not_a_finding')
            : unfamiliar
        : {
            ruleId: str(test, 'name') ?? name,
            title:
              htmlToText(str(test, 'score_description') ?? str(test, 'scoreDescription')) ?? name,
            description: joinParagraphs(
              labeledLines({
                Test: str(test, 'title') ?? name,
                Result: str(test, 'result'),
                Expected: str(test, 'expectation'),
              }),
              htmlToText(str(test, 'recommendation')),
            ),
            severity: weight(num(test, 'score_modifier') ?? num(test, 'scoreModifier') ?? 0),
            cwes: 693,
            endpoint:
              str(document, 'scan', 'host') ??
              str(document, 'host') ??
              str(document, 'scan', 'target'),
            references: [str(test, 'link')],
          },
    ),
});

/**
 * Sections matched by a word in their name: the numbers differ between versions, and the names are
 * in the language that humble was run in.
 */
const humbleSections: readonly { word: RegExp; ruleId: string; title: string; severity: string }[] =
  [
    {
      word: /missing|ausentes|faltan|no habilitad/i,
      ruleId: 'missing-header',
      title: 'Missing header',
      severity: 'medium',
    },
    {
      word: /fingerprint/i,
      ruleId: 'fingerprint-header',
      title: 'Header reveals the server',
      severity: 'low',
    },
    {
      word: /deprecated|insecure|obsolet|insegur/i,
      ruleId: 'insecure-header',
      title: 'Deprecated or insecure header value',
      severity: 'medium',
    },
    { word: /empty|vac[ií]/i, ruleId: 'empty-header', title: 'Empty header', severity: 'low' },
  ];

const sectionNumber = (name: string): string | undefined => /^\[(\d)\./.exec(name)?.[1];

/** "Nothing to report" in each language of humble. */
const nothing = /^(?:nothing to report|nada (?:que|a) )/i;

/** Parses header names, alone or with an explanation and a link. */
function humbleItems(section: unknown): Pick<RawFinding, 'title' | 'description' | 'references'>[] {
  return (Array.isArray(section) ? list(section) : []).flatMap((item) => {
    const name =
      typeof item === 'string' ? item.trim() : (str(item, 'Issue') ?? str(item, 'Header'));
    if (name === undefined || name === '' || nothing.test(name)) return [];
    return [
      {
        title: name,
        description: joinParagraphs(
          texts(item, 'Details').join('\n'),
          labeledLines({ Value: str(item, 'Value') }),
        ),
        references: texts(item, 'References'),
      },
    ];
  });
}

export const humble = jsonFormat({
  id: 'humble',
  tool: 'humble',
  category: 'dast',
  docsUrl: 'https://github.com/rfc-st/humble',
  aliases: ['humble json'],
  detect: ({ value }) =>
    entries(value).filter(([name]) => sectionNumber(name) !== undefined).length >= 2 ? 1 : 0,
  map: (document) => {
    const info = entries(document).find(([name]) => sectionNumber(name) === '0')?.[1];
    const url =
      str(info, 'URL') ??
      texts(info)
        .map((text) => /^URL\s*:\s*(\S+)/.exec(text)?.[1])
        .find((text) => text !== undefined);
    return entries(document).flatMap(([name, content]) => {
      const section = humbleSections.find(({ word }) => word.test(name));
      if (section === undefined) return [];
      return humbleItems(content).map((item): RawFinding => ({
        ...item,
        ruleId: section.ruleId,
        title: `${section.title}: ${item.title ?? ''}`,
        severity: section.severity,
        cwes: 693,
        endpoint: url,
      }));
    });
  },
});
