/** Titles by action of the audit log, worded like the web app's Spanish texts. */
const titles: Readonly<Record<string, (who: string, what: string) => string>> = {
  'findings.export_all': (who) => `${who} exportó todos los hallazgos`,
  'repositories.remove': (who, what) => `${who} eliminó el repositorio ${what}`,
  'token.create': (who, what) => `${who} creó el token de API ${what}`,
  'connector.save': (who, what) => `${who} guardó credenciales de ${what}`,
  'ai.save': (who) => `${who} cambió los servicios de IA`,
  'webhook.save': (who) => `${who} configuró el webhook`,
  'team.change_role': (who, what) => `${who} cambió el rol de ${what}`,
  'team.remove': (who, what) => `${who} quitó a ${what} del equipo`,
  'team.reset_sign_in': (who, what) => `${who} restableció el acceso de ${what}`,
  'session.disown': (who) => `${who} informó de un inicio de sesión que no era suyo`,
  'two_factor.disable': (who) => `${who} desactivó su acceso en dos pasos`,
  'passkey.add': (who, what) => `${who} añadió la llave de acceso ${what}`,
  'passkey.remove': (who, what) => `${who} eliminó la llave de acceso ${what}`,
  'passkey.refuse': (who, what) =>
    `Se rechazó el acceso de ${who}: la llave de acceso ${what} puede ser una copia`,
  'client.export': (who) => `${who} exportó todos los datos de la organización`,
  'client.request_deletion': (who) => `${who} solicitó eliminar la organización`,
  'client.cancel_deletion': (who) => `${who} canceló la eliminación de la organización`,
  'retention.change': (who) => `${who} cambió la conservación de datos`,
  'sign_in_rules.change': (who) => `${who} cambió las reglas de las sesiones`,
};

type Act = { act?: string | undefined; username: string; what?: string | undefined };

/** The title for an action that this version does not know. */
export const spanishActTitle = ({ act = '', username, what = '' }: Act): string =>
  titles[act]?.(username, what) ?? `${username} ha hecho un cambio que afecta a la seguridad`;
