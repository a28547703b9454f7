// Mails as a mail client with a narrow window shows them, in both themes and languages.
import { expect, type Page, test } from '@playwright/test';
import type { MailFinding } from '../../server/platform/mail/document.ts';
import { renderMail } from '../../server/platform/mail/templates.ts';
import { axeFindings } from '../support/e2e/axe.ts';

const finding = (severity: MailFinding['severity'], title: string): MailFinding => ({
  title,
  severity,
  repository: 'ledger-api',
  place: 'src/main/java/com/example/very/long/package/name/StatementRepository.java:124',
  due: { text: 'Overdue since 24 Nov 2026', isLate: true },
  todo: 'Upgrade jsonwebtoken to 9.0.0',
  link: 'https://parapet.example/findings/finding-details/1',
});

const html = (locale: 'en' | 'es') =>
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
    },
    'Harbour Ledger',
  ).html;

const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);

for (const locale of ['en', 'es'] as const)
  for (const [width, theme] of [
    [390, 'light'],
    [390, 'dark'],
    [600, 'light'],
  ] as const)
    test(`the mail about sent findings at ${width} px, ${theme}, ${locale}`, async ({ page }) => {
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
      const button = page.getByRole('link', { name: locale === 'es' ? /^Abrir los/ : /^Open the/ });
      const box = await button.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(40);
      if (width === 390) expect(box?.width).toBeGreaterThan(300);
      // A mail has no landmarks of a page.
      const faults = await axeFindings(page);
      expect(faults.filter((fault) => !/^(region|landmark-one-main)/.test(fault))).toEqual([]);
      expect(asked.filter((url) => url.startsWith('http'))).toEqual([]);
    });
