/**
 * Code audits exported by platforms: CAST, DefenseCode ThunderScan, Fluid Attacks, Amazon
 * CodeGuru Security and Black Duck Polaris.
 */
import type { Category } from '#domain/finding-category';
import { type Entry, skipped } from '../entries.ts';
import { cell, csvFormat, jsonFormat, partOfResults, xmlFormat } from '../format.ts';
import { joinParagraphs, labeledLines } from '../normalize/text.ts';
import { at, has, list, num, str, texts } from '../parsers/json-access.ts';

/** Files with their violations. A rule's name is its advice and contains its CWE. */
export const castAip = xmlFormat({
  id: 'cast-aip',
  tool: 'CAST AIP',
  category: 'sast',
  docsUrl: 'https://doc.castsoftware.com/',
  aliases: ['cast', 'cast application intelligence platform'],
  detect: ({ value }) => (has(value, 'castaip') ? 1 : 0),
  each: ['/castaip/file/violation'],
  run: (root) => ({ toolVersion: str(root, 'castaip', '@version')?.replace(/^CAST_AIP_/, '') }),
  map: (raw, { parents }) => {
    const text = str(raw, '#text');
    return {
      ruleId: str(raw, '@rule')?.trim() || text,
      title: text,
      description: labeledLines({ Rules: str(raw, '@ruleset'), Object: str(raw, '@fullname') }),
      severity: str(raw, '@critical')?.toUpperCase() === 'YES' ? 'high' : 'medium',
      cwes: text,
      location: {
        path: str(parents.at(-1), '@name'),
        line: num(raw, '@beginline'),
        column: num(raw, '@begincolumn'),
        endLine: num(raw, '@endline'),
        endColumn: num(raw, '@endcolumn'),
      },
      tags: [str(raw, '@ruleset')],
    };
  },
});

const kindOfFlaw = '/Report/VulnerabilityType';

/** Lists every kind of flaw that the tool checks, including kinds without findings. */
export const thunderScan = xmlFormat({
  id: 'thunderscan',
  tool: 'DefenseCode ThunderScan',
  category: 'sast',
  docsUrl: 'https://www.defensecode.com/',
  aliases: ['thunderscan', 'defensecode'],
  detect: ({ value }) => (has(value, 'Report.0.VulnerabilityType.0.@Found') ? 1 : 0),
  each: [`${kindOfFlaw}/Vulnerability`],
  map: (raw, { parents }) => {
    const kind = str(parents.at(-1), '@Name');
    const steps = list(raw, 'UserInputFlow', 0, 'CallStackItem').map((step) => ({
      path: str(step, '@File'),
      line: num(step, '@Line'),
      message: str(step, '@VariableName'),
    }));
    return {
      ruleId: kind,
      title: kind,
      description: labeledLines({
        Function: str(raw, 'Function'),
        Variable: str(raw, 'Variable'),
        Filter: str(raw, 'Filter'),
        'What mitigates it': str(raw, 'MitigatingFactor'),
      }),
      severity: str(raw, '@Risk') ?? str(parents.at(-1), '@Risk'),
      location: { path: str(raw, 'File'), line: num(raw, '@Line') },
      codeFlow: steps.length < 2 ? undefined : steps,
    };
  },
});

const fluidCategories: Readonly<Record<string, Category>> = {
  sast: 'sast',
  sca: 'sca',
  dast: 'dast',
  cspm: 'cloud',
};

/** The table of `skims`, whose last line is a summary. Descriptions end with the file. */
export const fluidAttacks = csvFormat({
  id: 'fluid-attacks',
  tool: 'Fluid Attacks',
  category: 'sast',
  docsUrl: 'https://docs.fluidattacks.com/',
  aliases: ['fluidattacks', 'skims'],
  columns: [['title', 'cwe', 'description', 'finding', 'where', 'method']],
  map: (row): Entry | undefined => {
    const [title, text] = [cell(row, 'title'), cell(row, 'description')];
    if (text === undefined) return /^summary:/i.test(title ?? '') ? skipped('no_entry') : undefined;
    const [where, method] = [cell(row, 'where'), cell(row, 'method')];
    const vectors = [cell(row, 'cvss_v4'), cell(row, 'cvss')];
    return {
      ruleId: method ?? /^\d+/.exec(title ?? '')?.[0] ?? title,
      title,
      description: text,
      cvss: vectors.map((vector) => ({ vector })),
      cwes: cell(row, 'cwe'),
      fallbackSeverity: 'medium',
      category: fluidCategories[cell(row, 'kind')?.toLowerCase() ?? ''],
      location: {
        path: cell(row, 'what') ?? /\sin (\S+)$/.exec(text.trim())?.[1],
        line: /^\d+$/.test(where ?? '') ? Number(where) : undefined,
        snippet: cell(row, 'snippet'),
      },
      helpUri: cell(row, 'finding'),
      references: [cell(row, 'finding')],
    };
  },
});

