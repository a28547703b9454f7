import { jsonFormat } from '../format.ts';
import { failedFiles } from '../normalize/failed-files.ts';
import { has, list, num, str } from '../parsers/json-access.ts';

/** JSON; its XML is the same as PMD's. Priorities are PMD's, from 1 (highest) to 5. */
export const phpmd = jsonFormat({
  id: 'phpmd',
  tool: 'PHPMD',
  category: 'quality',
  docsUrl: 'https://phpmd.org/documentation/index.html#renderers',
  aliases: ['php mess detector'],
  severities: { '1': 'critical', '2': 'high', '3': 'medium', '4': 'low', '5': 'info' },
  detect: ({ value }) => (str(value, 'package') === 'phpmd' && has(value, 'files') ? 1 : 0),
  each: ['/files/#'],
  run: (root) => ({
    toolVersion: str(root, 'version'),
    completedAt: str(root, 'timestamp'),
    // A file that PHP cannot parse was not scanned.
    ...failedFiles(
      list(root, 'errors').map((error) => str(error, 'fileName') ?? str(error, 'filename')),
    ),
  }),
  holds: ['/violations/#'],
  map: (file) =>
    list(file, 'violations').map((raw) => ({
      ruleId: str(raw, 'rule'),
      title: str(raw, 'rule'),
      description: str(raw, 'description'),
      severity: str(raw, 'priority'),
      helpUri: str(raw, 'externalInfoUrl'),
      location: {
        path: str(file, 'file'),
        line: num(raw, 'beginLine'),
        endLine: num(raw, 'endLine'),
      },
      tags: [str(raw, 'ruleSet')],
    })),
});
