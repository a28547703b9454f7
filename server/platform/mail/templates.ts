// Mail texts in both languages.
import type { MailDocument, MailFigure, MailFinding, MailGroup, MailLocale } from './document.ts';
import { renderText } from './document.ts';
import { renderHtml } from './html.ts';

export type { MailLocale } from './document.ts';

type News = {
  organization: string;
  count: number;
  groups: readonly MailGroup[];
  link: string;
  settingsLink: string;
};

/** The digest's content, whose texts are already in the recipient's language. */
type WeekBlocks = {
  /** The first and last day. */
  period: string;
  figures: readonly MailFigure[];
  findings: readonly MailFinding[];
  more: string | undefined;
  groups: readonly MailGroup[];
};

/** The data of each mail. */
export type MailData = {
  invitation: { inviter: string; organization: string; role: string; link: string };
  registration: { link: string };
  password_reset: { username: string; link: string };
  findings_sent: {
    sender: string;
    organization: string;
    count: number;
    repositories: number;
    message: string | undefined;
    findings: readonly MailFinding[];
    link: string;
    settingsLink: string;
  };
  notifications: News;
  daily_notifications: News;
  weekly_digest: WeekBlocks & {
    organization: string;
    found: number;
    fixed: number;
    /** When the digest is sent, in the recipient's language. */
    time: string;
    link: string;
    settingsLink: string;
    /** Links to the digest's frequency in the settings. */
    stopLink: string;
  };
  test: { date: string; settingsLink: string };
  set_up_reminder: { organization: string; link: string };
  two_factor_reminder: {
    administrator: string;
    organization: string;
    required: boolean;
    /** The date from which it is required, unless immediately. */
    date: string | undefined;
    link: string;
  };
  deletion_requested: { organization: string; requester: string; date: string; link: string };
  deletion_cancelled: { organization: string; user: string; link: string };
  sign_in_reset: {
    administrator: string;
    organization: string;
    twoFactor: boolean;
    /** Number of removed passkeys. */
    passkeys: number;
    google: boolean;
    link: string;
  };
  deletion_held: {
    organization: string;
    why: 'last_superadmins' | 'paid_subscription';
    link: string;
  };
  organization_deleted: { organization: string; date: string; link: string };
};

export type MailTemplate = keyof MailData;

type Templates = {
  [Name in MailTemplate]: Record<MailLocale, (data: MailData[Name]) => MailDocument>;
};

const findings = (count: number) => (count === 1 ? '1 finding' : `${count} findings`);
const hallazgos = (count: number) => (count === 1 ? '1 hallazgo' : `${count} hallazgos`);

const weekInWords = (found: number, fixed: number): string => {
  if (found === 0 && fixed === 0) return 'Nothing new and nothing fixed this week';
  const number = (count: number) => count.toLocaleString('en-GB');
  return `${found === 0 ? 'Nothing' : number(found)} new, ${fixed === 0 ? 'nothing' : number(fixed)} fixed this week`;
};

const semanaEnPalabras = (found: number, fixed: number): string => {
  if (found === 0 && fixed === 0) return 'Nada nuevo ni corregido esta semana';
  const number = (count: number) => count.toLocaleString('es-ES');
  const nuevos =
    found === 0 ? 'Nada nuevo' : `${number(found)} ${found === 1 ? 'nuevo' : 'nuevos'}`;
  const corregidos =
    fixed === 0 ? 'nada corregido' : `${number(fixed)} ${fixed === 1 ? 'corregido' : 'corregidos'}`;
  return `${nuevos}, ${corregidos} esta semana`;
};

/** A mail about a single item uses its title. */
const titleOfOne = (groups: readonly MailGroup[]): string | undefined => {
  const [item, ...others] = groups.flatMap((group) => group.items);
  return others.length === 0 ? item?.title : undefined;
};

const blocksOf = ({ period, figures, findings, more, groups }: WeekBlocks) => ({
  paragraphs: [period],
  figures,
  findings,
  more,
  groups,
});