/** Output of `get-findings`, which includes closed findings on request. */
export const codeGuru = jsonFormat({
  id: 'codeguru-security',
  tool: 'Amazon CodeGuru Security',
  category: 'sast',
  docsUrl: 'https://docs.aws.amazon.com/codeguru/latest/security-api/API_Finding.html',
  aliases: ['codeguru', 'aws codeguru', 'codeguru security'],
  detect: ({ value }) => (has(value, 'findings.0.vulnerability.filePath') ? 1 : 0),
  each: ['/findings/#'],
  // Findings that the API could not fetch.
  run: (root) => (list(root, 'failedFindings').length > 0 ? partOfResults('/failedFindings') : {}),
  map: (raw) => {
    if (/^closed$/i.test(str(raw, 'status') ?? '')) return skipped('fixed_in_report');
    const [place, about] = [at(raw, 'vulnerability', 'filePath'), at(raw, 'vulnerability')];
    const advice = at(raw, 'remediation', 'recommendation') ?? at(raw, 'recommendation');
    const code = [...list(place, 'codeSnippet'), ...list(about, 'codeSnippet')];
    const id = str(raw, 'id');
    return {
      ruleId: str(raw, 'ruleId') ?? str(raw, 'detectorId') ?? str(raw, 'title'),
      ruleName: str(raw, 'detectorName'),
      title: str(raw, 'title'),
      description: str(raw, 'description'),
      mitigation: joinParagraphs(
        str(advice, 'text'),
        ...list(raw, 'remediation', 'suggestedFixes').map((fix) => str(fix, 'description')),
      ),
      severity: str(raw, 'severity'),
      vulnerabilityIds: texts(about, 'relatedVulnerabilities'),
      cwes: [texts(raw, 'detectorTags'), texts(about, 'relatedVulnerabilities')]
        .flat()
        .filter((text) => /^cwe-?\d+/i.test(text)),
      location: {
        path: str(place, 'path') ?? str(place, 'name'),
        line: num(place, 'startLine'),
        endLine: num(place, 'endLine'),
        snippet: code.flatMap((line) => str(line, 'content') ?? []).join('\n') || undefined,
        snippetLine: num(code[0], 'number'),
      },
      references: [str(advice, 'url'), ...texts(about, 'referenceUrls')],
      tags: texts(raw, 'detectorTags'),
      fingerprints: id === undefined ? undefined : { findingId: id },
      firstSeen: str(raw, 'createdAt'),
    };
  },
});

/** Issues from the API. The location of an issue is a list of names and values. */
export const polarisIssues = jsonFormat({
  id: 'black-duck-polaris',
  tool: 'Black Duck Polaris',
  category: 'sast',
  docsUrl: 'https://polaris.blackduck.com/developer/default/documentation',
  aliases: ['synopsys polaris', 'polaris issues', 'coverity on polaris'],
  detect: ({ value }) =>
    has(value, '_items.0.occurrenceProperties') || has(value, '_items.0.weaknessId') ? 1 : 0,
  each: ['/_items/#'],
  run: (root) =>
    (num(root, '_collection', 'pageCount') ?? 1) > 1 ? partOfResults('/_collection/pageCount') : {},
  map: (raw) => {
    const valueOf = (listName: string, ...keys: string[]): string | undefined =>
      keys
        .map((key) => list(raw, listName).find((pair) => str(pair, 'key') === key))
        .map((pair) => str(pair, 'value'))
        .find((value) => value !== undefined);
    const said = (...keys: string[]): string | undefined =>
      valueOf('occurrenceProperties', ...keys);
    const line = Number(said('line-number', 'line'));
    const component = said('component-name');
    const [kind] = str(raw, 'type', 'altName')?.split('|') ?? [];
    const name = str(raw, 'type', '_localized', 'name') ?? str(raw, 'type', 'name');
    const status = valueOf('triageProperties', 'status');
    const id = str(raw, 'id');
    return {
      ruleId: kind ?? str(raw, 'type', 'id') ?? str(raw, 'weaknessId'),
      ruleName: name,
      title: name ?? kind ?? str(raw, 'weaknessId'),
      description: joinParagraphs(
        ...list(raw, 'type', '_localized', 'otherDetails').map((detail) => str(detail, 'value')),
      ),
      severity: said('severity'),
      fallbackSeverity: 'medium',
      cvss: [{ score: Number(said('overall-score')) }],
      cwes: said('cwe'),
      vulnerabilityIds: [said('vulnerability-id')],
      category: component === undefined ? undefined : 'sca',
      component:
        component === undefined
          ? undefined
          : { name: component, version: said('component-version-name', 'component-version') },
      location: {
        path: said('filename', 'file-path'),
        line: Number.isNaN(line) ? undefined : line,
      },
      fingerprints: id === undefined ? undefined : { issueId: id },
      suppression:
        status !== undefined && /^dismissed/i.test(status)
          ? { kind: status, status: 'accepted' }
          : undefined,
      firstSeen: str(raw, 'firstDetectedOn'),
    };
  },
});
