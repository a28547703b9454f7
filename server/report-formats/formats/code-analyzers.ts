/**
 * Analyzers of a single language, and the passive checks that Noir reports beside its endpoints.
 */
import { jsonFormat, xmlFormat } from '../format.ts';
import type { RawFinding } from '../raw-finding.ts';
import { labeledLines, joinParagraphs } from '../normalize/text.ts';
import { has, isList, list, num, str, texts } from '../parsers/json-access.ts';

/** Rules of the taint analysis Pysa have codes from here on; lower codes are type errors. */
const firstTaintRule = 5000;

/** A list, or `errors`. Pyrefly, its successor, adds a severity and has 1-based columns. */
export const pyre = jsonFormat({
  id: 'pyre',
  tool: 'Pyre',
  category: 'quality',
  docsUrl: 'https://pyre-check.org/docs/pysa-running/',
  aliases: ['pysa', 'pyrefly', 'pyre-check'],
  detect: ({ value }) =>
    ['0', 'errors.0'].some((place) =>
      has(value, `${place}.concise_description`, `${place}.path`, `${place}.code`),
    )
      ? 1
      : 0,
  each: ['/#', '/errors/#'],
  map: (raw) => {
    const [code, name] = [num(raw, 'code'), str(raw, 'name')];
    const first = has(raw, 'severity') ? 0 : 1;
    const column = num(raw, 'column');
    const endColumn = num(raw, 'stop_column');
    return {
      ruleId: (code ?? -1) > 0 ? String(code) : (name ?? str(raw, 'code')),
      ruleName: name,
      title: str(raw, 'concise_description') ?? str(raw, 'description'),
      description: str(raw, 'long_description') ?? str(raw, 'description'),
      severity: str(raw, 'severity'),
      fallbackSeverity: (code ?? 0) >= firstTaintRule ? ('high' as const) : ('low' as const),
      category: (code ?? 0) >= firstTaintRule ? ('sast' as const) : undefined,
      location: {
        path: str(raw, 'path'),
        line: num(raw, 'line'),
        column: column === undefined ? undefined : column + first,
        endLine: num(raw, 'stop_line'),
        endColumn: endColumn === undefined ? undefined : endColumn + first,
      },
    };
  },
});

/** A rule with the locations in a file that match it. The JSON has no severity. */
export const cljHolmes = jsonFormat({
  id: 'clj-holmes',
  tool: 'clj-holmes',
  category: 'sast',
  docsUrl: 'https://github.com/clj-holmes/clj-holmes#readme',
  detect: ({ value }) =>
    isList(value) &&
    has(value, '0.filename', '0.name', '0.message') &&
    isList(value, 0, 'findings') &&
    (has(value, '0.findings.0.parent') || has(value, '0.findings.0.code'))
      ? 0.95
      : 0,
  each: ['/#'],
  holds: ['/findings/#'],
  map: (result) =>
    list(result, 'findings').map((place): RawFinding => {
      const endColumn = num(place, 'end-col');
      return {
        ruleId: str(result, 'name'),
        title: str(result, 'message') ?? str(result, 'name'),
        description: str(result, 'message'),
        fallbackSeverity: 'medium',
        location: {
          path: str(result, 'filename'),
          line: num(place, 'row'),
          column: num(place, 'col'),
          endLine: num(place, 'end-row'),
          endColumn,
          snippet: str(place, 'code'),
        },
        tags: [str(place, 'parent')],
      };
    }),
});

/**
 * Endpoints are not findings. The passive checks search the code for secrets and similar issues.
 */
export const noir = jsonFormat({
  id: 'noir',
  tool: 'OWASP Noir',
  category: 'sast',
  docsUrl: 'https://owasp-noir.github.io/noir/',
  aliases: ['noir', 'owasp noir'],
  detect: ({ value }) => (isList(value, 'endpoints') && isList(value, 'passive_results') ? 1 : 0),
  each: ['/passive_results/#'],
  asides: ['endpoints', 'errors'],
  run: (root) => ({ incomplete: list(root, 'errors').length > 0 && 'files_failed' }),
  map: (raw) => {
    const category = str(raw, 'category');
    return {
      ruleId: str(raw, 'id'),
      title: str(raw, 'info', 'name') ?? str(raw, 'id'),
      description: joinParagraphs(
        str(raw, 'info', 'description'),
        labeledLines({ Extract: str(raw, 'extract'), Category: category }),
      ),
      severity: str(raw, 'info', 'severity'),
      category: category === 'secret' ? 'secret' : undefined,
      location: { path: str(raw, 'file_path'), line: num(raw, 'line_number') },
      references: texts(raw, 'info', 'reference'),
      tags: texts(raw, 'techs'),
    };
  },
});

const violations = '/ResultsSession/CodingStandards/StdViols';

/** Jtest, C/C++test and dotTEST. A `FlowViol` is a violation with its flow path. */
export const parasoft = xmlFormat({
  id: 'parasoft',
  tool: 'Parasoft',
  category: 'sast',
  docsUrl: 'https://docs.parasoft.com/',
  aliases: ['parasoft jtest', 'parasoft c/c++test', 'parasoft dottest', 'jtest', 'dottest'],
  severities: { '1': 'critical', '2': 'high', '3': 'medium', '4': 'low', '5': 'info' },
  detect: ({ value }) => (has(value, 'ResultsSession') ? 1 : 0),
  each: [`${violations}/StdViol`, `${violations}/FlowViol`],
  asides: ['Rules', 'Projects', 'ExecutedTestsDetails', 'Goals', 'Scope', 'VersionInfos'],
  glossary: {
    each: ['/ResultsSession/CodingStandards/Rules/RulesList/Rule'],
    key: (rule) => str(rule, '@id') ?? '',
  },
  run: (root) => ({ toolVersion: str(root, 'ResultsSession', '@toolVer') }),
  map: (raw, { glossary }) => {
    const [rule, hash] = [str(raw, '@rule'), str(raw, '@hash')];
    const about = glossary.get(rule ?? '');
    const tool = str(raw, '@tool');
    return {
      ruleId: rule,
      ruleName: str(about, '@desc'),
      title: str(raw, '@msg') ?? rule,
      description: labeledLines({
        Message: str(raw, '@msg'),
        Category: str(raw, '@cat'),
        Source: str(raw, '@ruleSCSCMsg'),
      }),
      severity: str(raw, '@sev'),
      cwes: [rule, str(about, '@cat')].map((text) => /^CWE[.-](\d+)/.exec(text ?? '')?.[1]),
      location: {
        path: str(raw, '@locFile'),
        line: num(raw, '@locStartln') ?? num(raw, '@ln'),
        endLine: num(raw, '@locEndLn'),
      },
      tags: [tool, str(raw, '@lang')],
      fingerprints: hash === undefined ? undefined : { hash },
    };
  },
});
