// Everything that the environment may say, checked once at the start: a bad value is a sentence, not a stack trace later.
import path from 'node:path';
import * as v from 'valibot';

const text = v.pipe(v.string(), v.trim());
const optionalText = v.optional(text, '');
const integer = (min: number, max: number) =>
  v.pipe(
    text,
    v.regex(/^\d+$/, 'must be a whole number'),
    v.transform(Number),
    v.minValue(min, `must be at least ${min}`),
    v.maxValue(max, `must be at most ${max}`),
  );
const flag = v.pipe(
  v.picklist(['true', 'false'], 'must be true or false'),
  v.transform((word) => word === 'true'),
);
const list = v.pipe(
  optionalText,
  v.transform((words) =>
    words
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean),
  ),
);
const webAddress = v.pipe(
  text,
  v.regex(/^https?:\/\/[^\s/]+/, 'must be an address that starts with http:// or https://'),
  v.transform((url) => url.replace(/\/+$/, '')),
);
/** A scanner that Parapet runs: where it is, where it is not on the path; `off` leaves it alone. */
const program = v.optional(
  v.pipe(
    text,
    v.check(
      (place) => place === 'off' || path.isAbsolute(place),
      'must be an absolute path, or off',
    ),
  ),
);
const secretKey = v.pipe(
  text,
  v.check(
    (key) => Buffer.from(key, 'base64').length === 32,
    'must be 32 bytes in base64 (openssl rand -base64 32)',
  ),
);

const paidTiers = ['starter', 'team', 'enterprise'] as const;

/** `gold=team,platinum=enterprise`: what the offer calls its plans. */
const tierOfPlans = v.pipe(
  list,
  v.check(
    (pairs) => pairs.every((pair) => /^[^=]+=(starter|team|enterprise)$/.test(pair)),
    'must be plan=starter, plan=team or plan=enterprise, separated by commas',
  ),
  v.transform(
    (pairs): ReadonlyMap<string, string> =>
      new Map([
        ...paidTiers.map((tier): [string, string] => [tier, tier]),
        ...pairs.map((pair): [string, string] => {
          const at = pair.lastIndexOf('=');
          return [pair.slice(0, at), pair.slice(at + 1)];
        }),
      ]),
  ),
);

