import { xmlFormat } from '../format.ts';
import { htmlToText } from '../normalize/text.ts';
import { at, bool, has, list, num, str } from '../parsers/json-access.ts';

/** The rank, from 1 (scariest) to 20, differs from the priority, which is SpotBugs' confidence. */
export const spotbugs = xmlFormat({
  id: 'spotbugs',
  tool: 'SpotBugs',
  category: 'sast',
  docsUrl: 'https://spotbugs.readthedocs.io/en/latest/',
  aliases: ['findbugs', 'find security bugs', 'findsecbugs'],
  severities: { '1': 'high', '2': 'medium', '3': 'low', '4': 'info' },
  detect: ({ value }) => (has(value, 'BugCollection') ? 1 : 0),
  each: ['/BugCollection/BugInstance'],
  asides: [
    'Project',
    'Errors',
    'FindBugsSummary',
    'ClassFeatures',
    'History',
    'BugPattern',
    'BugCategory',
    'BugCode',
  ],
  run: (root) => ({
    toolVersion: str(root, 'BugCollection', '@version'),
    completedAt: str(root, 'BugCollection', '@analysisTimestamp'),
    // Missing classes on the class path are not errors: most projects have some.
    incomplete: has(root, 'BugCollection.0.Errors.0.Error') && 'files_failed',
  }),
  map: (bug, { root }) => {
    const type = str(bug, '@type');
    const lines = list(bug, 'SourceLine');
    const line = lines.find((entry) => bool(entry, '@primary') === true) ?? lines[0];
    const pattern = list(root, 'BugCollection', 'BugPattern').find(
      (entry) => str(entry, '@type') === type,
    );
    const fallback = at(bug, 'Method', 0, 'SourceLine', 0) ?? at(bug, 'Class', 0, 'SourceLine', 0);
    const own = line ?? undefined;
    const hash = str(bug, '@instanceHash');
    return {
      ruleId: type,
      ruleName: str(pattern, 'ShortDescription') ?? str(bug, 'ShortMessage'),
      title: str(bug, 'ShortMessage') ?? type,
      description: [str(bug, 'LongMessage'), htmlToText(str(pattern, 'Details'))]
        .filter((part) => part !== undefined)
        .join('\n\n'),
      severity: str(bug, '@priority'),
      confidence: { '1': 'high', '2': 'medium', '3': 'low' }[str(bug, '@priority') ?? ''],
      category: ['SECURITY', 'MALICIOUS_CODE'].includes(str(bug, '@category') ?? '')
        ? 'sast'
        : 'quality',
      cwes: [num(bug, '@cweid')],
      location: {
        path:
          str(own, '@sourcepath') ?? (own === undefined ? str(fallback, '@sourcepath') : undefined),
        line: num(own, '@start'),
        endLine: num(own, '@end'),
      },
      fingerprints: hash === undefined ? undefined : { instanceHash: hash },
      tags: [str(bug, '@category'), str(bug, '@abbrev')],
    };
  },
});
