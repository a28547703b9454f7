// The title of a notification in a mail, and the target of its link. The stored title is English.
import type { NotificationGroup } from '#domain/notification-kinds';
import type { components } from '../../../../openapi/generated/paths.d.ts';
import type { notifications } from '../../../platform/db/schema/operations.ts';
import type { MailLocale } from '../../../platform/mail/document.ts';
import { spanishActTitle } from './security-act-titles.ts';

type Row = Pick<
  typeof notifications.$inferSelect,
  'type' | 'title' | 'message' | 'facts' | 'subjectType' | 'subjectId'
>;
type Facts = components['schemas']['NotificationFacts'];

export const groupNames: Readonly<Record<MailLocale, Readonly<Record<NotificationGroup, string>>>> =
  {
    en: { you: 'For you', risk: 'Risk', work: 'Work', account: 'Account and organisation' },
    es: { you: 'Para ti', risk: 'Riesgo', work: 'Trabajo', account: 'Cuenta y organización' },
  };

export const moreText: Readonly<Record<MailLocale, (count: number) => string>> = {
  en: (count) => `… and ${count} more`,
  es: (count) => `… y ${count} más`,
};

const findings = (count: number) => (count === 1 ? '1 hallazgo' : `${count} hallazgos`);

/** Undefined if the text was written by a user, or if the facts are from an earlier version. */
const spanishTitles: Readonly<Record<string, (facts: Facts) => string | undefined>> = {
  scan_ended: ({ repository, dry_run: dry, note }) =>
    repository &&
    (dry
      ? `Simulación terminada en ${repository}. No se ha cambiado nada.`
      : note
        ? `El análisis de ${repository} está incompleto`
        : `El análisis de ${repository} ha terminado`),
  scan_failed: ({ repository }) =>
    repository && `No se ha podido importar un informe de ${repository}`,
  pull_failed: ({ what }) => what && `No se han podido traer hallazgos de ${what}`,
  sent_to_you: ({ username, count = 0 }) =>
    username && `${username} te ha enviado ${findings(count)}`,
  assigned_to_you: ({ username, what, count = 0 }) =>
    username &&
    (count === 1
      ? `${username} te ha asignado un hallazgo: ${what ?? ''}`
      : `${username} te ha asignado ${findings(count)}`),
  kev_match: ({ what, count = 0 }) =>
    what === undefined
      ? `Se sabe ahora que ${count} hallazgos se explotan`
      : `Se sabe ahora que se explota: ${what}`,
  acceptance_expiring: ({ count = 1 }) =>
    count > 1 ? `Han terminado ${count} aceptaciones` : undefined,
  token_expiring: ({ what, date }) => what && `El token ${what} caduca el ${date ?? ''}`,
  invitation_accepted: ({ username }) => username && `${username} se ha unido`,
  remediation_ready: ({ count = 1 }) =>
    count === 1 ? 'Hay 1 corrección lista' : `Hay ${count} correcciones listas`,
  pull_request_merged: ({ what, still_found: still }) =>
    what &&
    (still ? `Fusionada, pero sigue apareciendo: ${what}` : `Pull request fusionada: ${what}`),
  approval_requested: ({ username, what, count = 1 }) =>
    username &&
    (count === 1
      ? `${username} te pide aceptar un riesgo: ${what ?? ''}`
      : `${username} te pide aceptar el riesgo de ${findings(count)}`),
  approval_answered: ({ username, approved, what, count = 1 }) =>
    username &&
    `${username} ${approved ? 'ha aprobado' : 'ha rechazado'} aceptar el riesgo: ${count === 1 ? (what ?? '') : findings(count)}`,
  payment_failed: () => 'Ha fallado un pago de tu plan',
  security_act: ({ username, ...act }) => username && spanishActTitle({ username, ...act }),
  ai_budget: ({ percent = 0 }) =>
    percent >= 100
      ? 'El presupuesto de IA de este mes se ha agotado'
      : `Se ha usado el ${percent} % del presupuesto de IA de este mes`,
};

const spanishTexts: Readonly<Record<string, (facts: Facts) => string | undefined>> = {
  scan_ended: ({ new: fresh = 0, fixed = 0, reopened = 0, note }) =>
    `${note ? 'Puede faltar algo: mira el resultado. ' : ''}${fresh} nuevos, ${fixed} corregidos, ${reopened} reabiertos`,
  acceptance_expiring: () => 'Vuelven a estar abiertos',
  pull_request_merged: ({ repository }) => repository && `En ${repository}`,
  payment_failed: ({ plan_stays: stays }) =>
    stays
      ? 'Tu plan sigue activo mientras se reintenta el pago.'
      : 'Tu plan ha terminado. Paga la factura para recuperarlo.',
  security_act: () =>
    'Si no lo esperabas, cierra las sesiones de esa cuenta y cambia su contraseña.',
  ai_budget: ({ date }) => date && `Se renueva el ${date}`,
  reminder: ({ count }) =>
    count === undefined ? undefined : `Hallazgos que ahora cumplen la regla: ${count}`,
};

export const titleOf = ({ type, title, facts }: Row, locale: MailLocale): string =>
  (locale === 'es' && facts && spanishTitles[type]?.(facts)) || title;

/** Messages of readers and hosts are not translated, because they are not Parapet's own. */
export const textOf = ({ type, message, facts }: Row, locale: MailLocale): string =>
  (locale === 'es' && facts && spanishTexts[type]?.(facts)) || message.slice(0, 300);

const pages: Readonly<Record<string, string>> = {
  kev_match: '/findings/all?kev=true',
  payment_failed: '/payment/invoices',
  ai_budget: '/settings/openai',
  security_act: '/settings/team?section=audit',
  sent_to_you: '/findings/all?developer=me',
  assigned_to_you: '/findings/all?developer=me',
};

/** The page of the notification's subject, otherwise the list of notifications. */
export const pathOf = ({ type, subjectType, subjectId }: Row): string => {
  if (subjectId !== null && subjectType === 'finding')
    return `/findings/finding-details/${subjectId}`;
  if (subjectId !== null && subjectType === 'scan') return `/Repositories/scans/${subjectId}`;
  if (subjectType === 'repository')
    return subjectId === null ? '/Repositories' : `/Repositories?open=${subjectId}`;
  if (subjectType === 'token') return '/connector';
  if (subjectType === 'user') return '/settings/team';
  return pages[type] ?? '/notifications';
};
