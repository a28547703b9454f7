// Fake scanners that read the given files: one reports lines of code like Semgrep, the other
// versions in a package-lock.json like Trivy.
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export type LookingScanner = { program: string; remove: () => void };

const program = (name: string, body: string): LookingScanner => {
  const folder = mkdtempSync(path.join(tmpdir(), `parapet-looking-${name}-`));
  const file = path.join(folder, name);
  writeFileSync(
    file,
    `#!${process.execPath}
const fs = require('node:fs'), path = require('node:path');
const args = process.argv.slice(2);
const report = args[args.indexOf('--output') + 1];
const folder = args.at(-1) === '.' ? process.cwd() : args.at(-1);
const files = fs.readdirSync(folder, { recursive: true }).filter((name) => fs.statSync(path.join(folder, name)).isFile());
const textOf = (name) => fs.readFileSync(path.join(folder, name), 'utf8');
${body}
`,
  );
  chmodSync(file, 0o755);
  return { program: file, remove: () => rmSync(folder, { recursive: true, force: true }) };
};

/**
 * @param rules each rule with the text that it flags
 * @param unread the text of files that it fails to parse
 */
export const createLookingSemgrep = (
  rules: Readonly<Record<string, string>>,
  unread = 'gives up here',
): LookingScanner =>
  program(
    'semgrep',
    `const rules = ${JSON.stringify(rules)};
const given = files.filter((name) => textOf(name).includes(${JSON.stringify(unread)}));
const errors = given.map((path) => ({ level: 'warn', type: 'Timeout', path }));
const results = files.filter((name) => !given.includes(name)).flatMap((name) => textOf(name).split('\\n').flatMap((line, at) =>
  Object.entries(rules).filter(([, text]) => line.includes(text)).map(([rule, text]) => ({
    check_id: rule, path: name,
    start: { line: at + 1, col: line.indexOf(text) + 1, offset: 0 },
    end: { line: at + 1, col: line.indexOf(text) + text.length + 1, offset: 0 },
    extra: { message: rule, severity: 'ERROR', metadata: {}, lines: line },
  }))));
fs.writeFileSync(report, JSON.stringify({ version: '1.90.0', results, errors, paths: { scanned: files } }));`,
  );

/** @param affected each package with its affected versions and their vulnerability */
export const createLookingTrivy = (
  affected: Readonly<Record<string, Readonly<Record<string, string>>>>,
): LookingScanner =>
  program(
    'trivy',
    `const affected = ${JSON.stringify(affected)};
const Results = files.filter((name) => path.basename(name) === 'package-lock.json').map((Target) => ({
  Target, Class: 'lang-pkgs', Type: 'npm',
  Vulnerabilities: Object.entries(JSON.parse(textOf(Target)).packages).flatMap(([place, { version }]) => {
    const name = place.replace(/^.*node_modules\\//, '');
    const id = affected[name]?.[version];
    return id === undefined ? [] : [{ VulnerabilityID: id, PkgName: name, InstalledVersion: version, Severity: 'HIGH', PkgIdentifier: { PURL: 'pkg:npm/' + name + '@' + version } }];
  }),
}));
fs.writeFileSync(report, JSON.stringify({ SchemaVersion: 2, ArtifactName: '.', ArtifactType: 'filesystem', Results }));`,
  );
