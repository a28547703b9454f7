// The environment variables, validated once at the start. An invalid value stops the start with one
// sentence that names the variable.
import path from 'node:path';
import { closest } from 'fastest-levenshtein';
import ipaddr from 'ipaddr.js';
import * as v from 'valibot';
import { hostPattern } from '../outgoing/host-rules.ts';
import { registries } from './registries.ts';
import { list, optionalText, text } from './variables.ts';

/** The default name of an organization. */
export const defaultOrganization = 'My organisation';

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
const isNetwork = (word: string): boolean => ipaddr.isValid(word) || ipaddr.isValidCIDR(word);
const networks = v.pipe(
  list,
  v.check(
    (words) => words.every(isNetwork),
    'must be IP addresses or networks (10.0.0.0/8), separated by commas',
  ),
);
const hostPatterns = v.pipe(
  list,
  v.transform((words) => words.map((word) => word.toLowerCase())),
  v.check(
    (words) => words.every((word) => hostPattern.test(word)),
    'must be names of hosts (db.example.com, *.example.com), separated by commas',
  ),
);
/**
 * The proxies whose `X-Forwarded-For` is trusted. Never all addresses: then each request could
 * claim an address of its own, and limits by address would be ineffective.
 */
const proxies = v.pipe(
  text,
  v.check(
    (word) =>
      word === 'false' ||
      /^\d$/.test(word) ||
      word.split(',').every((part) => isNetwork(part.trim())),
    'must be the networks of your proxies (10.0.0.0/8), or how many of them a request passes (1)',
  ),
  v.transform((word): false | number | string[] =>
    word === 'false'
      ? false
      : /^\d$/.test(word)
        ? Number(word)
        : word.split(',').map((part) => part.trim()),
  ),
);
/** Mail to a relay on this machine does not cross a network. */
const isLoopback = (host: string): boolean =>
  host === 'localhost' || (ipaddr.isValid(host) && ipaddr.process(host).range() === 'loopback');
