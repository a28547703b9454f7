/** Nuclei's JSON lines (`-jsonl`), list (`-json-export`), and the names of version 2. */
import { jsonFormat } from '../format.ts';
import { at, has, isList, num, str, texts } from '../parsers/json-access.ts';
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
  map: (document) =>
    (isList(document) ? (document as unknown[]) : [document]).map((raw) => {
      // Before 2.1 the template's facts were beside its result.
      const info = at(raw, 'info') ?? raw;
      const classification = at(info, 'classification');
      const id = str(raw, 'template-id') ?? str(raw, 'templateID') ?? str(raw, 'template');
      const matcher =
        str(raw, 'matcher-name') ?? str(raw, 'matcher_name') ?? str(raw, 'extractor-name');
      const extracted = texts(raw, 'extracted-results').concat(texts(raw, 'extracted_results'));
      return {
        ruleId: id,
        ruleName: str(info, 'name'),
        // A template may match in several ways at one address, each a separate finding.
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
        endpoint: str(raw, 'matched-at') ?? str(raw, 'matched') ?? str(raw, 'host'),
        references: references(info),
        tags: texts(info, 'tags').flatMap((tag) => tag.split(',')),
        lastSeen: str(raw, 'timestamp'),
      };
    }),
});
