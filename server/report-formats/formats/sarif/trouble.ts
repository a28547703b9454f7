/**
 * What a SARIF run says against itself: that it failed, or errors on the way that the tool survived,
 * such as a file that it could not parse (§3.20.21). An error that names its file or its rule
 * concerns that alone.
 */
import type { IncompleteReason, Unscanned } from '../../model.ts';
import { fileOf, maxUnscanned } from '../../normalize/failed-files.ts';
import { at, list, num, str } from '../../parsers/json-access.ts';
import { placeOf } from './location.ts';
import type { SarifRun } from './run.ts';

/** Paths as findings have them; `undefined` where a location names no file of the repository. */
function filesOf(run: SarifRun, note: unknown): (string | undefined)[] {
  const places = [...list(note, 'locations'), ...list(note, 'physicalLocation')];
  return places.map((place) => {
    const location =
      at(place, 'physicalLocation') === undefined ? { physicalLocation: place } : place;
    const { path } = placeOf(run, location);
    return fileOf(path);
  });
}

/** §3.58.3: by id, or by index into the rules of the driver. */
function ruleOf(run: SarifRun, note: unknown): string | undefined {
  const rule = at(note, 'associatedRule');
  const index = num(rule, 'index');
  return (
    str(rule, 'id') ??
    (index === undefined || index < 0 || at(rule, 'toolComponent') !== undefined
      ? undefined
      : str(run.driverRules[index], 'id')) ??
    str(note, 'ruleId')
  );
}

/** Versions before 2.1.0 have the notifications under shorter names, 1.0 in the run itself. */
const errorsOf = (run: SarifRun, kind: 'Execution' | 'Configuration'): unknown[] =>
  [run.raw, ...list(run.raw, 'invocations')]
    .flatMap((part) => [
      ...list(part, `tool${kind}Notifications`),
      ...list(part, kind === 'Execution' ? 'toolNotifications' : 'configurationNotifications'),
    ])
    .filter((note) => str(note, 'level') === 'error');

const failed = (invocation: unknown): boolean =>
  (at(invocation, 'executionSuccessful') ?? at(invocation, 'toolExecutionSuccessful')) === false;

export function troubleOf(run: SarifRun): {
  incomplete?: IncompleteReason;
  unscanned?: Unscanned;
} {
  if (list(run.raw, 'invocations').some(failed)) return { incomplete: 'scan_failed' };
  const files = new Set<string>();
  const rules = new Set<string>();
  // §3.20.22: a file that an error of the configuration names is not one that was to be scanned.
  const errors = [
    ...errorsOf(run, 'Execution').map((note) => ({ note, named: filesOf(run, note) })),
    ...errorsOf(run, 'Configuration').map((note) => ({ note, named: [] })),
  ];
  for (const { note, named } of errors) {
    const paths = named.filter((path) => path !== undefined);
    const rule = ruleOf(run, note);
    if (paths.length < named.length || (paths.length === 0 && rule === undefined))
      return { incomplete: 'files_failed' };
    for (const path of paths) files.add(path);
    if (paths.length === 0 && rule !== undefined) rules.add(rule);
  }
  if (files.size + rules.size > maxUnscanned) return { incomplete: 'files_failed' };
  if (errors.length === 0) return {};
  return {
    unscanned: [...[...files].map((file) => ({ file })), ...[...rules].map((rule) => ({ rule }))],
  };
}
