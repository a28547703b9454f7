/**
 * Failures that a SARIF run reports: the run itself failed, or the tool continued after errors,
 * such as a file that it could not parse (§3.20.21). An error with a file or rule concerns only
 * that part.
 */
import type { IncompleteReason, Unscanned } from '../../model.ts';
import { fileOf, maxUnscanned } from '../../normalize/failed-files.ts';
import { at, list, num, str } from '../../parsers/json-access.ts';
import { placeOf } from './location.ts';
import type { SarifRun } from './run.ts';

/** Returns paths as findings have them; `undefined` for a location outside the repository. */
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

/**
 * Versions before 2.1.0 use shorter names for the notifications; 1.0 has them in the run itself.
 */
const errorsOf = (run: SarifRun, kind: 'Execution' | 'Configuration'): unknown[] =>
  [run.raw, ...list(run.raw, 'invocations')]
    .flatMap((part) => [
      ...list(part, `tool${kind}Notifications`),
      ...list(part, kind === 'Execution' ? 'toolNotifications' : 'configurationNotifications'),
    ])
    .filter((note) => str(note, 'level') === 'error');

/** §3.20.13: a tool that could not be started has a message instead of an exit code. */
const failed = (invocation: unknown): boolean =>
  (at(invocation, 'executionSuccessful') ?? at(invocation, 'toolExecutionSuccessful')) === false ||
  str(invocation, 'processStartFailureMessage') !== undefined;

export function troubleOf(run: SarifRun): {
  incomplete?: IncompleteReason;
  unscanned?: Unscanned;
} {
  if (list(run.raw, 'invocations').some(failed)) return { incomplete: 'scan_failed' };
  const files = new Set<string>();
  const rules = new Set<string>();
  // §3.20.22: a file in a configuration error is not a scanned file.
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