const environment = v.object({
  NODE_ENV: v.optional(text, 'production'),
  PARAPET_HOST: v.optional(text, '127.0.0.1'),
  PARAPET_PORT: v.optional(integer(0, 65_535), '4100'),
  PARAPET_PUBLIC_URL: v.optional(webAddress),
  PARAPET_DATA_DIR: v.optional(text, '.parapet'),
  DATABASE_URL: v.optional(
    v.pipe(text, v.regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://')),
  ),
  PARAPET_DATABASE_POOL: v.optional(integer(1, 200), '10'),
  PARAPET_ADMIN_EMAIL: v.optional(v.pipe(text, v.email('must be an e-mail address'))),
  PARAPET_ADMIN_PASSWORD: v.optional(
    v.pipe(v.string(), v.minLength(12, 'must have at least 12 characters')),
  ),
  PARAPET_ORGANIZATION: v.optional(text, 'My organisation'),
  PARAPET_SECRET_KEY: v.optional(secretKey),
  PARAPET_REGISTRATION: v.optional(
    v.picklist(['invite', 'open'], 'must be invite or open'),
    'invite',
  ),
  PARAPET_PRODUCT_NAME: v.optional(text, 'Parapet'),
  PARAPET_UPLOAD_LIMIT_MB: v.optional(integer(1, 10_240), '1024'),
  PARAPET_KEPT_UPLOADS_MB: v.optional(integer(0, 1_048_576), '2048'),
  PARAPET_JOBS: v.optional(flag, 'true'),
  PATH: v.optional(text, ''),
  PARAPET_TRIVY: program,
  PARAPET_SEMGREP: program,
  PARAPET_GITLEAKS: program,
  PARAPET_PROWLER: program,
  PARAPET_SCAN_MINUTES: v.optional(integer(1, 1440), '30'),
  PARAPET_LOG_LEVEL: v.optional(
    v.picklist(
      ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
      'must be a pino level',
    ),
    'info',
  ),
  PARAPET_ALLOWED_ADDRESSES: list,
  PARAPET_TRUST_PROXY: v.optional(flag, 'false'),
  PARAPET_REQUESTS_PER_MINUTE: v.optional(integer(1, 1_000_000), '1200'),
  PARAPET_INTELLIGENCE: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'on'),
  PARAPET_EPSS_FILE: v.optional(text),
  PARAPET_KEV_FILE: v.optional(text),
  PARAPET_OSV_FILE: v.optional(text),
  PARAPET_OSV_URL: v.optional(webAddress, 'https://api.osv.dev'),
  PARAPET_OSV_LOOKUPS: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'on'),
  GOOGLE_CLIENT_ID: optionalText,
  TELEMETRY_KEY: optionalText,
  GITHUB_CLIENT_ID: v.optional(text),
  GITHUB_CLIENT_SECRET: v.optional(text),
  GITLAB_CLIENT_ID: v.optional(text),
  GITLAB_CLIENT_SECRET: v.optional(text),
  BITBUCKET_CLIENT_ID: v.optional(text),
  BITBUCKET_CLIENT_SECRET: v.optional(text),
  GITEA_CLIENT_ID: v.optional(text),
  GITEA_CLIENT_SECRET: v.optional(text),
  PARAPET_STRIPE_SECRET_KEY: v.optional(text),
  PARAPET_STRIPE_WEBHOOK_SECRET: v.optional(text),
  PARAPET_STRIPE_API_URL: v.optional(webAddress, 'https://api.stripe.com'),
  PARAPET_MARKETPLACE_TENANT_ID: v.optional(text),
  PARAPET_MARKETPLACE_CLIENT_ID: v.optional(text),
  PARAPET_MARKETPLACE_CLIENT_SECRET: v.optional(text),
  PARAPET_MARKETPLACE_PLANS: tierOfPlans,
  PARAPET_MARKETPLACE_API_URL: v.optional(webAddress, 'https://marketplaceapi.microsoft.com'),
  PARAPET_MARKETPLACE_LOGIN_URL: v.optional(webAddress, 'https://login.microsoftonline.com'),
  SMTP_HOST: v.optional(text),
  SMTP_PORT: v.optional(integer(1, 65_535), '587'),
  SMTP_USER: v.optional(text),
  SMTP_PASSWORD: v.optional(v.string()),
  SMTP_SECURE: v.optional(flag, 'false'),
  SMTP_FROM: v.optional(text, 'Parapet <parapet@localhost>'),
});

type Environment = v.InferOutput<typeof environment>;

/** An application that is registered at a source host, so that people connect it by its own page instead of a token. */
const oauthApp = (id: string | undefined, secret: string | undefined) =>
  id === undefined || secret === undefined ? undefined : { id, secret };

/** The publisher's application, by which the offer's subscriptions are read and activated. */
const marketplaceOf = (env: Environment) => {
  const {
    PARAPET_MARKETPLACE_TENANT_ID: tenantId,
    PARAPET_MARKETPLACE_CLIENT_ID: clientId,
    PARAPET_MARKETPLACE_CLIENT_SECRET: clientSecret,
  } = env;
  if (tenantId === undefined || clientId === undefined || clientSecret === undefined)
    return undefined;
  return {
    tenantId,
    clientId,
    clientSecret,
    tierOfPlan: env.PARAPET_MARKETPLACE_PLANS,
    apiUrl: env.PARAPET_MARKETPLACE_API_URL,
    loginUrl: env.PARAPET_MARKETPLACE_LOGIN_URL,
  };
};

