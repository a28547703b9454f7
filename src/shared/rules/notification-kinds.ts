// The kinds of notifications and their default delivery.

/**
 * A separate mail at once, a line in the digest (which was once daily, hence the name), or no mail.
 */
export const mailTimes = ['now', 'daily', 'off'] as const;
export type MailTime = (typeof mailTimes)[number];

export const notificationGroups = ['you', 'risk', 'work', 'account'] as const;
export type NotificationGroup = (typeof notificationGroups)[number];

export type Delivery = { in_app: boolean; mail: MailTime };

type Kind = {
  group: NotificationGroup;
  mail: MailTime;
  /** Users cannot switch it off, because an intruder would do that first. */
  required?: true;
};

const kinds = {
  sent_to_you: { group: 'you', mail: 'now' },
  assigned_to_you: { group: 'you', mail: 'now' },
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

/** The contract's `NotificationType` values, in the order of the settings. */
export const notificationKinds: Readonly<Record<NotificationKind, Kind>> = kinds;

export const notificationKindNames = Object.keys(notificationKinds) as NotificationKind[]; // its own keys

export const digestFrequencies = ['daily', 'weekly', 'off'] as const;
export type DigestFrequency = (typeof digestFrequencies)[number];

/**
 * When the digest is due: an hour of the day, 0 to 23, in an IANA time zone; for a weekly digest
 * also a day of the week, 1 (Monday) to 7.
 */
export type DigestTime = {
  frequency: DigestFrequency;
  weekday: number;
  hour: number;
  time_zone: string;
};

export const standardDigest: DigestTime = {
  frequency: 'daily',
  weekday: 1,
  hour: 8,
  time_zone: 'UTC',
};

/**
 * No mail between two times of day, `HH:MM` in the digest's time zone; the period may span
 * midnight. Security notifications, which an intruder would want to suppress, are mailed
 * nevertheless.
 */
export type QuietHours = {
  is_on: boolean;
  from: string;
  to: string;
  /** Whether newly exploited findings are mailed at once even in quiet hours. */
  lets_exploited_through: boolean;
};

export const standardQuietHours: QuietHours = {
  is_on: false,
  from: '19:00',
  to: '07:30',
  lets_exploited_through: true,
};

export const mailLanguages = ['en', 'es'] as const;
export type MailLanguage = (typeof mailLanguages)[number];

/** The user's overrides; everything else follows the defaults. */
export type NotificationSettings = {
  kinds?: Partial<Record<NotificationKind, Delivery>>;
  /** Settings of an earlier version have no frequency and no weekday. */
  digest?: Partial<DigestTime> & Pick<DigestTime, 'hour' | 'time_zone'>;
  quiet_hours?: QuietHours;
  /** The language of mails; the default is the language of the last one. */
  language?: MailLanguage;
  /**
   * The end of the period that the last weekly digest covered, or the time at which the user chose
   * weekly digests.
   */
  digested_at?: string;
};

export const digestOf = ({ digest }: NotificationSettings): DigestTime => ({
  ...standardDigest,
  ...digest,
});

export const quietHoursOf = ({ quiet_hours: quiet }: NotificationSettings): QuietHours =>
  quiet ?? standardQuietHours;

export const standardDelivery = (kind: NotificationKind): Delivery => ({
  in_app: true,
  mail: notificationKinds[kind].mail,
});

export const deliveryOf = (settings: NotificationSettings, kind: NotificationKind): Delivery =>
  notificationKinds[kind].required
    ? standardDelivery(kind)
    : (settings.kinds?.[kind] ?? standardDelivery(kind));
