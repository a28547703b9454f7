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
  'team.reset_sign_in': 'reset a person’s login',
  'session.disown': 'reported a login that wasn’t theirs',
  'two_factor.disable': 'turned off two-factor login',
  'passkey.add': 'added a passkey',
  'passkey.remove': 'removed a passkey',
  'passkey.refuse': 'had a login rejected, because the passkey may be a copy',
  'client.export': 'exported all organisation data',
  'client.request_deletion': 'requested the deletion of the organisation',
  'client.cancel_deletion': 'cancelled the deletion of the organisation',
  'retention.change': 'changed data retention',
  'sign_in_rules.change': 'changed the session rules',
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
    message: 'If you didn’t expect this, end that account’s sessions and change its password.',
    facts: { username: actor.username, act: action, ...(what !== undefined && { what }) },
  });
};
