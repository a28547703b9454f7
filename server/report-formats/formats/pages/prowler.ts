/** Prowler's HTML page (3 to 5): a table of all checks, with the column names of its CSV. */
import { textFormat, type TextEntry } from '../../format.ts';
import { hasEmptyBody, parseHtmlTables } from '../../parsers/html-tables.ts';
import { prowlerCommon, prowlerRow } from '../prowler.ts';

/** Returns the account named in the page. */
const accountOf = (page: string): { provider?: string; account_uid?: string } => {
  const [, provider, account] =
    /<b>\s*(AWS Account|Azure Subscriptions?|GCP Project IDs?|Kubernetes Cluster):?\s*<\/b>:?\s*([^<]{1,200})/i.exec(
      page,
    ) ?? [];
  return provider === undefined || account === undefined
    ? {}
    : { provider: provider.split(' ', 1)[0]?.toLowerCase() ?? '', account_uid: account.trim() };
};

export const prowlerHtml = textFormat({
  ...prowlerCommon,
  id: 'prowler-html',
  kinds: ['html'],
  detect: ({ text }) =>
    /<title>\s*Prowler\b/i.test(text) || (/id="findingsTable"/.test(text) && /prowler/i.test(text))
      ? 1
      : 0,
  clean: {
    words: 'id="findingsTable"',
    isIn: (page) => hasEmptyBody(page, 'id="findingsTable"'),
  },
  map: (page) => {
    const account = accountOf(page);
    return parseHtmlTables(page).flatMap(({ rows, columns }) =>
      columns.includes('status') && columns.includes('check id')
        ? rows.map((row, index): TextEntry => {
            const [, muted, word] = /^(MUTED )?\(?(\w+)\)?/.exec(row.text('status') ?? '') ?? [];
            const finding = prowlerRow({
              ...account,
              status: word ?? '',
              muted: muted === undefined ? '' : 'true',
              severity: row.text('severity') ?? '',
              service_name: row.text('service name') ?? '',
              region: row.text('region') ?? '',
              check_id: row.text('check id') ?? '',
              check_title: row.text('check title') ?? '',
              resource_uid: row.text('resource id') ?? '',
              status_extended: row.text('status extended') ?? '',
              risk: row.text('risk') ?? '',
              // Spelling of version 3.
              remediation_recommendation_text:
                row.text('recommendation') ?? row.text('recomendation') ?? '',
              remediation_recommendation_url: row.links('recommendation')[0] ?? '',
            });
            return {
              pointer: `row ${String(index + 1)}`,
              finding,
            };
          })
        : [],
    );
  },
});
