/** Analyzers of compiled programs: cwe_checker and QARK. */
import { jsonFormat } from '../format.ts';
import { labeledLines, joinParagraphs } from '../normalize/text.ts';
import { has, isList, num, str, texts } from '../parsers/json-access.ts';

export const cweChecker = jsonFormat({
  id: 'cwe-checker',
  tool: 'cwe_checker',
  category: 'sast',
  docsUrl: 'https://github.com/fkie-cad/cwe_checker',
  aliases: ['cwe_checker'],
  detect: ({ value }) =>
    isList(value) && has(value, '0.name', '0.version', '0.addresses', '0.tids') ? 1 : 0,
  each: ['/#'],
  map: (raw) => {
    const name = str(raw, 'name');
    const number = /\d+/.exec(name ?? '')?.[0];
    return {
      ruleId: name,
      title: str(raw, 'description'),
      description: joinParagraphs(
        str(raw, 'description'),
        labeledLines({
          Addresses: texts(raw, 'addresses').join(', '),
          Symbols: texts(raw, 'symbols').join(', '),
        }),
      ),
      severity: 'medium',
      confidence: 'low',
      cwes: number === undefined ? undefined : Number(number),
      helpUri:
        number === undefined ? undefined : `https://cwe.mitre.org/data/definitions/${number}.html`,
      tags: texts(raw, 'symbols'),
    };
  },
});

export const qark = jsonFormat({
  id: 'qark',
  tool: 'QARK',
  category: 'mobile',
  docsUrl: 'https://github.com/linkedin/qark',
  severities: {
    vulnerability: 'high',
    error: 'high',
    warning: 'medium',
    info: 'info',
    '3': 'high',
    '2': 'high',
    '1': 'medium',
    '0': 'info',
  },
  detect: ({ value }) =>
    isList(value) &&
    has(value, '0.category', '0.severity', '0.name') &&
    (has(value, '0.file_object') || has(value, '0.line_number') || has(value, '0.apk_exploit_dict'))
      ? 1
      : 0,
  each: ['/#'],
  map: (raw) => ({
    ruleId: str(raw, 'name'),
    title: str(raw, 'name'),
    description: str(raw, 'description'),
    severity: str(raw, 'severity'),
    location: {
      path: str(raw, 'file_object'),
      line: num(raw, 'line_number', 0) ?? num(raw, 'line_number'),
    },
    tags: [str(raw, 'category')],
  }),
});
