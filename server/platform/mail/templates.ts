// Mail texts in both languages. Mail is plain text, so templates contain no markup.
export type MailLocale = 'en' | 'es';

type Data = Record<string, string>;

type Wording = { subject: (data: Data) => string; body: (data: Data) => string };

const lines = (...texts: string[]) => texts.join('\n\n');

const findings = (count = '0') => (count === '1' ? '1 finding' : `${count} findings`);
const hallazgos = (count = '0') => (count === '1' ? '1 hallazgo' : `${count} hallazgos`);

const templates = {
  invitation: {
    en: {
      subject: ({ organization }) => `You are invited to ${organization} on Parapet`,
      body: ({ inviter, organization, role, link }) =>
        lines(
          `${inviter} invites you to ${organization} as ${role}.`,
          `Choose your user name and password here:\n${link}`,
          'The link works once, for 7 days.',
        ),
    },
    es: {
      subject: ({ organization }) => `Te invitan a ${organization} en Parapet`,
      body: ({ inviter, organization, role, link }) =>
        lines(
          `${inviter} te invita a ${organization} como ${role}.`,
          `Elige tu nombre de usuario y tu contraseña aquí:\n${link}`,
          'El enlace sirve una vez, durante 7 días.',
        ),
    },
  },
  registration: {
    en: {
      subject: () => 'Confirm your e-mail for Parapet',
      body: ({ link }) =>
        lines(
          `Confirm your e-mail and choose your password here:\n${link}`,
          'The link works once, for 24 hours. If you did not register, ignore this message.',
        ),
    },
    es: {
      subject: () => 'Confirma tu correo para Parapet',
      body: ({ link }) =>
        lines(
          `Confirma tu correo y elige tu contraseña aquí:\n${link}`,
          'El enlace sirve una vez, durante 24 horas. Si no te has registrado, ignora este mensaje.',
        ),
    },
  },
  password_reset: {
    en: {
      subject: () => 'Reset your Parapet password',
      body: ({ username, link }) =>
        lines(
          `We received a request to reset the password of ${username}.`,
          `Choose a new one here:\n${link}`,
          'The link works once, for 1 hour. If it was not you, ignore this message: nothing has changed.',
        ),
    },
    es: {
      subject: () => 'Restablece tu contraseña de Parapet',
      body: ({ username, link }) =>
        lines(
          `Alguien ha pedido restablecer la contraseña de ${username}.`,
          `Elige una nueva aquí:\n${link}`,
          'El enlace sirve una vez, durante 1 hora. Si no has sido tú, ignora este mensaje: nada ha cambiado.',
        ),
    },
  },
  findings_sent: {
    en: {
      subject: ({ count }) => `${findings(count)} for you`,
      body: ({ sender, count, list, link }) =>
        lines(`${sender} sent you ${findings(count)}:`, list ?? '', `See them here:\n${link}`),
    },
    es: {
      subject: ({ count }) => `${hallazgos(count)} para ti`,
      body: ({ sender, count, list, link }) =>
        lines(`${sender} te ha enviado ${hallazgos(count)}:`, list ?? '', `Míralos aquí:\n${link}`),
    },
  },
  set_up_reminder: {
    en: {
      subject: ({ organization }) => `Import the first report of ${organization}`,
      body: ({ organization, link }) =>
        lines(
          `${organization} has no findings in Parapet yet, because no report has been imported.`,
          `Add a repository and upload a report, or connect a source host, here:\n${link}`,
          'This reminder is sent once.',
        ),
    },
    es: {
      subject: ({ organization }) => `Importa el primer informe de ${organization}`,
      body: ({ organization, link }) =>
        lines(
          `${organization} aún no tiene hallazgos en Parapet, porque no se ha importado ningún informe.`,
          `Añade un repositorio y sube un informe, o conecta un proveedor de código, aquí:\n${link}`,
          'Este recordatorio se envía una sola vez.',
        ),
    },
  },
} as const satisfies Record<string, Record<MailLocale, Wording>>;

export type MailTemplate = keyof typeof templates;

/** Templates with a one-time link, which works without signing in. */
const withOneTimeLink: ReadonlySet<MailTemplate> = new Set([
  'invitation',
  'registration',
  'password_reset',
]);

export const renderMail = (
  template: MailTemplate,
  locale: MailLocale,
  data: Data,
): { subject: string; body: string; preview: string } => {
  const wording: Wording = templates[template][locale];
  const preview = withOneTimeLink.has(template) ? { ...data, link: '••••••••' } : data;
  return {
    subject: wording.subject(data).replaceAll(/[\r\n]+/g, ' '),
    body: wording.body(data),
    preview: wording.body(preview),
  };
};
