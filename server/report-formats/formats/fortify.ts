/** Fortify: the XML report of ReportGenerator, and `audit.fvdl` from an FPR archive. */
import { ofVersion, type ReportFormat, xmlFormat } from '../format.ts';
import type { RawFinding } from '../raw-finding.ts';
import { htmlToText } from '../normalize/text.ts';
import { at, has, list, num, str, type Tree } from '../parsers/json-access.ts';
import { withAudit } from './fortify-audit.ts';

const common = {
  tool: 'Fortify',
  category: 'sast',
  docsUrl: 'https://www.microfocus.com/documentation/fortify-static-code-analyzer-and-tools/',
  stableFingerprints: ['instanceId'],
} as const;

const place = (node: unknown) => ({
  path: str(node, 'FilePath') ?? str(node, 'FileName'),
  line: num(node, 'LineStart'),
  snippet: str(node, 'Snippet'),
});

export const fortifyReport = xmlFormat({
  ...common,
  id: 'fortify',
  aliases: ['fortify sca', 'fortify fpr', 'micro focus fortify', 'opentext fortify'],
  detect: ({ value, text }) =>
    has(value, 'ReportDefinition') && /Fortify|<IssueListing|<TemplateName/.test(text) ? 1 : 0,
  each: ['/ReportDefinition/ReportSection/SubSection/IssueListing/Chart/GroupingSection/Issue'],
  asides: ['MajorAttributeSummary'],
  map: (issue, { parents }) => {
    const group = parents.at(-1);
    const category = str(issue, 'Category');
    const primary = at(issue, 'Primary');
    const location = place(primary);
    const attributes = list(group, 'MajorAttributeSummary', 'MetaInfo');
    const general = (name: string): string | undefined =>
      htmlToText(
        str(
          attributes.find((meta) => str(meta, 'Name') === name),
          'Value',
        ),
      );
    const analysis = str(
      list(issue, 'Tag').find((tag) => str(tag, 'Name') === 'Analysis'),
      'Value',
    );
    const iid = str(issue, '@iid');
    return {
      ruleId: str(issue, '@ruleID') ?? category,
      ruleName: category,
      title: `${category ?? 'Issue'} - ${str(primary, 'FileName')?.split('/').at(-1) ?? ''}: ${location.line ?? ''}`,
      description: [htmlToText(str(issue, 'Abstract')), general('Explanation')]
        .filter((part) => part !== undefined)
        .join('\n\n'),
      mitigation: [general('Recommendations'), general('Tips')]
        .filter((part) => part !== undefined)
        .join('\n\n'),
      severity: str(issue, 'Friority'),
      location: location,
      relatedLocations: at(issue, 'Source') === undefined ? [] : [place(at(issue, 'Source'))],
      references: [general('References')],
      tags: [str(issue, 'Kingdom'), str(issue, 'Folder')],
      fingerprints: iid === undefined ? undefined : { instanceId: iid },
      suppression:
        analysis === 'Not an Issue' ? { kind: 'not an issue', status: 'accepted' } : undefined,
    };
  },
});

/** Computes Fortify's priority order from impact and likelihood; each is high from 2.5 of 5. */
function priority(
  impact: number,
  probability: number,
  accuracy: number,
  confidence: number,
): string {
  const likelihood = (accuracy * confidence * probability) / 25;
  if (impact >= 2.5) return likelihood >= 2.5 ? 'critical' : 'high';
  return likelihood >= 2.5 ? 'medium' : 'low';
}

const ruleText = (rule: unknown, name: string): string | undefined =>
  str(list(rule, 'MetaInfo', 'Group').find((group) => str(group, '@name') === name));

const ruleValue = (rule: unknown, name: string): number => {
  const value = Number(ruleText(rule, name) ?? Number.NaN);
  return Number.isFinite(value) ? value : 2.5;
};

interface Step {
  path: string | undefined;
  line: number | undefined;
  column: number | undefined;
}

/**
 * Returns the nodes of the first trace, inline or from the node pool. One may be marked as the
 * default.
 */
