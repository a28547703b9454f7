// npm run layers: checks the imports of the web app and the server. Prints each import that
// violates a rule, then the totals.
//
//   tsx scripts/layers.ts [--root=<folder>]
//
// `--root` is another tree with the same layout, for tests.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import process from 'node:process';
import {
  cruise,
  type ICruiseOptions,
  type ICruiseResult,
  type IViolation,
} from 'dependency-cruiser';
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config';

const project = path.resolve(import.meta.dirname, '..');
const given = process.argv.find((text) => text.startsWith('--root='))?.slice('--root='.length);
const root = given ?? project;

type Configuration = {
  forbidden: NonNullable<ICruiseOptions['ruleSet']>['forbidden'];
  options: ICruiseOptions;
};

const { forbidden, options } = createRequire(import.meta.url)(
  path.join(project, '.dependency-cruiser.cjs'),
) as Configuration; // its shape, typed by the file itself

/** The label of each rule in the summary. */
const kindOf = ({ rule: { name } }: IViolation): string => {
  if (name === 'no-cycle') return 'cycles';
  if (name.startsWith('door-')) return 'imports past a door';
  if (name === 'could-not-resolve') return 'imports that lead nowhere';
  return 'upward imports';
};

const kinds = ['upward imports', 'cycles', 'imports past a door', 'imports that lead nowhere'];

const describe = ({ rule, from, to, cycle }: IViolation): string =>
  `${rule.name}: ${from} → ${cycle ? cycle.map(({ name }) => name).join(' → ') : to}`;

const cruiseTree = async (): Promise<IViolation[]> => {
  process.chdir(root);
  const { output } = await cruise(
    ['server', 'src', 'scripts', 'tests/support/server'],
    { ...options, ruleSet: { ...(forbidden && { forbidden }) }, validate: true, baseDir: root },
    options.enhancedResolveOptions,
    { tsConfig: extractTsConfig(path.join(root, 'tsconfig.json')) },
  );
  return (output as ICruiseResult).summary.violations; // an object, because no output type is set
};

const violations = await cruiseTree();
for (const violation of violations) console.log(describe(violation));
console.log(
  kinds
    .map((kind) => `${kind}: ${violations.filter((each) => kindOf(each) === kind).length}`)
    .join(', '),
);
const slices =
  given === undefined
    ? spawnSync('node', ['node_modules/steiger/dist/cli.mjs', './src'], { stdio: 'inherit' })
    : { status: 0 };
process.exitCode = violations.length === 0 && slices.status === 0 ? 0 : 1;