const webAddress = v.pipe(
  text,
  v.regex(/^https?:\/\/[^\s/]+/, 'must be an address that starts with http:// or https://'),
  v.transform((url) => url.replace(/\/+$/, '')),
);
/** The path is written into pages and cookies, so it must not need escaping there. */
const publicAddress = v.pipe(
  webAddress,
  v.check(
    (url) => !URL.canParse(url) || /^(?:\/[\w-][\w.~-]*)*\/?$/.test(new URL(url).pathname),
    'must have a path of letters, digits, hyphens, dots and underscores, or none',
  ),
  v.check((url) => !/[?#]/.test(url), 'must have neither parameters nor a fragment'),
);
/** `/parapet` of `https://host/parapet`; empty at the root of a host. */
const basePathOf = (url: string | undefined): string =>
  url !== undefined && URL.canParse(url) ? new URL(url).pathname.replace(/\/$/, '') : '';
/** The proxy for outgoing requests; empty, or a URL with optional credentials. */
const upstreamProxy = v.optional(
  v.pipe(
    text,
    v.check(
      (url) => URL.canParse(url) && /^https?:\/\/[^\s/]+\/?$/.test(url),
      'must be the address of a proxy: http://[user:password@]host:port',
    ),
  ),
);
/** `s3://bucket/prefix?region=…&endpoint=…`: where reports and exports are stored. */
const bucket = v.optional(
  v.pipe(
    text,
    v.check(
      (url) =>
        URL.canParse(url) &&
        /^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](?:[/?]|$)/.test(url) &&
        [...new URL(url).searchParams].every(
          ([name, value]) =>
            (name === 'region' && /^[a-z0-9-]+$/.test(value)) ||
            (name === 'endpoint' && URL.canParse(value) && /^https?:\/\//.test(value)),
        ),
      'must be s3://bucket, s3://bucket/prefix, or one of them with ?region=… and &endpoint=https://…',
    ),
    v.transform((url) => {
      const { hostname, pathname, searchParams } = new URL(url);
      const prefix = pathname.replace(/^\/+|\/+$/g, '');
      return {
        bucket: hostname,
        prefix: prefix === '' ? '' : `${prefix}/`,
        region: searchParams.get('region') ?? 'us-east-1',
        endpoint: searchParams.get('endpoint') ?? undefined,
      };
    }),
  ),
);
/** A scanner that Parapet runs: its path if it is not on PATH, or `off` to disable it. */
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

/** `gold=team,platinum=enterprise`: maps the offer's plan names to tiers. */
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

const databaseAddress = v.optional(
  v.pipe(text, v.regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://')),
);

const environment = v.object({
  NODE_ENV: v.optional(text, 'production'),
  PARAPET_HOST: v.optional(text, '127.0.0.1'),
  PARAPET_PORT: v.optional(integer(0, 65_535), '4100'),
  PARAPET_PUBLIC_URL: v.optional(publicAddress),
  PARAPET_DATA_DIR: v.optional(text, '.parapet'),
  DATABASE_URL: databaseAddress,
  DATABASE_REPLICA_URL: databaseAddress,
  PARAPET_DATABASE_POOL: v.optional(integer(1, 200), '10'),
  PARAPET_FILES: bucket,
  PARAPET_DRAIN_SECONDS: v.optional(integer(0, 600), '5'),
  PARAPET_ADMIN_EMAIL: v.optional(v.pipe(text, v.email('must be an e-mail address'))),
  PARAPET_ADMIN_PASSWORD: v.optional(
    v.pipe(v.string(), v.minLength(12, 'must have at least 12 characters')),
  ),
  PARAPET_ORGANIZATION: v.optional(text, defaultOrganization),
  PARAPET_SECRET_KEY: v.optional(secretKey),
  PARAPET_REGISTRATION: v.optional(
    v.picklist(['invite', 'open'], 'must be invite or open'),
    'invite',
  ),
  PARAPET_PRODUCT_NAME: v.optional(text, 'Parapet'),
  PARAPET_UPLOAD_LIMIT_MB: v.optional(integer(1, 10_240), '1024'),
  PARAPET_WAITING_UPLOADS: v.optional(integer(1, 100_000), '200'),
  PARAPET_WAITING_UPLOADS_MB: v.optional(integer(1, 1_048_576), '4096'),
  PARAPET_KEPT_UPLOADS_MB: v.optional(integer(0, 1_048_576), '2048'),
  PARAPET_DELETION_GRACE_DAYS: v.optional(integer(1, 365), '14'),
  PARAPET_JOBS: v.optional(flag, 'true'),
  PATH: v.optional(text, ''),
  PARAPET_TRIVY: program,
  PARAPET_SEMGREP: program,
  PARAPET_GITLEAKS: program,
  PARAPET_PROWLER: program,
  PARAPET_SCAN_MINUTES: v.optional(integer(1, 1440), '30'),
  PARAPET_SCANS_AT_ONCE: v.optional(integer(1, 32), '1'),
  PARAPET_SCANNER_SANDBOX: v.optional(v.picklist(['auto', 'off'], 'must be auto or off'), 'auto'),
  PARAPET_SCANNER_HOSTS: hostPatterns,
  PARAPET_LOG_LEVEL: v.optional(
    v.picklist(
      ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
      'must be a pino level',
    ),
    'info',
  ),
  PARAPET_ALLOWED_ADDRESSES: networks,
  PARAPET_DENIED_ADDRESSES: networks,
  PARAPET_ALLOWED_ADDRESSES_ONLY: v.optional(flag, 'false'),
  HTTPS_PROXY: upstreamProxy,
  HTTP_PROXY: upstreamProxy,
  NO_PROXY: list,
  PARAPET_TRUST_PROXY: v.optional(proxies, 'false'),
  PARAPET_REQUESTS_PER_MINUTE: v.optional(integer(1, 1_000_000), '1200'),
  PARAPET_API_DOCS: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'on'),
  PARAPET_METRICS_TOKEN: v.optional(
    v.pipe(text, v.minLength(16, 'must have at least 16 characters')),
  ),
  PARAPET_MAX_CONNECTIONS: v.optional(integer(10, 1_000_000), '4096'),
  PARAPET_INTELLIGENCE: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'on'),
  PARAPET_EPSS_FILE: v.optional(text),
  PARAPET_KEV_FILE: v.optional(text),
  PARAPET_OSV_FILE: v.optional(text),
  PARAPET_OSV_URL: v.optional(webAddress, 'https://api.osv.dev'),
  PARAPET_REGISTRIES: registries,
  PARAPET_OSV_LOOKUPS: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'on'),
  GOOGLE_CLIENT_ID: optionalText,
  TELEMETRY_KEY: optionalText,
  GITHUB_CLIENT_ID: v.optional(text),
  GITHUB_CLIENT_SECRET: v.optional(text),
  GITHUB_URL: v.optional(webAddress, 'https://github.com'),
  GITLAB_CLIENT_ID: v.optional(text),
  GITLAB_CLIENT_SECRET: v.optional(text),
  GITLAB_URL: v.optional(webAddress, 'https://gitlab.com'),
  BITBUCKET_CLIENT_ID: v.optional(text),
  BITBUCKET_CLIENT_SECRET: v.optional(text),
  GITEA_CLIENT_ID: v.optional(text),
  GITEA_CLIENT_SECRET: v.optional(text),
  GITEA_URL: v.optional(webAddress),
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
  SMTP_REQUIRE_TLS: v.optional(flag),
  SMTP_FROM: v.optional(text, 'Parapet <parapet@localhost>'),
});

