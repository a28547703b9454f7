import { describe, expect, it } from 'vitest';
import type { MailFinding, MailLocale } from './document.ts';
import { type MailData, type MailTemplate, renderMail } from './templates.ts';

const hostile = `<img src=x onerror=alert(1)> & "Co"`;

const finding: MailFinding = {
  title: `Key committed ${hostile}`,
  severity: 'critical',
  repository: 'infra-live',
  place: 'deploy/env.sh:14',
  due: { text: 'Due 1 Dec 2026', urgency: 'later' },
  todo: 'Revoke the secret',
  link: 'https://parapet.example/findings/finding-details/1',
};

const link = 'https://parapet.example/x?a=1&b=2';

const news = {
  organization: hostile,
  count: 12,
  groups: [
    {
      heading: 'For you',
      items: [{ title: `Joined: ${hostile}`, text: hostile, link: 'https://parapet.example/y' }],
      more: '… and 2 more',
    },
  ],
  link,
  settingsLink: 'https://parapet.example/settings/notifications',
};

const data: { [Name in MailTemplate]: MailData[Name] } = {
  invitation: { inviter: hostile, organization: hostile, role: 'developer', link },
  registration: { link },
  password_reset: { username: hostile, link },
  findings_sent: {
    sender: hostile,
    organization: hostile,
    count: 12,
    repositories: 3,
    message: `Please start here.\n${hostile}`,
    findings: [finding, { ...finding, severity: 'info', due: undefined, place: '' }],
    link,
    settingsLink: link,
  },
  notifications: news,
  daily_notifications: news,
  weekly_digest: {
    organization: hostile,
    found: 38,
    fixed: 81,
    period: '16 to 22 November',
    figures: [
      { label: 'Open', value: '2,946' },
      { label: 'New', value: '38', note: { text: hostile, tone: 'worse' } },
    ],
    findings: [finding],
    more: '… and 2 more',
    groups: [
      {
        heading: 'Where it moved',
        items: [
          { title: hostile, text: '', link, aside: { text: `+9, ${hostile}`, tone: 'worse' } },
        ],
      },
    ],
    time: 'Mondays at 08:00',
    link,
    settingsLink: link,
    stopLink: 'https://parapet.example/settings/notifications#digest',
  },
  test: { date: '2026-01-26', settingsLink: link },
  set_up_reminder: { organization: hostile, link },
  deletion_requested: { organization: hostile, requester: hostile, date: '2026-01-26', link },
  two_factor_reminder: {
    administrator: hostile,
    organization: hostile,
    required: true,
    date: '2026-12-06',
    link,
  },
  deletion_cancelled: { organization: hostile, user: hostile, link },
  sign_in_reset: {
    administrator: hostile,
    organization: hostile,
    twoFactor: true,
    passkeys: 2,
    google: true,
    link,
  },
  deletion_held: { organization: hostile, why: 'paid_subscription', link },
  organization_deleted: { organization: hostile, date: '2026-01-26', link },
};

const cases = (Object.keys(data) as MailTemplate[]).flatMap((name) =>
  (['en', 'es'] as const).map((locale): [MailTemplate, MailLocale] => [name, locale]),
);

const render = (name: MailTemplate, locale: MailLocale) =>
  renderMail(name, locale, data[name], hostile);

describe.each(cases)('%s in %s', (name, locale) => {
  const { subject, body, html, preview } = render(name, locale);

  it('has one button, whose link the text alternative has as well', () => {
    expect(html.match(/class="full /g)).toHaveLength(1);
    expect(html).toContain('href="https://parapet.example/x?a=1&amp;b=2"');
    expect(body).toContain(link);
    expect(html).toContain(`<html lang="${locale}">`);
  });

  it('escapes names, and fetches nothing', () => {
    expect(html).not.toContain('<img');
    expect(html).not.toMatch(/<[^>]*\s(?:src|background|poster)=|url\(|@import|<link|<script|<svg/);
    // URLs occur only in links.
    expect(html.replaceAll(/href="[^"]*"/g, '')).not.toMatch(/https?:/);
    expect(subject).not.toMatch(/[\r\n]/);
  });

  it('masks a link that works without signing in where others may read it', () => {
    const isOneTime = ['invitation', 'registration', 'password_reset'].includes(name);
    expect(preview.includes(link)).toBe(!isOneTime);
  });
});

describe('sent findings', () => {
  it.each([
    ['en', 1, '1 finding for you'],
    ['en', 2, '2 findings for you'],
    ['es', 1, '1 hallazgo para ti'],
    ['es', 2, '2 hallazgos para ti'],
  ] as const)('counts them, in %s: %s', (locale, count, subject) => {
    const mail = renderMail('findings_sent', locale, { ...data.findings_sent, count });
    expect(mail.subject).toBe(subject);
    expect(mail.body).toContain(subject.split(' ').slice(0, 2).join(' '));
  });

  it('says what each is, where, until when and what to do, in text and in HTML', () => {
    const { body, html } = render('findings_sent', 'en');
    expect(body).toContain(
      `1. Critical: ${finding.title}\n   infra-live / deploy/env.sh:14\n   Due 1 Dec 2026. Revoke the secret.`,
    );
    for (const part of ['>Critical<', 'infra-live', 'deploy/env.sh:14', 'Due 1 Dec 2026'])
      expect(html).toContain(part);
    expect(html).toContain('Key committed &lt;img src=x onerror=alert(1)&gt; &amp; &quot;Co&quot;');
    // Only the HTML shortens a long path to its end.
    const place = 'src/main/java/com/example/statements/internal/StatementRepository.java:124';
    const long = renderMail(
      'findings_sent',
      'en',
      { ...data.findings_sent, findings: [{ ...finding, place }] },
      hostile,
    );
    expect(long.body).toContain(place);
    expect(long.html).toContain('>…/StatementRepository.java:124<');
    expect(body).toContain('… and 10 more');
    expect(body).toContain('> Please start here.');
  });
});

describe('the weekly digest', () => {
  it('colors what is over its date, what is due soon and what is due later', () => {
    const dated = (urgency: 'late' | 'soon' | 'later', text: string): MailFinding => ({
      ...finding,
      due: { text, urgency },
    });
    const { html } = renderMail('weekly_digest', 'en', {
      ...data.weekly_digest,
      findings: [dated('late', 'Was'), dated('soon', 'Tuesday'), dated('later', 'Saturday')],
    });
    expect(html).toMatch(/<td class="[^"]*c-danger"[^>]*>Was</);
    expect(html).toMatch(/<td class="[^"]*c-warn-text"[^>]*>Tuesday</);
    expect(html).toMatch(/<td class="[^"]*c-ink-2"[^>]*>Saturday</);
  });

  it.each([
    ['en', 'Stop the digest'],
    ['es', 'Dejar de recibir el resumen'],
  ] as const)('leads from its foot to where it is stopped, in %s', (locale, label) => {
    const { body, html } = render('weekly_digest', locale);
    const stop = 'https://parapet.example/settings/notifications#digest';
    expect(body).toContain(`\n${label}: ${stop}`);
    expect(html).toMatch(new RegExp(`<a href="${stop}"[^>]*>${label}</a></div>`));
  });
});
