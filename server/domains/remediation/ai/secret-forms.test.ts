// A hundred forms in which code and configuration contain secrets. None may reach a model, and each
// is restored unchanged. The values are assembled here and were never issued.
import { describe, expect, it } from 'vitest';
import { createMask } from './mask.ts';

const mixed = (length: number): string => 'k7Qz2Xv9Lm4Rt8Wp3Yb6'.repeat(8).slice(0, length);
const hex = (length: number): string => '3f9a7c1e5b2d8046'.repeat(8).slice(0, length);
const upper = (length: number): string => 'Q7Z2X9L4R8W3Y6B5'.repeat(8).slice(0, length);

type Form = [path: string, before: string, secret: string, after: string];

const keys: Form[] = [
  `AKIA${upper(16)}`,
  `ASIA${upper(16)}`,
  `AIza${mixed(35)}`,
  `GOCSPX-${mixed(28)}`,
  `ya29.${mixed(40)}`,
  `ghp_${mixed(36)}`,
  `gho_${mixed(36)}`,
  `ghs_${mixed(36)}`,
  `github_pat_${mixed(40)}`,
  `glpat-${mixed(20)}`,
  `gldt-${mixed(20)}`,
  `glsa_${mixed(32)}`,
  `xoxb-${mixed(24)}`,
  `xoxp-${mixed(24)}`,
  `xapp-${mixed(24)}`,
  `sk-${mixed(32)}`,
  `sk-proj-${mixed(32)}`,
  `sk-ant-${mixed(32)}`,
  `sk_live_${mixed(24)}`,
  `sk_test_${mixed(24)}`,
  `rk_live_${mixed(24)}`,
  `whsec_${mixed(32)}`,
  `hf_${mixed(34)}`,
  `r8_${mixed(37)}`,
  `gsk_${mixed(40)}`,
  `nvapi-${mixed(40)}`,
  `npm_${mixed(36)}`,
  `pypi-${mixed(60)}`,
  `rubygems_${hex(48)}`,
  `dckr_pat_${mixed(27)}`,
  `SG.${mixed(22)}.${mixed(43)}`,
  `key-${hex(32)}`,
  `${hex(32)}-us12`,
  `SK${hex(32)}`,
  `dop_v1_${hex(64)}`,
  `dor_v1_${hex(64)}`,
  `dapi${hex(32)}`,
  `pscale_tkn_${mixed(32)}`,
  `sbp_${hex(40)}`,
  `shpat_${hex(32)}`,
  `sq0csp-${mixed(43)}`,
  `lin_api_${mixed(40)}`,
  `ATATT3${mixed(60)}`,
  `ntn_${mixed(40)}`,
  `figd_${mixed(40)}`,
  `sntrys_${mixed(60)}`,
  `PMAK-${hex(24)}-${hex(34)}`,
  `hvs.${mixed(24)}`,
  `dp.pt.${mixed(40)}`,
  `tskey-auth-${mixed(24)}`,
  `AGE-SECRET-KEY-1${upper(58)}`,
  `123456789:AA${mixed(33)}`,
  `NRAK-${upper(27)}`,
  `eyJ${mixed(20)}.eyJ${mixed(30)}.${mixed(43)}`,
  mixed(40),
  `${mixed(43)}=`,
].map((key) => ['src/a.ts', 'call(', key, ')']);

const blocks: Form[] = [
  'RSA PRIVATE KEY',
  'PRIVATE KEY',
  'PGP PRIVATE KEY BLOCK',
  'OPENSSH PRIVATE KEY',
].map((kind) => [
  'src/a.ts',
  'const key = `',
  `-----BEGIN ${kind}-----\n${mixed(60)}\n-----END ${kind}-----`,
  '`;',
]);

