// Organizations, users, sessions and credentials. Tokens and codes are stored as hashes only.
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { NotificationSettings } from '#domain/notification-kinds';
import { bytes, clientId, createdAt, timestamptz } from './columns.ts';

export const clients = pgTable('clients', {
  clientId: uuid('client_id').primaryKey(),
  organizationName: text('organization_name').notNull(),
  tier: text('tier').notNull().default('free'),
  /** The partner that referred the organization. The partner's contact may change. */
  referringPartnerId: uuid('brought_by'),
  piloting: boolean('piloting').notNull().default(false),
  /** When a pilot ends automatically; null if it lasts until a super-administrator ends it. */
  pilotUntil: timestamptz('pilot_until'),
  /**
   * The other fields of the specification's client: addresses, scan settings, company data. No
   * secrets.
   */
  document: jsonb('document').$type<Record<string, unknown>>().notNull().default({}),
  /** Incremented on each save: the value of `ETag` and `If-Match`. */
  version: integer('version').notNull().default(1),
  accountSetupAt: timestamptz('account_setup_at'),
  reminderSentAt: timestamptz('reminder_sent_at'),
  /** When all data of the organization is deleted, if an administrator requested it. */
  deletesAt: timestamptz('deletes_at'),
  deletionRequestedAt: timestamptz('deletion_requested_at'),
  deletionRequestedBy: uuid('deletion_requested_by'),
  createdAt: createdAt(),
});

/**
 * The record of a deleted organization: proof of its deletion, without personal data. Not a tenant
 * table, as its tenant no longer exists.
 */
export const deletedClients = pgTable('deleted_clients', {
  id: uuid('id').primaryKey(),
  requestedAt: timestamptz('requested_at').notNull(),
  deletedAt: timestamptz('deleted_at').notNull(),
});

export const users = pgTable(
  'users',
  {
    clientId: clientId(),
    id: uuid('id').notNull(),
    email: text('email').notNull(),
    username: text('username').notNull(),
    role: text('role', { enum: ['superadmin', 'admin', 'cyberoper', 'developer'] }).notNull(),
    isPartner: boolean('is_partner').notNull().default(false),
    passwordHash: text('password_hash'),
    /** Null if the password was set before this column existed. */
    passwordChangedAt: timestamptz('password_changed_at'),
    verifiedAt: timestamptz('verified_at'),
    twoFactorSecret: bytes('two_factor_secret'),
    twoFactorEnabledAt: timestamptz('two_factor_enabled_at'),
    /** The 30-second step of the last accepted code, so that each code is valid once. */
    twoFactorLastStep: integer('two_factor_last_step'),
    avatarUrl: text('avatar_url'),
    /**
     * Google's id of the account that signed in first. An e-mail address can change hands, the id
     * cannot.
     */
    googleSub: text('google_sub'),
    invitedBy: uuid('invited_by'),
    /** Differences from the defaults: see `#domain/notification-kinds`. */
    notificationSettings: jsonb('notification_settings')
      .$type<NotificationSettings>()
      .notNull()
      .default({}),
    lastLoginAt: timestamptz('last_login_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('users_google_sub')
      .on(t.googleSub)
      .where(sql`google_sub is not null`),
    primaryKey({ columns: [t.clientId, t.id] }),
    // Users sign in by name before their organization is known, so names are unique across
    // organizations. Several organizations may invite an address; the first accepted invitation
    // wins.
    uniqueIndex('users_verified_email')
      .on(sql`lower(${t.email})`)
      .where(sql`${t.verifiedAt} is not null`),
    uniqueIndex('users_verified_username')
      .on(sql`lower(${t.username})`)
      .where(sql`${t.verifiedAt} is not null`),
    uniqueIndex('users_email_of_client').on(t.clientId, sql`lower(${t.email})`),
    index('users_email').on(sql`lower(${t.email})`),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    clientId: clientId(),
    id: uuid('id').notNull(),
    userId: uuid('user_id').notNull(),
    tokenHash: bytes('token_hash').notNull(),
    /** Where the session was opened from, so that users recognize it. Null if unknown. */
    address: text('address'),
    device: text('device'),
    createdAt: createdAt(),
    /** Accurate to the minute. An idle session ends before it expires. */
    lastUsedAt: timestamptz('last_used_at').notNull().defaultNow(),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.clientId, t.id] }),
    uniqueIndex('sessions_token').on(t.tokenHash),
    index('sessions_user').on(t.clientId, t.userId),
  ],
);