type Environment = v.InferOutput<typeof environment>;

/** An application registered at a source host, with whose consent page users connect. */
export interface OAuthApp {
  id: string;
  secret: string;
  /**
   * The host where it is registered. Its secret is sent to no other address, whatever a tenant
   * stores.
   */
  web: string;
}

const oauthApp = (
  id: string | undefined,
  secret: string | undefined,
  web: string | undefined,
): OAuthApp | undefined =>
  id === undefined || secret === undefined || web === undefined ? undefined : { id, secret, web };

/** The publisher's Entra application, which reads and activates the offer's subscriptions. */
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
  /** The path below which the product is served: `/parapet`, or empty. */
  basePath: basePathOf(env.PARAPET_PUBLIC_URL),
  dataDir: path.resolve(env.PARAPET_DATA_DIR),
  database: {
    url: env.DATABASE_URL,
    /** A streaming standby of the database, which serves lists, charts and exports. */
    replicaUrl: env.DATABASE_REPLICA_URL,
    poolSize: env.PARAPET_DATABASE_POOL,
  },
  /** Where files are stored; without a bucket, in the database. */
  bucket: env.PARAPET_FILES,
  admin: {
    email: env.PARAPET_ADMIN_EMAIL,
    password: env.PARAPET_ADMIN_PASSWORD,
    organization: env.PARAPET_ORGANIZATION,
  },
  secretKey: env.PARAPET_SECRET_KEY,
  registration: env.PARAPET_REGISTRATION,
  productName: env.PARAPET_PRODUCT_NAME,
  uploadLimitBytes: env.PARAPET_UPLOAD_LIMIT_MB * 1024 * 1024,
  /** Limits of one organization's reports that wait for their import: number and total size. */
  waitingUploads: {
    count: env.PARAPET_WAITING_UPLOADS,
    bytes: env.PARAPET_WAITING_UPLOADS_MB * 1024 * 1024,
  },
  /**
   * Reports that failed or were partly imported are kept for a day, so that they can be imported
   * again without another upload. This limits their total size; the latest are kept.
   */
  keptUploadsBytes: env.PARAPET_KEPT_UPLOADS_MB * 1024 * 1024,
  /** How long the deletion of an organization can be undone. */
  deletionGraceDays: env.PARAPET_DELETION_GRACE_DAYS,
  runJobs: env.PARAPET_JOBS,
  /**
   * After SIGTERM the server still answers for this long, while `/readyz` reports that it is
   * stopping.
   */
  drainSeconds: env.PARAPET_DRAIN_SECONDS,
  scanners: {
    path: env.PATH,
    programs: {
      trivy: env.PARAPET_TRIVY,
      semgrep: env.PARAPET_SEMGREP,
      gitleaks: env.PARAPET_GITLEAKS,
      prowler: env.PARAPET_PROWLER,
    },
    /** Per program. */
    minutes: env.PARAPET_SCAN_MINUTES,
    /** Concurrent runs on this server. Each takes the memory of a scanner. */
    atOnce: env.PARAPET_SCANS_AT_ONCE,
    /** The strongest sandbox that the machine supports, or none. */
    sandbox: env.PARAPET_SCANNER_SANDBOX,
    /**
     * The only hosts that scanners can reach; if empty, each scanner can reach the hosts that it is
     * known to need.
     */
    hosts: env.PARAPET_SCANNER_HOSTS,
  },
  logLevel: env.PARAPET_LOG_LEVEL,
  /** Addresses that the server may connect to when users configure a URL. */
  outgoing: {
    allowed: env.PARAPET_ALLOWED_ADDRESSES,
    denied: env.PARAPET_DENIED_ADDRESSES,
    onlyAllowed: env.PARAPET_ALLOWED_ADDRESSES_ONLY,
    proxy: { https: env.HTTPS_PROXY, http: env.HTTP_PROXY, direct: env.NO_PROXY },
  },
  trustProxy: env.PARAPET_TRUST_PROXY,
  requestsPerMinute: env.PARAPET_REQUESTS_PER_MINUTE,
  maxConnections: env.PARAPET_MAX_CONNECTIONS,
  /** The token that Prometheus sends; without one, `/metrics` only answers inside the network. */
  metricsToken: env.PARAPET_METRICS_TOKEN,
  /** Whether the contract at `/docs` is public. Explanations of problems always are. */
  apiDocs: env.PARAPET_API_DOCS === 'on',
  /**
   * EPSS and KEV: refreshed daily from their publishers, or from files. Aliases: from an OSV file,
   * or requested from OSV for the ids of the findings.
   */
  intelligence: {
    refresh: env.PARAPET_INTELLIGENCE === 'on',
    epssFile: env.PARAPET_EPSS_FILE,
    kevFile: env.PARAPET_KEV_FILE,
    osvFile: env.PARAPET_OSV_FILE,
    osvUrl: env.PARAPET_OSV_LOOKUPS === 'on' ? env.PARAPET_OSV_URL : undefined,
  },
  /** Package registries that fixes may query, by type; without one, nothing is looked up. */
  registries: env.PARAPET_REGISTRIES,
  googleClientId: env.GOOGLE_CLIENT_ID,
  telemetryKey: env.TELEMETRY_KEY,
  oauth: {
    github: oauthApp(env.GITHUB_CLIENT_ID, env.GITHUB_CLIENT_SECRET, env.GITHUB_URL),
    gitlab: oauthApp(env.GITLAB_CLIENT_ID, env.GITLAB_CLIENT_SECRET, env.GITLAB_URL),
    bitbucket_cloud: oauthApp(
      env.BITBUCKET_CLIENT_ID,
      env.BITBUCKET_CLIENT_SECRET,
      'https://bitbucket.org',
    ),
    gitea: oauthApp(env.GITEA_CLIENT_ID, env.GITEA_CLIENT_SECRET, env.GITEA_URL),
  },
  /**
   * Card payments. Without the webhook secret, a payment takes effect when a user refreshes the
   * subscription (`POST /stripe/refresh/{id}`).
   */
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
          requireTls: env.SMTP_REQUIRE_TLS ?? !isLoopback(env.SMTP_HOST),
          user: env.SMTP_USER,
          password: env.SMTP_PASSWORD,
          from: env.SMTP_FROM,
        },
});

