// Which notifications there are, and how each reaches its user unless the user chose otherwise.

/** A mail of its own at once, a line in the daily mail, or no mail. */
export const mailTimes = ['now', 'daily', 'off'] as const;
export type MailTime = (typeof mailTimes)[number];

export const notificationGroups = ['you', 'risk', 'work', 'account'] as const;
export type NotificationGroup = (typeof notificationGroups)[number];

export type Delivery = { in_app: boolean; mail: MailTime };

type Kind = {
  group: NotificationGroup;
  mail: MailTime;
  /** Nobody can switch it off, since an intruder would do so first. */
  required?: true;
};

const kinds = {
  sent_to_you: { group: 'you', mail: 'now' },
  approval_requested: { group: 'you', mail: 'now' },
  approval_answered: { group: 'you', mail: 'daily' },
  acceptance_expiring: { group: 'you', mail: 'daily' },
  reminder: { group: 'you', mail: 'off' },
  kev_match: { group: 'risk', mail: 'now' },
  pull_request_merged: { group: 'work', mail: 'daily' },
  remediation_ready: { group: 'work', mail: 'off' },
  scan_failed: { group: 'work', mail: 'daily' },
  pull_failed: { group: 'work', mail: 'daily' },
  scan_ended: { group: 'work', mail: 'off' },
  token_expiring: { group: 'account', mail: 'now' },
  invitation_accepted: { group: 'account', mail: 'off' },
  ai_budget: { group: 'account', mail: 'off' },
  security_act: { group: 'account', mail: 'now', required: true },
  payment_failed: { group: 'account', mail: 'now', required: true },
} as const satisfies Record<string, Kind>;

export type NotificationKind = keyof typeof kinds;

/** The contract's `NotificationType`, each once, in the order of the settings. */
export const notificationKinds: Readonly<Record<NotificationKind, Kind>> = kinds;

export const notificationKindNames = Object.keys(notificationKinds) as NotificationKind[]; // its own keys

/** When the daily mail is due: an hour of the day, 0 to 23, in an IANA time zone. */
export type DigestTime = { hour: number; time_zone: string };

export const standardDigest: DigestTime = { hour: 8, time_zone: 'UTC' };

/** What a user changed; all else follows the standard. */
export type NotificationSettings = {
  kinds?: Partial<Record<NotificationKind, Delivery>>;
  digest?: DigestTime;
};

export const standardDelivery = (kind: NotificationKind): Delivery => ({
  in_app: true,
  mail: notificationKinds[kind].mail,
});

export const deliveryOf = (settings: NotificationSettings, kind: NotificationKind): Delivery =>
  notificationKinds[kind].required
    ? standardDelivery(kind)
    : (settings.kinds?.[kind] ?? standardDelivery(kind));
