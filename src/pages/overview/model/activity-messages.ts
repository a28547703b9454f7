import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const words: Readonly<Record<string, MessageDescriptor>> = {
  reopened: msg`reopened`,
  fixed: msg`fixed`,
  status: msg`status changed`,
  severity: msg`severity changed`,
  false_positive: msg`false positive decided`,
  assigned: msg`assigned`,
  sent: msg`sent to a developer`,
  tagged: msg`tags changed`,
  comment: msg`comment`,
  risk_accepted: msg`risk accepted`,
  risk_requested: msg`risk acceptance requested`,
  risk_declined: msg`risk acceptance declined`,
  risk_revoked: msg`risk acceptance ended`,
  duplicate_linked: msg`linked as duplicate`,
  duplicate_unlinked: msg`no longer a duplicate`,
  priority: msg`priority changed`,
  remediation: msg`fix generated`,
  edited: msg`edited`,
  queued: msg`waiting to be imported`,
  running: msg`being imported`,
  succeeded: msg`imported`,
  failed: msg`import failed`,
};

/** The text for an action; undefined for an unknown one. */
export const activityMessage = (i18n: I18n, action: string): string | undefined => {
  const word = Object.hasOwn(words, action) ? words[action] : undefined;
  return word && i18n._(word);
};
