// npm run release [-- --key=<private key of OpenSSH>] [--builder=<address>]: builds the committed
// tree and writes the release files to dist-release/.
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { assemble } from './release/assemble.ts';

const root = path.resolve(import.meta.dirname, '..');
const argument = (name: string) =>
  process.argv.find((text) => text.startsWith(`--${name}=`))?.slice(name.length + 3);
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

const originUrl = (): string => {
  try {
    const url = new URL(git('remote', 'get-url', 'origin'));
    url.username = '';
    url.password = '';
    return url.href;
  } catch {
    return root;
  }
};

if (git('status', '--porcelain') !== '') {
  console.error('A release is made from a commit: commit or remove the changes first.');
  process.exit(1);
}
const key = argument('key');
const startedOn = new Date().toISOString();
execFileSync('npm', ['run', '--silent', 'build'], { cwd: root, stdio: 'inherit' });
const out = path.join(root, 'dist-release');
const files = assemble({
  root,
  out,
  key,
  origin: {
    repository: originUrl(),
    commit: git('rev-parse', 'HEAD'),
    builder: argument('builder') ?? 'local',
    startedOn,
  },
});
console.log(files.map((file) => `dist-release/${file}`).join('\n'));
if (key === undefined) console.log('Not signed: pass --key=<private key of OpenSSH>.');