const shape = (env: Environment) => ({
  production: env.NODE_ENV === 'production',
  host: env.PARAPET_HOST,
  port: env.PARAPET_PORT,
  publicUrl: env.PARAPET_PUBLIC_URL,
  dataDir: path.resolve(env.PARAPET_DATA_DIR),
  database: { url: env.DATABASE_URL, poolSize: env.PARAPET_DATABASE_POOL },
  admin: {
    email: env.PARAPET_ADMIN_EMAIL,
    password: env.PARAPET_ADMIN_PASSWORD,
    organization: env.PARAPET_ORGANIZATION,
  },
  secretKey: env.PARAPET_SECRET_KEY,
  registration: env.PARAPET_REGISTRATION,
  productName: env.PARAPET_PRODUCT_NAME,
  uploadLimitBytes: env.PARAPET_UPLOAD_LIMIT_MB * 1024 * 1024,
  /** Reports that failed or were imported in part are kept for a day, to be imported again without being sent again: so much of them, the newest. */
  keptUploadsBytes: env.PARAPET_KEPT_UPLOADS_MB * 1024 * 1024,
  runJobs: env.PARAPET_JOBS,
  scanners: {
    path: env.PATH,
    programs: {
      trivy: env.PARAPET_TRIVY,
      semgrep: env.PARAPET_SEMGREP,
      gitleaks: env.PARAPET_GITLEAKS,
      prowler: env.PARAPET_PROWLER,
    },
    /** For each program. */
    minutes: env.PARAPET_SCAN_MINUTES,
  },
  logLevel: env.PARAPET_LOG_LEVEL,
  allowedAddresses: env.PARAPET_ALLOWED_ADDRESSES,
  trustProxy: env.PARAPET_TRUST_PROXY,
  requestsPerMinute: env.PARAPET_REQUESTS_PER_MINUTE,
  /** EPSS and KEV: refreshed daily from their publishers, or from files. Aliases: from a file of OSV, or asked of OSV for the ids that findings carry. */
  intelligence: {
    refresh: env.PARAPET_INTELLIGENCE === 'on',
    epssFile: env.PARAPET_EPSS_FILE,
    kevFile: env.PARAPET_KEV_FILE,
    osvFile: env.PARAPET_OSV_FILE,
    osvUrl: env.PARAPET_OSV_LOOKUPS === 'on' ? env.PARAPET_OSV_URL : undefined,
  },
  googleClientId: env.GOOGLE_CLIENT_ID,
  telemetryKey: env.TELEMETRY_KEY,
  oauth: {
    github: oauthApp(env.GITHUB_CLIENT_ID, env.GITHUB_CLIENT_SECRET),
    gitlab: oauthApp(env.GITLAB_CLIENT_ID, env.GITLAB_CLIENT_SECRET),
    bitbucket_cloud: oauthApp(env.BITBUCKET_CLIENT_ID, env.BITBUCKET_CLIENT_SECRET),
    gitea: oauthApp(env.GITEA_CLIENT_ID, env.GITEA_CLIENT_SECRET),
  },
  /** Card payments. Without the secret that signs events, what was paid is known when somebody asks (`POST /stripe/refresh/{id}`). */
  stripe:
    env.PARAPET_STRIPE_SECRET_KEY === undefined
      ? undefined
      : {
          secretKey: env.PARAPET_STRIPE_SECRET_KEY,
          webhookSecret: env.PARAPET_STRIPE_WEBHOOK_SECRET,
          apiUrl: env.PARAPET_STRIPE_API_URL,
        },
  marketplace: marketplaceOf(env),
  smtp:
    env.SMTP_HOST === undefined
      ? undefined
      : {
          host: env.SMTP_HOST,
          port: env.SMTP_PORT,
          secure: env.SMTP_SECURE,
          user: env.SMTP_USER,
          password: env.SMTP_PASSWORD,
          from: env.SMTP_FROM,
        },
});

export type Config = ReturnType<typeof shape>;

/** Its message is one sentence for the operator: which variable, and what is wrong with it. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** An empty variable counts as absent, as in compose files that pass everything through. */
export const readConfig = (env: Readonly<Record<string, string | undefined>>): Config => {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = v.safeParse(environment, given);
  if (!result.success) {
    const [issue] = result.issues;
    throw new ConfigError(`${v.getDotPath(issue) ?? 'The environment'} ${issue.message}.`);
  }
  const { output } = result;
  if (
    (output.PARAPET_ADMIN_EMAIL === undefined) !==
    (output.PARAPET_ADMIN_PASSWORD === undefined)
  ) {
    throw new ConfigError(
      'PARAPET_ADMIN_EMAIL and PARAPET_ADMIN_PASSWORD must be set together, or neither of them.',
    );
  }
  return shape(output);
};
