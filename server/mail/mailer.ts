// Mail goes through the outbox: written in the business transaction, sent by a job, visible to the organisation.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import type { Tx } from '../db/connect.ts';
import { outbox } from '../db/schema/operations.ts';
import { enqueueJob } from '../jobs/enqueue.ts';
import { newId } from '../runtime/ids.ts';
import type { SecretBox } from '../secrets.ts';
import { type MailLocale, type MailTemplate, renderMail } from './templates.ts';

export type NewMail = {
  clientId: string;
  to: string;
  template: MailTemplate;
  data: Record<string, string>;
  locale?: MailLocale;
  userId?: string;
  /** Not before: sending can be undone until then. */
  sendAt?: Date;
};

export type Letter = { id: string; to: string; subject: string; body: string };

/** Which way it went, and with which words the mail server took it over: what becomes of it then, only the recipient's server knows. */
export type Delivery = { delivery: 'smtp'; answer: string } | { delivery: 'file'; answer: null };

export type Mailer = {
  /** Returns the outbox entry's id. Call `deps.wakeJobs()` after the transaction. */
  write: (tx: Tx, mail: NewMail) => Promise<string>;
  /** Over SMTP, or into `<dataDir>/outbox/` for the operator when none is configured. */
  deliver: (letter: Letter) => Promise<Delivery>;
};

/** What a mail server says in one line (RFC 5321 §4.5.3.1.5 allows 512), several of them bounded. */
const longestAnswer = 1000;

export const mailPurpose = (id: string): string => `outbox/${id}`;

const deliverToFile = (config: Config, letter: Letter): Promise<Delivery> => {
  const directory = path.join(config.dataDir, 'outbox');
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  // The entry's id in the name: delivering twice writes the same file.
  writeFileSync(
    path.join(directory, `${letter.id}.txt`),
    `To: ${letter.to}\nSubject: ${letter.subject}\n\n${letter.body}\n`,
    { mode: 0o600 },
  );
  return Promise.resolve({ delivery: 'file', answer: null });
};

const smtpDelivery = (smtp: NonNullable<Config['smtp']>) => {
  const transport = createTransport({
    host: smtp.host,
    port: smtp.port,
    secure: smtp.secure,
    connectionTimeout: 10_000,
    socketTimeout: 30_000,
    ...(smtp.user === undefined ? {} : { auth: { user: smtp.user, pass: smtp.password ?? '' } }),
  });
  // The same Message-ID on a second attempt lets mail servers drop the copy.
  return async (letter: Letter): Promise<Delivery> => {
    const { response } = await transport.sendMail({
      from: smtp.from,
      to: letter.to,
      subject: letter.subject,
      text: letter.body,
      messageId: `<${letter.id}@parapet>`,
    });
    return { delivery: 'smtp', answer: response.slice(0, longestAnswer) };
  };
};

export const createMailer = (config: Config, secrets: SecretBox): Mailer => ({
  write: async (tx, { clientId, to, template, data, locale = 'en', userId, sendAt }) => {
    const id = newId();
    const { subject, body, preview } = renderMail(template, locale, data);
    await tx
      .insert(outbox)
      .values({
        clientId,
        id,
        recipient: to,
        template,
        locale,
        subject,
        body: secrets.seal(clientId, mailPurpose(id), body),
        preview,
        ...(userId !== undefined && { userId }),
      });
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