export const signInMeans = [
  'password',
  'password_and_code',
  'google',
  'passkey',
  'password_and_passkey',
] as const;

/**
 * Logins from a browser or a network that the user had not used before, until the user confirms or
 * denies them.
 */
export const unusualLogins = pgTable(
  'unusual_logins',
  {
    clientId: clientId(),
    id: uuid('id').notNull(),
    userId: uuid('user_id').notNull(),
    /** The session that the login opened, which may have ended. */
    sessionId: uuid('session_id').notNull(),
    address: text('address'),
    device: text('device'),
    /** Cookie by which the browser is recognized next time; null if only the network is new. */
    newDevice: text('new_device'),
    /** Null if the network was known. */
    newNetwork: text('new_network'),
    means: text('means', { enum: signInMeans }).notNull(),
    answer: text('answer', { enum: ['mine', 'not_mine'] }),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.clientId, t.id] }),
    index('unusual_logins_user').on(t.clientId, t.userId),
  ],
);

/** Networks from which a user has logged in, or whose login the user has confirmed. */
export const knownNetworks = pgTable(
  'known_networks',
  {
    clientId: clientId(),
    userId: uuid('user_id').notNull(),
    network: text('network').notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.clientId, t.userId, t.network] })],
);

export const oneTimeKinds = [
  'invitation',
  'registration',
  'password_reset',
  'two_factor',
  'setup',
] as const;

export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    clientId: clientId(),
    id: uuid('id').notNull(),
    userId: uuid('user_id'),
    kind: text('kind', { enum: oneTimeKinds }).notNull(),
    tokenHash: bytes('token_hash').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** The known browser that sent the password, for a login that waits for its second step. */
    knownDevice: text('known_device'),
    createdAt: createdAt(),
    expiresAt: timestamptz('expires_at').notNull(),
    usedAt: timestamptz('used_at'),
  },
  (t) => [
    primaryKey({ columns: [t.clientId, t.id] }),
    uniqueIndex('one_time_tokens_token').on(t.tokenHash),
    index('one_time_tokens_user').on(t.clientId, t.userId, t.kind),
  ],
);

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    clientId: clientId(),
    userId: uuid('user_id').notNull(),
    codeHash: bytes('code_hash').notNull(),
    usedAt: timestamptz('used_at'),
  },
  (t) => [primaryKey({ columns: [t.clientId, t.userId, t.codeHash] })],
);

export const apiTokens = pgTable(
  'api_tokens',
  {
    clientId: clientId(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    tokenHash: bytes('token_hash').notNull(),
    /** The first characters, by which users distinguish tokens. */
    prefix: text('prefix').notNull(),
    scopes: text('scopes').array().notNull(),
    createdBy: uuid('created_by').notNull(),
    createdAt: createdAt(),
    expiresAt: timestamptz('expires_at').notNull(),
    lastUsedAt: timestamptz('last_used_at'),
    revokedAt: timestamptz('revoked_at'),
  },
  (t) => [
    primaryKey({ columns: [t.clientId, t.id] }),
    uniqueIndex('api_tokens_token').on(t.tokenHash),
  ],
);

/** WebAuthn credentials. Public keys are not secret. */
export const passkeys = pgTable(
  'passkeys',
  {
    clientId: clientId(),
    id: uuid('id').notNull(),
    userId: uuid('user_id').notNull(),
    name: text('name').notNull(),
    /** Chosen by the authenticator. */
    credentialId: bytes('credential_id').notNull(),
    publicKey: bytes('public_key').notNull(),
    /** Number of signatures. Many authenticators always report 0. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    /** Whether a password manager synchronizes it between devices. */
    synced: boolean('synced').notNull(),
    createdAt: createdAt(),
    lastUsedAt: timestamptz('last_used_at'),
  },
  (t) => [
    primaryKey({ columns: [t.clientId, t.id] }),
    // A sign-in without a name presents the credential before its organization is known.
    uniqueIndex('passkeys_credential').on(t.credentialId),
    index('passkeys_user').on(t.clientId, t.userId),
  ],
);

/**
 * Challenges that an authenticator has not answered yet. They belong to no organization: a sign-in
 * with a passkey begins before the user is known.
 */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challengeHash: bytes('challenge_hash').primaryKey(),
    purpose: text('purpose', { enum: ['add', 'sign_in'] }).notNull(),
    /** The session that adds a passkey, or the pending login whose second factor it is. */
    boundTo: uuid('bound_to'),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (t) => [index('passkey_challenges_expiry').on(t.expiresAt)],
);
