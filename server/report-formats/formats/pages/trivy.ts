/** Trivy's HTML template: a table in which each target has its own headings. */
import { textFormat, type TextResult } from '../../format.ts';
import { parseHtmlTables } from '../../parsers/html-tables.ts';
import { trivyMisconfiguration, trivyVulnerability } from '../trivy.ts';

/** Before 0.57 the row has only the type. */
const targetOf = (caption: string | undefined) => {
  const [, name, type] = /^Target: (.+?) (?:—|&mdash;) Type: ?(.*)$/s.exec(caption ?? '') ?? [];
  return {
    name,
    type: type ?? (name === undefined ? caption : undefined),
    class: undefined,
    image: undefined,
    resource: undefined,
  };
};

export const trivyHtml = textFormat({
  id: 'trivy-html',
  tool: 'Trivy',
  category: 'sca',
  docsUrl: 'https://trivy.dev/latest/docs/configuration/reporting/#html',
  kinds: ['html'],
  detect: ({ text }) =>
    /<title>\s*Trivy Report\b/i.test(text) || /<h1>\s*Trivy Returned Empty Report/i.test(text)
      ? 1
      : 0,
  run: (page) => ({
    incomplete: /<h1>\s*Trivy Returned Empty Report/i.test(page) && 'nothing_scanned',
  }),
  clean: {
    words: 'No Vulnerabilities found',
    isIn: (page) =>
      /No (?:Vulnerabilities|Misconfigurations) found\s*<\/th>/i.test(page) &&
      !/<td\b|<tr class="severity-/i.test(page),
  },
  map: (page) =>
    parseHtmlTables(page)
      .flatMap(({ sections }) => sections)
      .flatMap((row, index): TextResult[] => {
        const target = targetOf(row.caption);
        const pointer = `row ${String(index + 1)}`;
        const [id, check] = [row.text('vulnerability id'), row.text('misconf id')];
        if (id !== undefined)
          return [
            {
              pointer,
              finding: trivyVulnerability(
                {
                  VulnerabilityID: id,
                  PkgName: row.text('package'),
                  PkgPath: row.text('package path'),
                  InstalledVersion: row.text('installed version'),
                  FixedVersion: row.text('fixed version'),
                  Severity: row.text('severity'),
                  References: row.links('links'),
                },
                target,
              ),
            },
          ];
        return check === undefined
          ? []
          : [
              {
                pointer,
                finding: trivyMisconfiguration(
                  {
                    ID: check,
                    Title: row.text('check'),
                    Severity: row.text('severity'),
                    Message: row.text('message'),
                    PrimaryURL: row.links('message')[0],
                  },
                  target,
                ),
              },
            ];
      }),
});
