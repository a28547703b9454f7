// A mail that users send to themselves to test delivery.
import { and, eq } from 'drizzle-orm';
import type { components } from '../../../../openapi/generated/paths.d.ts';
import { outbox } from '../../../platform/db/schema/operations.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';
import type { Deps } from '../../../platform/deps.ts';
import { localizedPath, publicLink } from '../../../platform/http/links.ts';
import type { Principal } from '../../../platform/http/principal.ts';
import { consumeRateLimit } from '../../../platform/http/rate-limit.ts';
import { type MailLocale, renderMail } from '../../../platform/mail/templates.ts';
import { sealMail } from '../../../platform/mail/mailer.ts';

type TestMail = components['schemas']['TestMail'];

const languages: Readonly<Record<MailLocale, string>> = { en: 'en-GB', es: 'es-ES' };

const render = ({ config, now }: Deps, locale: MailLocale) =>
  renderMail('test', locale, {
    date: now().toLocaleString(languages[locale], {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: 'UTC',
      hourCycle: 'h23',
    }),
    settingsLink: publicLink(config, localizedPath(locale, '/settings/notifications')),
  });

/** Delivered here instead of by a job, because the user waits for the result. */
export const sendTestMail = async (
  deps: Deps,
  { clientId, userId, email: to, role }: Principal,
  locale: MailLocale,
): Promise<TestMail> => {
  if (deps.config.smtp === undefined) return { outcome: 'no_mail_server', to };
  await consumeRateLimit(
    deps.db,
    [{ key: `test mail ${userId}`, most: 5, seconds: 600 }],
    deps.now(),
  );
  const rendered = render(deps, locale);
  const { subject, body, html } = rendered;
  const mail = sealMail(deps.secrets, { clientId, to, template: 'test', locale, userId }, rendered);
  const { id } = mail;
  await inTenant(deps.db, { clientId }, (tx) =>
    tx.insert(outbox).values({ ...mail, attempts: 1, attemptedAt: deps.now() }),
  );
  const note = (values: Partial<typeof outbox.$inferInsert>) =>
    inTenant(deps.db, { clientId }, (tx) =>
      tx
        .update(outbox)
        .set(values)
        .where(and(eq(outbox.clientId, clientId), eq(outbox.id, id))),
    );
  try {
    const delivered = await deps.mailer.deliver({ id, to, subject, body, html });
    await note({ state: 'sent', sentAt: deps.now(), ...delivered });
    return { outcome: 'sent', to };
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).slice(0, 2000);
    await note({ state: 'failed', error: reason });
    const isAdministrator = role === 'admin' || role === 'superadmin';
    return { outcome: 'failed', to, ...(isAdministrator && { reason }) };
  }
};