const templates: Templates = {
  invitation: {
    en: ({ inviter, organization, role, link }) => ({
      subject: `You are invited to ${organization} on Parapet`,
      paragraphs: [
        `${inviter} invites you to ${organization} as ${role}.`,
        'Choose your username and password.',
      ],
      button: { label: 'Accept the invitation', link },
      foot: 'The link works once, for 7 days. If you weren’t expecting it, ignore this message.',
    }),
    es: ({ inviter, organization, role, link }) => ({
      subject: `Te invitan a ${organization} en Parapet`,
      paragraphs: [
        `${inviter} te invita a ${organization} como ${role}.`,
        'Elige tu nombre de usuario y tu contraseña.',
      ],
      button: { label: 'Aceptar la invitación', link },
      foot: 'El enlace sirve una vez, durante 7 días. Si no lo esperabas, ignora este mensaje.',
    }),
  },
  registration: {
    en: ({ link }) => ({
      subject: 'Confirm your email for Parapet',
      paragraphs: ['Confirm your email and choose your password.'],
      button: { label: 'Confirm email', link },
      foot: 'The link works once, for 24 hours. If you didn’t register, ignore this message.',
    }),
    es: ({ link }) => ({
      subject: 'Confirma tu correo para Parapet',
      paragraphs: ['Confirma tu correo y elige tu contraseña.'],
      button: { label: 'Confirmar el correo', link },
      foot: 'El enlace sirve una vez, durante 24 horas. Si no te has registrado, ignora este mensaje.',
    }),
  },
  password_reset: {
    en: ({ username, link }) => ({
      subject: 'Reset your Parapet password',
      paragraphs: [`We received a request to reset the password of ${username}.`],
      button: { label: 'Choose a new password', link },
      foot: 'The link works once, for 1 hour. If it wasn’t you, ignore this message: nothing has changed.',
    }),
    es: ({ username, link }) => ({
      subject: 'Restablece tu contraseña de Parapet',
      paragraphs: [`Hemos recibido una petición para restablecer la contraseña de ${username}.`],
      button: { label: 'Elegir una contraseña nueva', link },
      foot: 'El enlace sirve una vez, durante 1 hora. Si no has sido tú, ignora este mensaje: nada ha cambiado.',
    }),
  },
  findings_sent: {
    en: ({ sender, organization, count, repositories, link, settingsLink, ...sent }) => ({
      subject: `${findings(count)} for you`,
      paragraphs: [
        `${sender} sent you ${findings(count)}${repositories > 1 ? ` in ${repositories} repositories` : ''}.`,
      ],
      quote: sent.message,
      findings: sent.findings,
      more: count > sent.findings.length ? `… and ${count - sent.findings.length} more` : undefined,
      button: { label: count === 1 ? 'Open the finding' : `Open the ${count} findings`, link },
      foot: `You get this because findings were sent to you in ${organization}.`,
      footLinks: [{ label: 'Change your notifications', link: settingsLink }],
    }),
    es: ({ sender, organization, count, repositories, link, settingsLink, ...sent }) => ({
      subject: `${hallazgos(count)} para ti`,
      paragraphs: [
        `${sender} te ha enviado ${hallazgos(count)}${repositories > 1 ? ` de ${repositories} repositorios` : ''}.`,
      ],
      quote: sent.message,
      findings: sent.findings,
      more: count > sent.findings.length ? `… y ${count - sent.findings.length} más` : undefined,
      button: { label: count === 1 ? 'Abrir el hallazgo' : `Abrir los ${count} hallazgos`, link },
      foot: `Recibes este correo porque te han enviado hallazgos en ${organization}.`,
      footLinks: [{ label: 'Cambiar tus notificaciones', link: settingsLink }],
    }),
  },
  notifications: {
    en: ({ organization, count, groups, link, settingsLink }) => ({
      subject: titleOfOne(groups) ?? `${count} new in ${organization}`,
      paragraphs: [],
      groups,
      button: { label: 'Open the notifications', link },
      foot: 'You get this because your settings ask for emails at once.',
      footLinks: [{ label: 'Change your notifications', link: settingsLink }],
    }),
    es: ({ organization, count, groups, link, settingsLink }) => ({
      subject: titleOfOne(groups) ?? `${count} novedades en ${organization}`,
      paragraphs: [],
      groups,
      button: { label: 'Abrir las notificaciones', link },
      foot: 'Lo recibes porque tus ajustes piden un correo al momento.',
      footLinks: [{ label: 'Cambiar tus notificaciones', link: settingsLink }],
    }),
  },
  daily_notifications: {
    en: ({ organization, count, groups, link, settingsLink }) => ({
      subject: `${count} new in ${organization}`,
      paragraphs: ['What happened since the last daily email.'],
      groups,
      button: { label: 'Open the notifications', link },
      foot: 'Sent once a day, unless nothing is new.',
      footLinks: [{ label: 'Change your notifications', link: settingsLink }],
    }),
    es: ({ organization, count, groups, link, settingsLink }) => ({
      subject: `${count} ${count === 1 ? 'novedad' : 'novedades'} en ${organization}`,
      paragraphs: ['Lo que ha pasado desde el último correo diario.'],
      groups,
      button: { label: 'Abrir las notificaciones', link },
      foot: 'Se envía una vez al día, salvo que no haya novedades.',
      footLinks: [{ label: 'Cambiar tus notificaciones', link: settingsLink }],
    }),
  },
  weekly_digest: {
    en: ({ found, fixed, time, link, settingsLink, stopLink, ...week }) => ({
      ...blocksOf(week),
      subject: weekInWords(found, fixed),
      findingsHeading: 'Yours, due by next week',
      button: { label: 'Open the overview', link },
      foot: `Your weekly digest, ${time}. Not sent if nothing changed.`,
      footLinks: [
        { label: 'Change your notifications', link: settingsLink },
        { label: 'Stop the digest', link: stopLink },
      ],
    }),
    es: ({ found, fixed, time, link, settingsLink, stopLink, ...week }) => ({
      ...blocksOf(week),
      subject: semanaEnPalabras(found, fixed),
      findingsHeading: 'Lo tuyo que vence antes del próximo resumen',
      button: { label: 'Abrir el resumen', link },
      foot: `Tu resumen semanal, ${time}. No se envía si no ha cambiado nada.`,
      footLinks: [
        { label: 'Cambiar tus notificaciones', link: settingsLink },
        { label: 'Dejar de recibir el resumen', link: stopLink },
      ],
    }),
  },
  test: {
    en: ({ date, settingsLink }) => ({
      subject: 'Email from Parapet works',
      paragraphs: [`You asked for this test email on ${date}.`],
      button: { label: 'Open the notification settings', link: settingsLink },
      foot: 'Sent once, only to you.',
    }),
    es: ({ date, settingsLink }) => ({
      subject: 'El correo de Parapet funciona',
      paragraphs: [`Pediste este correo de prueba el ${date}.`],
      button: { label: 'Abrir los ajustes de notificaciones', link: settingsLink },
      foot: 'Se envía una sola vez, solo a ti.',
    }),
  },
  set_up_reminder: {
    en: ({ organization, link }) => ({
      subject: `Import the first report of ${organization}`,
      paragraphs: [
        `${organization} has no findings in Parapet yet, because no report has been imported.`,
        'Add a repository and upload a report, or connect a source host.',
      ],
      button: { label: 'Add a source of findings', link },
      foot: 'This reminder is sent once.',
    }),
    es: ({ organization, link }) => ({
      subject: `Importa el primer informe de ${organization}`,
      paragraphs: [
        `${organization} aún no tiene hallazgos en Parapet, porque no se ha importado ningún informe.`,
        'Añade un repositorio y sube un informe, o conecta un servidor de código.',
      ],
      button: { label: 'Añadir una fuente de hallazgos', link },
      foot: 'Este recordatorio se envía una sola vez.',
    }),
  },
  two_factor_reminder: {
    en: ({ administrator, organization, required, date, link }) => ({
      subject: `Set up two-factor login for ${organization}`,
      paragraphs: [
        `${administrator} reminds you that your two-factor login is off.`,
        ...(required
          ? [
              date === undefined
                ? `${organization} requires it: until you turn it on, you can only set it up.`
                : `${organization} requires it from ${date}: after that, you can only set it up until it is on.`,
            ]
          : []),
        'You need an authenticator app on your phone and two minutes.',
      ],
      button: { label: 'Set up two-factor login', link },
      foot: `You get this because you are a member of ${organization} and your two-factor login is off.`,
    }),
    es: ({ administrator, organization, required, date, link }) => ({
      subject: `Configura el acceso en dos pasos de ${organization}`,
      paragraphs: [
        `${administrator} te recuerda que tu acceso en dos pasos está desactivado.`,
        ...(required
          ? [
              date === undefined
                ? `${organization} lo exige: hasta que lo actives, solo podrás configurarlo.`
                : `${organization} lo exige desde el ${date}: a partir de entonces solo podrás configurarlo hasta que lo actives.`,
            ]
          : []),
        'Solo necesitas una app de autenticación en el teléfono y dos minutos.',
      ],
      button: { label: 'Configurar el acceso en dos pasos', link },
      foot: `Recibes este correo porque perteneces a ${organization} y tu acceso en dos pasos está desactivado.`,
    }),
  },
  deletion_requested: {
    en: ({ organization, requester, date, link }) => ({
      subject: `${organization} will be deleted on ${date}`,
      paragraphs: [
        `${requester} requested the deletion of ${organization} with all of its data.`,
        `Until ${date} everything works as before, and any administrator can cancel the deletion. Afterwards nothing can be restored.`,
      ],
      button: { label: 'View the deletion', link },
      foot: 'Every administrator gets this message. If you don’t recognise this, cancel the deletion and change your passwords.',
    }),
    es: ({ organization, requester, date, link }) => ({
      subject: `${organization} se eliminará el ${date}`,
      paragraphs: [
        `${requester} ha solicitado eliminar ${organization} con todos sus datos.`,
        `Hasta el ${date} todo funciona como siempre y cualquier administrador puede cancelar la eliminación. Después no se podrá recuperar nada.`,
      ],
      button: { label: 'Ver la eliminación', link },
      foot: 'Este mensaje llega a todos los administradores. Si no lo reconoces, cancela la eliminación y cambiad vuestras contraseñas.',
    }),
  },
  deletion_cancelled: {
    en: ({ organization, user, link }) => ({
      subject: `${organization} will not be deleted`,
      paragraphs: [
        `${user} cancelled the deletion of ${organization}.`,
        'Nothing was deleted, and everything works as before.',
      ],
      button: { label: 'Open the settings', link },
      foot: 'Every administrator gets this message.',
    }),
    es: ({ organization, user, link }) => ({
      subject: `${organization} no se eliminará`,
      paragraphs: [
        `${user} ha cancelado la eliminación de ${organization}.`,
        'No se ha eliminado nada y todo funciona como antes.',
      ],
      button: { label: 'Abrir los ajustes', link },
      foot: 'Este mensaje llega a todos los administradores.',
    }),
  },
  sign_in_reset: {
    en: ({ administrator, organization, twoFactor, passkeys, google, link }) => ({
      subject: `Your login to ${organization} was reset`,
      paragraphs: [
        `${administrator} reset your login, and you are logged out everywhere.`,
        ...(twoFactor ? ['Your authenticator app and recovery codes no longer work.'] : []),
        ...(passkeys > 0
          ? [
              passkeys === 1
                ? 'Your passkey was removed.'
                : `Your ${passkeys} passkeys were removed.`,
            ]
          : []),
        ...(google ? ['Your Google account is no longer linked.'] : []),
        'If you didn’t ask for this, contact another administrator and choose a new password.',
      ],
      button: { label: 'Log in', link },
      foot: 'Your password and API tokens are unchanged.',
    }),
    es: ({ administrator, organization, twoFactor, passkeys, google, link }) => ({
      subject: `Se ha restablecido tu acceso a ${organization}`,
      paragraphs: [
        `${administrator} ha restablecido tu acceso y se han cerrado todas tus sesiones.`,
        ...(twoFactor
          ? ['Tu app de autenticación y tus códigos de recuperación ya no funcionan.']
          : []),
        ...(passkeys > 0
          ? [
              passkeys === 1
                ? 'Se ha eliminado tu llave de acceso.'
                : `Se han eliminado tus ${passkeys} llaves de acceso.`,
            ]
          : []),
        ...(google ? ['Tu cuenta de Google ya no está vinculada.'] : []),
        'Si no lo has pedido, avisa a otro administrador y elige una contraseña nueva.',
      ],
      button: { label: 'Iniciar sesión', link },
      foot: 'Tu contraseña y tus tokens de API no cambian.',
    }),
  },
  deletion_held: {
    en: ({ organization, why, link }) => ({
      subject: `${organization} could not be deleted yet`,
      paragraphs: [
        why === 'paid_subscription'
          ? `The date has passed, but ${organization} has a paid subscription. It is deleted when the subscription ends.`
          : `The date has passed, but ${organization} has the last super-administrators of this installation. It is deleted when another organisation has one.`,
        'Until then everything works as before, and any administrator can cancel the deletion.',
      ],
      button: { label: 'View the deletion', link },
      foot: 'Every administrator gets this message once.',
    }),
    es: ({ organization, why, link }) => ({
      subject: `${organization} todavía no se ha podido eliminar`,
      paragraphs: [
        why === 'paid_subscription'
          ? `Ha llegado la fecha, pero ${organization} tiene una suscripción de pago. Se eliminará cuando la suscripción termine.`
          : `Ha llegado la fecha, pero ${organization} tiene los últimos superadministradores de esta instalación. Se eliminará cuando otra organización tenga uno.`,
        'Hasta entonces todo funciona como siempre y cualquier administrador puede cancelar la eliminación.',
      ],
      button: { label: 'Ver la eliminación', link },
      foot: 'Este mensaje llega una sola vez a todos los administradores.',
    }),
  },
  organization_deleted: {
    en: ({ organization, date, link }) => ({
      subject: `${organization} was deleted`,
      paragraphs: [
        `${organization} was deleted on ${date}, as an administrator requested. No one can log in to it, and its data is being erased. It cannot be restored.`,
        'Copies in the operator’s backups are deleted with those backups.',
      ],
      button: { label: 'Go to Parapet', link },
      foot: 'This is the last message to the administrators. Your address is deleted too.',
    }),
    es: ({ organization, date, link }) => ({
      subject: `${organization} se ha eliminado`,
      paragraphs: [
        `${organization} se eliminó el ${date}, como solicitó un administrador. Ya nadie puede iniciar sesión y sus datos se están borrando. No se pueden recuperar.`,
        'Las copias de seguridad del operador se borran cuando este las elimina.',
      ],
      button: { label: 'Ir a Parapet', link },
      foot: 'Este es el último mensaje a los administradores. Tu dirección también se elimina.',
    }),
  },
};

/** Templates with a one-time link, which works without signing in. */
const withOneTimeLink: ReadonlySet<MailTemplate> = new Set([
  'invitation',
  'registration',
  'password_reset',
]);

const masked = (mail: MailDocument): MailDocument => ({
  ...mail,
  button: { ...mail.button, link: '••••••••' },
});

export type MailContent = { [Name in MailTemplate]: { template: Name; data: MailData[Name] } };

/** @param organization shown in the header of the HTML */
export const renderMail = <Name extends MailTemplate>(
  template: Name,
  locale: MailLocale,
  data: MailData[Name],
  organization = '',
): { subject: string; body: string; html: string; preview: string } => {
  const mail = templates[template][locale](data);
  return {
    subject: mail.subject.replaceAll(/[\r\n]+/g, ' '),
    body: renderText(locale, mail),
    html: renderHtml(locale, mail, organization),
    preview: renderText(locale, withOneTimeLink.has(template) ? masked(mail) : mail),
  };
};