function flowOf(
  unified: unknown,
  glossary: ReadonlyMap<string, Tree>,
): { steps: Step[]; shown: Step | undefined } {
  let marked: Step | undefined;
  const steps = list(unified, 'Trace', 'Primary', 'Entry').flatMap((entry) => {
    const node = at(entry, 'Node', 0) ?? glossary.get(`node ${str(entry, 'NodeRef', '@id') ?? ''}`);
    return list(node, 'SourceLocation').map((location) => {
      const step = {
        path: str(location, '@path'),
        line: num(location, '@line'),
        column: num(location, '@colStart'),
      };
      if (str(node, '@isDefault') === 'true') marked ??= step;
      return step;
    });
  });
  const definition = (key: string): string | undefined =>
    str(
      list(unified, 'ReplacementDefinitions', 'Def').find((def) => str(def, '@key') === key),
      '@value',
    );
  const [file, line] = [definition('PrimaryLocation.file'), definition('PrimaryLocation.line')];
  const primary = steps.find(
    (step) =>
      file !== undefined && step.path?.endsWith(file) === true && String(step.line) === line,
  );
  return { steps, shown: primary ?? marked ?? steps.at(-1) };
}

const fvdl = xmlFormat({
  ...common,
  id: 'fortify-fvdl',
  detect: ({ value }) => (has(value, 'FVDL') ? 1 : 0),
  each: ['/FVDL/Vulnerabilities/Vulnerability'],
  // Definitions elsewhere in the document, keyed by the ids that results refer to.
  glossary: {
    each: ['/FVDL/EngineData/RuleInfo/Rule', '/FVDL/Description', '/FVDL/UnifiedNodePool/Node'],
    key: (about) =>
      at(about, '@classID') !== undefined
        ? `text ${str(about, '@classID') ?? ''}`
        : at(about, 'MetaInfo') !== undefined
          ? `rule ${str(about, '@id') ?? ''}`
          : `node ${str(about, '@id') ?? ''}`,
    // There are many nodes, and only their locations are used.
    keep: (about) =>
      at(about, 'SourceLocation') === undefined
        ? about
        : { '@isDefault': at(about, '@isDefault'), SourceLocation: at(about, 'SourceLocation') },
  },
  skips: ['Snippets', 'SourceFiles', 'ContextPool', 'ProgramData'],
  run: (root) => ({
    toolVersion: str(root, 'FVDL', 'EngineData', 'EngineVersion'),
    incomplete: num(root, 'FVDL', 'Build', 'NumberFiles') === 0 && 'nothing_scanned',
    ...ofVersion(str(root, 'FVDL', '@version'), /^1\./, '/FVDL/@version 1.x'),
  }),
  map: (raw: Tree, { glossary }): RawFinding => {
    const [classOf, instance] = [at(raw, 'ClassInfo'), at(raw, 'InstanceInfo')];
    const id = str(classOf, 'ClassID');
    const rule = glossary.get(`rule ${id ?? ''}`);
    const about = glossary.get(`text ${id ?? ''}`);
    const { steps, shown } = flowOf(at(raw, 'AnalysisInfo', 'Unified'), glossary);
    const name = [str(classOf, 'Type'), str(classOf, 'Subtype')]
      .filter((part) => part !== undefined)
      .join(': ');
    const replaced = (text: string | undefined): string | undefined =>
      htmlToText(text)?.replace(/<Replace key="[^"]*"\/>/g, '…');
    return {
      ruleId: id,
      ruleName: name,
      title: `${name} - ${shown?.path?.split('/').at(-1) ?? ''}: ${shown?.line ?? ''}`,
      description: [replaced(str(about, 'Abstract')), replaced(str(about, 'Explanation'))]
        .filter((part) => part !== undefined)
        .join('\n\n'),
      mitigation: replaced(str(about, 'Recommendations')),
      severity: priority(
        ruleValue(rule, 'Impact'),
        ruleValue(rule, 'Probability'),
        ruleValue(rule, 'Accuracy'),
        num(instance, 'Confidence') ?? 5,
      ),
      cwes: ruleText(rule, 'altcategoryCWE')?.match(/\d{1,5}/g),
      location: shown,
      codeFlow: steps.length > 1 ? steps : undefined,
      fingerprints:
        str(instance, 'InstanceID') === undefined
          ? undefined
          : { instanceId: str(instance, 'InstanceID') ?? '' },
      tags: [str(classOf, 'Kingdom')],
    };
  },
});

export const fortifyFvdl: ReportFormat = {
  ...fvdl,
  read: (file, context) =>
    file.beside === undefined
      ? fvdl.read(file, context)
      : withAudit(fvdl.read(file, context), file.beside, context),
};