const places: Form[] = [
  ['.env', 'DB_PASSWORD=', 'hunter2!', '\n'],
  ['.env.local', 'export API_TOKEN=', 'letmein', '\n'],
  ['deploy.yaml', 'password: ', 'hunter-two', '\n'],
  ['deploy.yaml', 'aws_secret: ', mixed(40), '\n'],
  ['values.yml', '  clientSecret: "', 'hunter-two', '"\n'],
  ['app.properties', 'spring.datasource.password=', 'hunter-two', '\n'],
  ['app.ini', 'smtp_password = ', 'hunter-two', '\n'],
  ['main.tf', '  secret_key = "', mixed(40), '"\n'],
  ['terraform.tfvars', 'db_password = "', 'hunter two', '"\n'],
  ['Dockerfile', 'ENV API_KEY=', 'abcdefgh', '\n'],
  ['Dockerfile', 'ARG NPM_TOKEN=', 'abcdefgh', '\n'],
  ['settings.xml', '<password>', 'hunter2', '</password>'],
  ['pom.xml', '<token>', 'hunter-two', '</token>'],
  ['.npmrc', '//registry.example/:_authToken=', 'abcd-efgh', '\n'],
  ['run.sh', 'PGPASSWORD=', 'hunter2', ' psql\n'],
  ['a.py', "db_password = '", 'hunter2', "'\n"],
  ['a.py', "pwd='", 'hunter2', "'\n"],
  ['a.py', 'SECRET_KEY = b"', 'not so long', '"\n'],
  ['a.py', 'aws_secret = ', 'q7Zx2vLm4Rt8', '\n'],
  ['a.js', 'const apiKey = `', 'abcdefgh', '`;'],
  ['a.js', "headers: { 'X-Api-Key': '", 'abcdefgh', "' }"],
  ['a.js', "config['password'] = '", 'hunter2', "';"],
  ['a.js', "{ passphrase: '", 'correct horse', "' }"],
  ['a.rb', "password => '", 'hunter2', "'"],
  ['a.go', 'dbPassword := "', 'hunter2', '"'],
  ['a.java', 'String signingKey = "', 'abcdefgh', '";'],
  ['a.json', '"private_key": "', 'abcdefgh', '"'],
  ['a.json', '"connectionString": "', 'Server=a;User=b', '"'],
  ['a.ts', "'Authorization: Bearer ", mixed(24), "'"],
  ['a.ts', "'Authorization: Basic ", 'YWRtaW46aHVudGVyMg==', "'"],
  ['a.ts', 'connect("postgres://me:', 'hunter2', '@db/one")'],
  ['a.ts', 'connect("redis://:', 'hunter2', '@db/0")'],
  ['a.ts', 'open("https://me:', 'tiny', '@host/")'],
  ['a.ts', 'const hook = "https://hooks.slack.com/services/', 'T0000/B0000/abcdefgh', '";'],
  ['a.ts', 'const hook = "https://discord.com/api/webhooks/12345/', mixed(60), '";'],
  ['a.cs', '"AccountName=a;AccountKey=', `${mixed(60)}==`, ';EndpointSuffix=b"'],
  ['a.cs', '"Endpoint=sb://a;SharedAccessKey=', `${mixed(43)}=`, '"'],
  ['a.cs', '"Server=a;User Id=b;Password=', 'hunter2', ';"'],
  ['a.ts', 'const url = "https://a.blob.example/c?sig=', mixed(30), '&se=1";'],
  ['a.tf', 'master_password = "', 'hunter two', '"'],
];

const all = [...keys, ...blocks, ...places];

describe('a secret', () => {
  it('has a hundred forms here', () => {
    expect(all).toHaveLength(100);
  });

  it.each(all)('of %s after %s is hidden and comes back: %s', (path, before, secret, after) => {
    const text = `first line\n${before}${secret}${after}\nlast line\n`;
    const mask = createMask([{ path, text, firstLine: 1 }], []);
    const hidden = mask.hide(text, path);
    expect(hidden).not.toContain(secret);
    expect(hidden).toContain('PARAPET_HIDDEN_1');
    expect(hidden).toContain('first line');
    expect(mask.show(hidden)).toBe(text);
    // The model may use the placeholder as a new name; masked twice, the text is still restored.
    expect(mask.show(mask.hide(hidden, path))).toBe(text);
  });
});

describe('what is no secret', () => {
  it.each([
    ['a.ts', 'const password = await readPassword(options);'],
    ['a.ts', 'type Login = { password: string; token: string };'],
    ['a.ts', 'const token = session.token;'],
    ['a.ts', 'login({ password, secret: process.env.SECRET });'],
    ['a.py', 'password = get_secret()'],
    ['deploy.yaml', 'password: ${DB_PASSWORD}'],
    ['deploy.yaml', 'secretKeyRef: { name: db }'],
    ['.env', 'DB_PASSWORD=$OTHER'],
    ['a.ts', `const commit = '${hex(40)}';`],
    [
      'a.ts',
      'import { createFindingRemediationRequest2 } from "./createFindingRemediationRequest2";',
    ],
    ['a.ts', 'const keyboard = "abcdefghij";'],
  ])('stays in %s: %s', (path, text) => {
    expect(createMask([{ path, text, firstLine: 1 }], []).hide(text, path)).toBe(text);
  });
});
