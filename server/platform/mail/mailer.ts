// Mail is written to the mail log in the transaction of its cause and sent by a job. The
// organization can see it.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import type { Config } from '../config/config.ts';
import type { Tx } from '../db/connect.ts';
import { clients } from '../db/schema/accounts.ts';
import { outbox } from '../db/schema/operations.ts';
import { enqueueJob } from '../jobs/enqueue.ts';
import { newId } from '../runtime/ids.ts';
import type { SecretBox } from '../secrets/secret-box.ts';
import { type MailContent, type MailLocale, type MailTemplate, renderMail } from './templates.ts';

export type NewMail = MailContent[MailTemplate] & {
  clientId: string;
  to: string;
  locale?: MailLocale;
  userId?: string;
  /** The earliest time to send; until then the user can undo. */
  sendAt?: Date;
};

/** `html` is absent from mails of an earlier version. */
export type Letter = {
  id: string;
  to: string;
  subject: string;
  body: string;
  html?: string | undefined;
};

/**
 * How the mail was sent, and the response of the mail server that accepted it. Whether it reaches
 * the recipient is unknown.
 */
export type Delivery = { delivery: 'smtp'; answer: string } | { delivery: 'file'; answer: null };

export type Mailer = {
  /** Returns the id of the mail. Call `deps.wakeJobs()` after the transaction. */
  write: (tx: Tx, mail: NewMail) => Promise<string>;
  /**
   * Sends over SMTP, or writes to `<dataDir>/outbox/` for the operator if SMTP is not configured.
   */
  deliver: (letter: Letter) => Promise<Delivery>;
};

/**
 * Bounds a mail server's response; RFC 5321 §4.5.3.1.5 allows 512 bytes per line, and a response
 * may have several.
 */
const longestAnswer = 1000;

export const mailPurpose = (id: string): string => `outbox/${id}`;
export const htmlPurpose = (id: string): string => `outbox/${id}/html`;

const deliverToFile = (config: Config, letter: Letter): Promise<Delivery> => {
  const directory = path.join(config.dataDir, 'outbox');
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  // The files are named by the mail's id: a second delivery overwrites them.
  writeFileSync(
    path.join(directory, `${letter.id}.txt`),
    `To: ${letter.to}\nSubject: ${letter.subject}\n\n${letter.body}\n`,
    { mode: 0o600 },
  );
  if (letter.html !== undefined)
    writeFileSync(path.join(directory, `${letter.id}.html`), letter.html, { mode: 0o600 });
  return Promise.resolve({ delivery: 'file', answer: null });
};

type Smtp = NonNullable<Config['smtp']>;

const createTransport = async (smtp: Smtp) => {
  // Loaded with the first mail: a server without SMTP never loads the package.
  const nodemailer = await import('nodemailer');
  return nodemailer.createTransport({
    host: smtp.host,
    port: smtp.port,
    secure: smtp.secure,
    // Otherwise a man in the middle could strip STARTTLS and read links that reset passwords.
    requireTLS: smtp.requireTls,
    connectionTimeout: 10_000,
    socketTimeout: 30_000,
    ...(smtp.user === undefined ? {} : { auth: { user: smtp.user, pass: smtp.password ?? '' } }),
  });
};

const smtpDelivery = (smtp: Smtp) => {
  let transport: ReturnType<typeof createTransport> | undefined;
  // A retry has the same Message-ID, so that mail servers can drop the duplicate.
  return async (letter: Letter): Promise<Delivery> => {
    transport ??= createTransport(smtp);
    const { response } = await (
      await transport
    ).sendMail({
      from: smtp.from,
      to: letter.to,
      subject: letter.subject,
      text: letter.body,
      ...(letter.html !== undefined && { html: letter.html }),
      messageId: `<${letter.id}@parapet>`,
    });
    return { delivery: 'smtp', answer: response.slice(0, longestAnswer) };
  };
};

const readOrganizationName = async (tx: Tx, clientId: string): Promise<string> =>
  (
    await tx
      .select({ name: clients.organizationName })
      .from(clients)
      .where(eq(clients.clientId, clientId))
  )[0]?.name ?? '';

type Logged = {
  clientId: string;
  to: string;
  template: MailTemplate;
  locale: MailLocale;
  userId?: string | undefined;
};

/** Creates a row of the mail log with sealed texts. */
export const sealMail = (
  secrets: SecretBox,
  { clientId, to, template, locale, userId }: Logged,
  { subject, body, html, preview }: ReturnType<typeof renderMail>,
) => {
  const id = newId();
  return {
    clientId,
    id,
    recipient: to,
    template,
    locale,
    subject,
    body: secrets.seal(clientId, mailPurpose(id), body),
    html: secrets.seal(clientId, htmlPurpose(id), html),
    preview,
    ...(userId !== undefined && { userId }),
  };
};

export const createMailer = (config: Config, secrets: SecretBox): Mailer => ({
  write: async (tx, { clientId, to, template, data, locale = 'en', userId, sendAt }) => {
    const organization = await readOrganizationName(tx, clientId);
    const rendered = renderMail(template, locale, data, organization);
    const mail = sealMail(secrets, { clientId, to, template, locale, userId }, rendered);
    const { id } = mail;
    await tx.insert(outbox).values(mail);
    await enqueueJob(tx, {
      clientId,
      kind: 'send_mail',
      payload: { id },
      dedupeKey: id,
      ...(sendAt && { runAt: sendAt }),
    });
    return id;
  },
  deliver: config.smtp ? smtpDelivery(config.smtp) : (letter) => deliverToFile(config, letter),
});
