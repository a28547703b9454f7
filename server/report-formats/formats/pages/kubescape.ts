/** Kubescape's Markdown report on images. */
import { textFormat, type TextResult } from '../../format.ts';
import { markdownRows } from '../../parsers/markdown-tables.ts';

export const kubescapeMarkdown = textFormat({
  id: 'kubescape-markdown',
  tool: 'Kubescape',
  category: 'container',
  docsUrl: 'https://kubescape.io/docs/scanning/#image-scanning',
  kinds: ['text', 'csv'],
  detect: ({ text }) => (/^# Kubescape Image Scan Report$/m.test(text) ? 0.97 : 0),
  map: (text) =>
    markdownRows(text).flatMap(({ cells, line }): TextResult[] => {
      const [id, name] = [cells['vulnerability'], cells['package']];
      if (id === undefined || id === '' || name === undefined) return [];
      const fixed = (cells['fixed in'] ?? '').split(/,\s*/).filter((part) => /\d/.test(part));
      const [image] = (cells['image'] ?? '').replaceAll('`', '').split(' ');
      return [
        {
          pointer: `line ${line}`,
          finding: {
            ruleId: id,
            title: `${id} in ${name}:${cells['version'] ?? ''}`,
            severity: cells['severity'],
            vulnerabilityIds: [id],
            component: { name, version: cells['version'], fixed },
            image: image === '' ? undefined : { reference: image },
          },
        },
      ];
    }),
});
