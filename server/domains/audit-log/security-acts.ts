// Actions with which a stolen session or a malicious insider would start: they export data, disable
// protection, or grant access. Administrators are notified immediately.
import type { Tx } from '../../platform/db/connect.ts';
import { listAdministrators, notify } from '../notifications/index.ts';
import type { AuditEntry } from './audit-entry.ts';

/** The English title of each; `facts.act` has the action for translated titles. */
const titles: Readonly<Record<string, string>> = {
  'findings.export_all': 'exported every finding',
  'repositories.remove': 'removed a repository with its findings',
  'token.create': 'created an API token',
  'connector.save': 'saved credentials',
  'ai.save': 'changed the AI services',
  'webhook.save': 'configured the webhook',
  'team.change_role': 'changed a person’s role',
  'team.remove': 'removed a person',
  'team.reset_sign_in': 'took away what a person signs in with',
  'session.disown': 'said that a login was not theirs',
  'two_factor.disable': 'turned two-factor login off',
  'passkey.add': 'added a passkey',
  'passkey.remove': 'removed a passkey',
  'passkey.refuse': 'was refused with a passkey that may be a copy',
  'client.export': 'exported everything of the organisation',
  'client.request_deletion': 'requested the deletion of the organisation',
  'client.cancel_deletion': 'cancelled the deletion of the organisation',
  'retention.change': 'changed how long data are kept',
  'sign_in_rules.change': 'changed the rules of sessions',
};

/** The object of the action, by the field of the entry's detail that names it. */
const objectOf = ({ detail = {}, subject }: AuditEntry): string | undefined => {
  const name = detail['name'] ?? detail['email'];
  if (typeof name === 'string') return name;
  return subject.type === 'connector' ? subject.id : undefined;
};

/**
 * Notifies the other administrators if the entry is a security action. A sole administrator is
 * notified of their own actions: otherwise an intruder in their session would remain unnoticed.
 */
export const notifyOfSecurityAct = async (tx: Tx, entry: AuditEntry): Promise<void> => {
  const { clientId, actor, action } = entry;
  const title = titles[action];
  if (title === undefined || actor === undefined) return;
  const administrators = await listAdministrators(tx, clientId);
  const others = administrators.filter((id) => id !== actor.userId);
  const what = objectOf(entry);
  await notify(tx, {
    clientId,
    userIds: others.length > 0 ? others : administrators,
    type: 'security_act',
    title: `${actor.username} ${title}${what === undefined ? '' : `: ${what}`}`,
    message:
      'If you did not expect this, end the sessions of that account and change its password.',
    facts: { username: actor.username, act: action, ...(what !== undefined && { what }) },
  });
};
