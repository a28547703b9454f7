import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { NotificationFacts } from '@/shared/api/generated/model';

/** Who did what, by the action in the audit log. */
const titles: Readonly<Record<string, (who: string, what: string) => MessageDescriptor>> = {
  'findings.export_all': (who) => msg`${who} exported every finding`,
  'repositories.remove': (who, what) => msg`${who} removed the repository ${what}`,
  'token.create': (who, what) => msg`${who} created the API token ${what}`,
  'connector.save': (who, what) => msg`${who} saved credentials for ${what}`,
  'ai.save': (who) => msg`${who} changed the AI services`,
  'webhook.save': (who) => msg`${who} configured the webhook`,
  'team.change_role': (who, what) => msg`${who} changed the role of ${what}`,
  'team.remove': (who, what) => msg`${who} removed ${what} from the team`,
  'team.reset_sign_in': (who, what) => msg`${who} reset the login of ${what}`,
  'session.disown': (who) => msg`${who} reported a login that wasn’t theirs`,
  'two_factor.disable': (who) => msg`${who} turned off two-factor login`,
  'passkey.add': (who, what) => msg`${who} added the passkey ${what}`,
  'passkey.remove': (who, what) => msg`${who} removed the passkey ${what}`,
  'passkey.refuse': (who, what) => msg`Login of ${who} rejected: the passkey ${what} may be a copy`,
  'client.export': (who) => msg`${who} exported all organisation data`,
  'client.request_deletion': (who) => msg`${who} requested the deletion of the organisation`,
  'client.cancel_deletion': (who) => msg`${who} cancelled the deletion of the organisation`,
  'retention.change': (who) => msg`${who} changed data retention`,
  'sign_in_rules.change': (who) => msg`${who} changed the session rules`,
};

/** Undefined for an action that this version does not know. */
export function securityActTitle(
  i18n: I18n,
  { username, act, what }: NotificationFacts,
): string | undefined {
  const title = act === undefined ? undefined : titles[act];
  return title && username !== undefined ? i18n._(title(username, what ?? '')) : undefined;
}