export type Config = ReturnType<typeof shape>;

/** The message is one sentence for the operator: the variable, and what is wrong with it. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Variables of tests, benchmarks and pipelines, which share the environment with a server. */
const foreign = /^PARAPET_(?:TEST|BENCH|MUTATION|DEV|DRAFT)_|^PARAPET_(?:TOKEN|REPOSITORY|DRAFT)$/;

/** A misspelled name would silently leave the default in effect. */
const refuseUnknown = (names: readonly string[]): void => {
  const settings = Object.keys(environment.entries);
  const unknown = names.find(
    (name) =>
      /^(?:PARAPET|DATABASE_REPLICA)_/.test(name) &&
      !foreign.test(name) &&
      !settings.includes(name),
  );
  if (unknown !== undefined)
    throw new ConfigError(
      `${unknown} is not a setting. Did you mean ${closest(unknown, settings)}?`,
    );
};

/** An empty variable counts as absent, because compose files pass all variables through. */
export const readConfig = (env: Readonly<Record<string, string | undefined>>): Config => {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  // Programs write these names in either case.
  for (const name of ['HTTPS_PROXY', 'HTTP_PROXY', 'NO_PROXY'])
    given[name] ??= env[name.toLowerCase()] || undefined;
  refuseUnknown(Object.keys(given));
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
  if (output.DATABASE_REPLICA_URL !== undefined && output.DATABASE_URL === undefined)
    throw new ConfigError(
      'DATABASE_REPLICA_URL needs DATABASE_URL: the replica is a standby of that database.',
    );
  return shape(output);
};
