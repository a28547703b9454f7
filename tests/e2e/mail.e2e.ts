// Mails in a mail client with a narrow window, in both themes and languages.
import { inFull } from '../support/server/full.ts';
import { expect, type Page, test } from '@playwright/test';
import type { MailFinding } from '../../server/platform/mail/document.ts';
import { renderMail } from '../../server/platform/mail/templates.ts';
import { axeFindings } from '../support/e2e/axe.ts';

const finding = (severity: MailFinding['severity'], title: string): MailFinding => ({
  title,
  severity,
  repository: 'ledger-api',
  place: 'src/main/java/com/example/very/long/package/name/StatementRepository.java:124',
  due: { text: 'Overdue since 24 Nov 2026', urgency: 'late' },
  todo: 'Upgrade jsonwebtoken to 9.0.0',
  link: 'https://parapet.example/findings/finding-details/1',
});

const sentFindings = (locale: 'en' | 'es') =>
  renderMail(
    'findings_sent',
    locale,
    {
      sender: 'noor',
      organization: 'Harbour Ledger',
      count: 6,
      repositories: 2,
      message: 'The key blocks the release.',
      findings: [
        finding('critical', 'AWS root access key committed'),
        finding('high', 'jsonwebtoken 8.5.1 has weaknesses that let anyone sign tokens'),
        finding('medium', 'TLS 1.0 enabled'),
        finding('low', 'Verbose_error_message_without_any_place_to_break_the_line_at_all'),
        finding('info', 'Server header'),
      ],
      link: 'https://parapet.example/findings/all?developer=ana',
      settingsLink: 'https://parapet.example/settings/notifications',
    },
    'Harbour Ledger',
  ).html;

const weeklyDigest = (locale: 'en' | 'es') =>
  renderMail(
    'weekly_digest',
    locale,
    {
      organization: 'Harbour Ledger',
      found: 38,
      fixed: 81,
      period: '16 to 22 November',
      figures: [
        { label: 'Open', value: '2,946' },
        { label: 'New', value: '38', note: { text: '2 critical', tone: 'worse' } },
        { label: 'Fixed', value: '81', note: { text: '91% in time', tone: 'better' } },
        { label: 'Overdue', value: '41' },
      ],
      findings: [
        finding('critical', 'SQL injection in account statement query'),
        {
          ...finding('high', 'jsonwebtoken 8.5.1 has 3 weaknesses'),
          due: { text: 'Due 25 Nov 2026', urgency: 'soon' },
        },
      ],
      more: '… and 3 more',
      groups: [
        {
          heading: 'Where it moved',
          items: [
            {
              title: 'storefront_with_a_name_that_no_line_can_break_at_any_place',
              text: '12 new, 3 fixed',
              link: 'https://parapet.example/Repositories?open=1',
              aside: { text: '+9, worse', tone: 'worse' },
            },
            {
              title: 'claims-portal',
              text: '0 new, 31 fixed',
              link: 'https://parapet.example/Repositories?open=2',
              aside: { text: '−31, better', tone: 'better' },
            },
          ],
        },
        {
          heading: 'Work',
          items: [
            {
              title: 'Couldn’t import a report for ledger-api',
              text: 'The file is not a report that Parapet knows.',
              link: 'https://parapet.example/Repositories/scans/1',
            },
          ],
        },
      ],
      time: 'Mondays at 08:00',
      link: 'https://parapet.example/',
      settingsLink: 'https://parapet.example/settings/notifications',
      stopLink: 'https://parapet.example/settings/notifications#digest',
    },
    'Harbour Ledger',
  ).html;

const mails = { 'sent findings': sentFindings, 'the week': weeklyDigest };

const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);

for (const [subject, html] of Object.entries(mails))
  for (const locale of ['en', 'es'] as const)
    for (const [width, theme] of [
      [390, 'light'],
      [390, 'dark'],
      [600, 'light'],
    ] as const)
      test(
        `the mail about ${subject} at ${width} px, ${theme}, ${locale}`,
        { tag: (theme === 'dark') === (locale === 'es') ? [] : inFull },
        async ({ page }) => {
          const asked: string[] = [];
          page.on('request', (request) => asked.push(request.url()));
          await page.setViewportSize({ width, height: 844 });
          await page.emulateMedia({ colorScheme: theme });
          await page.setContent(html(locale));
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(overflow).toBe(0);
          expect(await background(page)).toBe(
            theme === 'dark' ? 'rgb(11, 14, 18)' : 'rgb(246, 248, 250)',
          );
          const button = page.getByRole('link', {
            name: locale === 'es' ? /^Abrir / : /^Open the/,
          });
          const box = await button.boundingBox();
          expect(box?.height).toBeGreaterThanOrEqual(40);
          if (width === 390) expect(box?.width).toBeGreaterThan(300);
          // A mail has no page landmarks.
          const faults = await axeFindings(page);
          expect(faults.filter((fault) => !/^(region|landmark-one-main)/.test(fault))).toEqual([]);
          expect(asked.filter((url) => url.startsWith('http'))).toEqual([]);
        },
      );
