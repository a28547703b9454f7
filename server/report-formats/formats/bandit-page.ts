/** Bandit's HTML page: a block for each issue. */
import { textFormat, type TextResult } from '../format.ts';
import { htmlToText } from '../normalize/text.ts';

/** Returns the text after a bold label, up to the end of its line. */
const factOf = (block: string, label: string): string | undefined => {
  const found = new RegExp(`<b>${label}:\\s*</b>((?:(?!<br|</br|<b>)[^]){0,2000})`, 'i').exec(
    block,
  );
  return htmlToText(found?.[1])?.trim();
};

export const banditHtml = textFormat({
  id: 'bandit-html',
  tool: 'Bandit',
  category: 'sast',
  docsUrl: 'https://bandit.readthedocs.io/en/latest/formatters/html.html',
  kinds: ['html', 'xml'],
  detect: ({ text }) => (/<title>\s*Bandit Report\s*<\/title>/i.test(text) ? 1 : 0),
  run: (page) => ({ incomplete: /<span id=["']skipped["']>/i.test(page) && 'files_failed' }),
  // The results element is present but empty.
  clean: {
    words: "<span id='results'></span>",
    isIn: (page) => /<span id=["']results["']>\s*<\/span>/i.test(page),
  },
  map: (page) =>
    page
      .split(/(?=<span id=["']issue-\d+["']>)/i)
      .slice(1)
      .flatMap((block, index): TextResult[] => {
        const [, name, text] =
          /<b>\s*([\w.-]{1,100}):\s*<\/b>((?:(?!<br)[^]){0,4000})/i.exec(block) ?? [];
        const id = factOf(block, 'Test ID');
        if (id === undefined || name === undefined) return [];
        const line = Number(factOf(block, 'Line number') ?? Number.NaN);
        const code = /<pre>\n?([^<]*)<\/pre>/i.exec(block)?.[1];
        return [
          {
            pointer: `issue ${String(index + 1)}`,
            finding: {
              ruleId: `${name}:${id}`,
              ruleName: name,
              helpUri: factOf(block, 'More info'),
              title: htmlToText(text),
              description: htmlToText(text),
              severity: factOf(block, 'Severity'),
              confidence: factOf(block, 'Confidence'),
              cwes: /CWE-\d+/.exec(factOf(block, 'CWE') ?? '')?.[0],
              location: {
                path: factOf(block, 'File'),
                line: Number.isNaN(line)
                  ? Number(/^\s*(\d+)/.exec(code ?? '')?.[1] ?? Number.NaN) || undefined
                  : line,
              },
              references: [factOf(block, 'More info')],
            },
          },
        ];
      }),
});
