// A fake scanner: a program that records its call, writes a report and exits as the test configures
// it.
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

type Behaviour = {
  /** Written to the report path in its arguments. */
  report?: string | undefined;
  exitCode?: number;
  stderr?: string;
  /** How long it and its child run. */
  seconds?: number;
  deafToTerm?: boolean;
  /** The URL that it first requests through the proxy in its environment. */
  asksFor?: string;
  /** The child starts a new session and keeps the error output open. */
  childLeavesGroup?: boolean;
};

export type Called = {
  args: string[];
  env: Record<string, string>;
  cwd: string;
  files: Record<string, string>;
};

export type FakeScanner = {
  program: string;
  behave: (behaviour: Behaviour) => void;
  /** The arguments and environment of each call. */
  calls: () => Called[];
  /** The ids of its process and its child's. */
  pids: () => number[];
  remove: () => void;
};

/** The program reads the report path from its arguments. */
const script = (folder: string) => `#!${process.execPath}
const fs = require('node:fs'), path = require('node:path'), { spawn } = require('node:child_process');
const behavior = JSON.parse(fs.readFileSync(${JSON.stringify(path.join(folder, 'behaviour.json'))}, 'utf8'));
const args = process.argv.slice(2);
const after = (name) => args[args.indexOf(name) + 1];
const report = args.includes('--report-path') ? after('--report-path') : args.includes('--output-directory') ? path.join(after('--output-directory'), after('--output-filename') + '.ocsf.json') : after('--output');
const scanned = fs.existsSync(args.at(-1)) && fs.statSync(args.at(-1)).isDirectory() ? args.at(-1) : process.cwd();
const files = {};
for (const name of fs.readdirSync(scanned, { recursive: true })) { const file = path.join(scanned, name); if (fs.lstatSync(file).isFile()) files[name] = fs.readFileSync(file, 'utf8'); }
fs.appendFileSync(${JSON.stringify(path.join(folder, 'calls.jsonl'))}, JSON.stringify({ args, env: process.env, cwd: process.cwd(), files }) + '\\n');
fs.appendFileSync(${JSON.stringify(path.join(folder, 'pids'))}, process.pid + '\\n');
process.stderr.write(behavior.stderr || '');
if (behavior.deafToTerm) process.on('SIGTERM', () => {});
if (behavior.seconds) {
  const child = spawn('sleep', [String(behavior.seconds)], behavior.childLeavesGroup ? { stdio: ['ignore', 'ignore', 'inherit'], detached: true } : { stdio: 'ignore' });
  fs.appendFileSync(${JSON.stringify(path.join(folder, 'pids'))}, child.pid + '\\n');
  setTimeout(() => process.exit(0), behavior.seconds * 1000);
} else {
  const end = () => {
    if (behavior.report !== undefined) fs.writeFileSync(report, behavior.report);
    process.exitCode = behavior.exitCode || 0;
  };
  if (behavior.asksFor) {
    const proxy = new URL(process.env.HTTP_PROXY);
    require('node:http').get({ host: proxy.hostname, port: proxy.port, path: behavior.asksFor, agent: false, headers: { 'proxy-authorization': 'Basic ' + Buffer.from(proxy.username + ':' + proxy.password).toString('base64') } }, (answer) => answer.resume().on('end', end)).on('error', end);
  } else end();
}
`;

export const createFakeScanner = (name: string): FakeScanner => {
  const folder = mkdtempSync(path.join(tmpdir(), `parapet-fake-${name}-`));
  const program = path.join(folder, name);
  const lines = (file: string) =>
    existsSync(path.join(folder, file))
      ? readFileSync(path.join(folder, file), 'utf8').split('\n').filter(Boolean)
      : [];
  const behave = (behaviour: Behaviour) => {
    writeFileSync(path.join(folder, 'behaviour.json'), JSON.stringify(behaviour));
    rmSync(path.join(folder, 'calls.jsonl'), { force: true });
  };
  writeFileSync(program, script(folder));
  chmodSync(program, 0o755);
  behave({});
  return {
    program,
    behave,
    calls: () => lines('calls.jsonl').map((line) => JSON.parse(line) as Called),
    pids: () => lines('pids').map(Number),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};
