import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

describe('readConfig', () => {
  it('runs with no configuration at all', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      port: 4100,
      registration: 'invite',
      googleClientId: '',
      smtp: undefined,
    });
    expect(config.database.url).toBeUndefined();
  });

  it('requires TLS for mail that leaves the machine', () => {
    const smtp = (host: string, more = {}) => readConfig({ SMTP_HOST: host, ...more }).smtp;
    expect(smtp('mail.acme.example')?.requireTls).toBe(true);
    expect(smtp('127.0.0.1')?.requireTls).toBe(false);
    expect(smtp('relay', { SMTP_REQUIRE_TLS: 'false' })?.requireTls).toBe(false);
  });

  it('treats an empty variable as absent', () => {
    expect(readConfig({ PARAPET_PORT: '', DATABASE_URL: '' }).port).toBe(4100);
  });

  it.each([
    [{ PARAPET_PORT: 'eighty' }, 'PARAPET_PORT must be a whole number.'],
    [{ PARAPET_PORT: '70000' }, 'PARAPET_PORT must be at most 65535.'],
    [{ DATABASE_URL: 'mysql://db' }, 'DATABASE_URL must start with postgres:// or postgresql://.'],
    [{ PARAPET_REGISTRATION: 'maybe' }, 'PARAPET_REGISTRATION must be invite or open.'],
    [
      { PARAPET_TRUST_PROXY: 'true' },
      'PARAPET_TRUST_PROXY must be the networks of your proxies (10.0.0.0/8), or how many of them a request passes (1).',
    ],
    [
      { PARAPET_SCANNER_HOSTS: 'https://db.example/' },
      'PARAPET_SCANNER_HOSTS must be names of hosts (db.example.com, *.example.com), separated by commas.',
    ],
    [
      { PARAPET_ALLOWED_ADDRESSES: 'intranet.example' },
      'PARAPET_ALLOWED_ADDRESSES must be IP addresses or networks (10.0.0.0/8), separated by commas.',
    ],
    [
      { PARAPET_SECRET_KEY: 'short' },
      'PARAPET_SECRET_KEY must be 32 bytes in base64 (openssl rand -base64 32).',
    ],
    [
      { PARAPET_ADMIN_EMAIL: 'admin@acme.example' },
      'PARAPET_ADMIN_EMAIL and PARAPET_ADMIN_PASSWORD must be set together, or neither of them.',
    ],
    [
      { PARAPET_ADMIN_EMAIL: 'admin', PARAPET_ADMIN_PASSWORD: 'correct horse battery' },
      'PARAPET_ADMIN_EMAIL must be an e-mail address.',
    ],
    [
      { PARAPET_DATABSE_POOL: '20' },
      'PARAPET_DATABSE_POOL is not a setting. Did you mean PARAPET_DATABASE_POOL?',
    ],
    [
      { PARAPET_PUBLIC_URL: 'https://acme.example/a b' },
      'PARAPET_PUBLIC_URL must have a path of letters, digits, hyphens, dots and underscores, or none.',
    ],
    [
      { PARAPET_PUBLIC_URL: 'https://acme.example/?a=1' },
      'PARAPET_PUBLIC_URL must have neither parameters nor a fragment.',
    ],
    [
      { DATABASE_REPLICA_URI: 'postgres://p@replica/p' },
      'DATABASE_REPLICA_URI is not a setting. Did you mean DATABASE_REPLICA_URL?',
    ],
    [
      { DATABASE_REPLICA_URL: 'postgres://p@replica/p' },
      'DATABASE_REPLICA_URL needs DATABASE_URL: the replica is a standby of that database.',
    ],
    [
      { DATABASE_URL: 'postgres://p@db/p', DATABASE_REPLICA_URL: 'replica:5432' },
      'DATABASE_REPLICA_URL must start with postgres:// or postgresql://.',
    ],
    [
      { HTTPS_PROXY: 'proxy:3128' },
      'HTTPS_PROXY must be the address of a proxy: http://[user:password@]host:port.',
    ],
    [{ SMTP_SECURE: 'yes' }, 'SMTP_SECURE must be true or false.'],
  ])('answers %j with a sentence', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(new ConfigError(sentence));
  });

  it('reads the outgoing proxy in either case', () => {
    const { proxy } = readConfig({
      https_proxy: 'http://proxy.acme.example:3128',
      NO_PROXY: 'localhost, .acme.example',
    }).outgoing;
    expect(proxy).toEqual({
      https: 'http://proxy.acme.example:3128',
      http: undefined,
      direct: ['localhost', '.acme.example'],
    });
  });

  it('reads lists and addresses', () => {
    const config = readConfig({
      PARAPET_ALLOWED_ADDRESSES: '10.0.0.0/8, 192.168.1.5',
      PARAPET_PUBLIC_URL: 'https://parapet.acme.example/',
    });
    expect(config.outgoing.allowed).toEqual(['10.0.0.0/8', '192.168.1.5']);
    expect(config.publicUrl).toBe('https://parapet.acme.example');
  });

  it('reads the bucket of files, with prefix, region and endpoint', () => {
    expect(readConfig({}).bucket).toBeUndefined();
    expect(readConfig({ PARAPET_FILES: 's3://reports' }).bucket).toEqual({
      bucket: 'reports',
      prefix: '',
      region: 'us-east-1',
      endpoint: undefined,
    });
    expect(
      readConfig({
        PARAPET_FILES: 's3://reports/a/b/?region=eu-west-1&endpoint=http://127.0.0.1:9000',
      }).bucket,
    ).toEqual({
      bucket: 'reports',
      prefix: 'a/b/',
      region: 'eu-west-1',
      endpoint: 'http://127.0.0.1:9000',
    });
    for (const wrong of [
      'reports',
      's3://',
      's3://Reports',
      's3://reports?zone=a',
      's3://reports?endpoint=nas',
    ])
      expect(() => readConfig({ PARAPET_FILES: wrong })).toThrow(/^PARAPET_FILES must be s3:/);
  });
});
