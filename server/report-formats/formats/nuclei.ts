/** Nuclei's JSON lines (`-jsonl`), list (`-json-export`), and the field names of version 2. */
import { progressOnly } from '../clean-text.ts';
import { skipped, notChecked } from '../entries.ts';
import { jsonFormat, textFormat, type TextResult } from '../format.ts';
import { consoleLines, isDocumentation } from '../parsers/console-output.ts';
import { at, bool, has, isList, num, str, texts } from '../parsers/json-access.ts';
import { hostTarget } from '../normalize/target.ts';
import { labeledLines, joinParagraphs } from '../normalize/text.ts';

const references = (info: unknown): string[] =>
  texts(info, 'reference').flatMap((text) => text.match(/https?:\/\/\S+/g) ?? []);

export const nuclei = jsonFormat({
  id: 'nuclei',
  tool: 'Nuclei',
  category: 'dast',
  docsUrl: 'https://docs.projectdiscovery.io/tools/nuclei/running#nuclei-output',
  aliases: ['projectdiscovery nuclei'],
  emptyMeansClean: true,
  detect: ({ value }) => {
    const sample = isList(value) ? at(value, 0) : value;
    return (has(sample, 'info') &&
      (has(sample, 'template-id') || has(sample, 'templateID') || has(sample, 'template'))) ||
      has(sample, 'template', 'matched', 'name', 'severity')
      ? 1
      : 0;
  },
  each: ['', '/#'],
  map: (raw) => {
    // With `-matcher-status`, the report also lists templates that did not match.
    const host = str(raw, 'matched-at') ?? str(raw, 'matched') ?? str(raw, 'host');
    const hasMatched = bool(raw, 'matcher-status');
    if (str(raw, 'error') !== undefined && hasMatched !== true)
      return notChecked({
        rule: str(raw, 'template-id') ?? str(raw, 'templateID'),
        target: hostTarget(host),
      });
    if (hasMatched === false) return skipped('passed');
    // Before 2.1 the template's properties were beside its result.
    const info = at(raw, 'info') ?? raw;
    const classification = at(info, 'classification');
    const id = str(raw, 'template-id') ?? str(raw, 'templateID') ?? str(raw, 'template');
    const matcher =
      str(raw, 'matcher-name') ?? str(raw, 'matcher_name') ?? str(raw, 'extractor-name');
    const extracted = texts(raw, 'extracted-results').concat(texts(raw, 'extracted_results'));
    return {
      ruleId: id,
      ruleName: str(info, 'name'),
      // A template may match at one address in several ways; each is a separate finding.
      title:
        matcher === undefined
          ? (str(info, 'name') ?? id)
          : `${str(info, 'name') ?? id ?? ''} (${matcher})`,
      description: joinParagraphs(
        str(info, 'description'),
        labeledLines({
          Matcher: matcher,
          Extracted: extracted.slice(0, 10).join(', ') || undefined,
          Type: str(raw, 'type'),
          Impact: str(info, 'impact'),
        }),
      ),
      mitigation: str(info, 'remediation'),
      severity: str(info, 'severity'),
      cvss: [
        { vector: str(classification, 'cvss-metrics'), score: num(classification, 'cvss-score') },
      ],
      vulnerabilityIds: texts(classification, 'cve-id'),
      cwes: texts(classification, 'cwe-id'),
      epss: {
        score: num(classification, 'epss-score'),
        percentile: num(classification, 'epss-percentile'),
      },
      endpoint: host,
      references: references(info),
      tags: texts(info, 'tags').flatMap((tag) => tag.split(',')),
      lastSeen: str(raw, 'timestamp'),
    };
  },
});

/** `[template:matcher] [protocol] [severity] address`; old versions have a time before it. */
const line =
  /^(?:\[\d{4}-\d\d-\d\d[ T][\d:]+\] )?\[([\w./-]{2,200})(?::([^\]\n]{1,200}))?\] \[([a-z-]{2,20})\] \[(info|low|medium|high|critical|unknown)\] (\S+)(?: (.*))?$/i;
const progress = /^\s*\[(?:INF|WRN|ERR|DBG|FTL)\]|^[\s_/\\|,.`'-]*$|projectdiscovery\.io|^\s*__/;

/** Nuclei's console output. */
export const nucleiText = textFormat({
  id: 'nuclei-text',
  tool: 'Nuclei',
  category: 'dast',
  docsUrl: 'https://docs.projectdiscovery.io/tools/nuclei/running#nuclei-output',
  detect: ({ text, fileName }) => {
    const lines = consoleLines(text)
      .filter((each) => each.trim() !== '')
      .slice(0, 200);
    const matches = lines.filter((each) => line.test(each)).length;
    return !isDocumentation(fileName) &&
      matches > 0 &&
      matches * 2 >= lines.filter((each) => !progress.test(each)).length
      ? 0.9
      : 0;
  },
  clean: progressOnly('[INF] …', progress),
  map: (text): TextResult[] =>
    consoleLines(text).flatMap((each, index) => {
      const [, id, matcher, type, severity, endpoint, extracted] = line.exec(each) ?? [];
      return id === undefined
        ? []
        : [
            {
              pointer: `line ${index + 1}`,
              finding: {
                ruleId: id,
                title: matcher === undefined ? id : `${id} (${matcher})`,
                description: labeledLines({ Matcher: matcher, Type: type, Extracted: extracted }),
                severity,
                vulnerabilityIds: [id],
                endpoint,
              },
            },
          ];
    }),
});
