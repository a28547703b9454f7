/**
 * A SARIF run without its results: tool, rules, artifacts, bases. Supports 2.1.0 and the differing
 * structures of 1.0 and 2.0.
 */
import { at, entries, list, num, str, tree } from '../../parsers/json-access.ts';

export interface SarifRun {
  raw: unknown;
  tool: string;
  toolVersion: string | undefined;
  /** Rules of the driver by id, and those of each component by position. */
  rulesById: ReadonlyMap<string, unknown>;
  driverRules: readonly unknown[];
  extensions: readonly unknown[];
}

/** Rules are a list in 2.1.0, and an object keyed by id before. */
function rulesOf(component: unknown): unknown[] {
  const rules = at(component, 'rules') ?? at(component, 'resources', 'rules');
  if (Array.isArray(rules)) return rules as unknown[];
  return entries(rules).map(([id, rule]) => ({ id, ...tree(rule) }));
}

export function sarifRun(raw: unknown): SarifRun {
  const driver = at(raw, 'tool', 'driver') ?? at(raw, 'tool');
  const stated = rulesOf(driver);
  const driverRules = stated.length > 0 ? stated : rulesOf(raw);
  const extensions = list(raw, 'tool', 'extensions');
  const rulesById = new Map<string, unknown>();
  for (const rule of [...extensions.flatMap(rulesOf), ...driverRules]) {
    const id = str(rule, 'id');
    if (id !== undefined) rulesById.set(id, rule);
  }
  return {
    raw,
    tool: str(driver, 'name') ?? 'SARIF',
    toolVersion:
      str(driver, 'semanticVersion') ??
      str(driver, 'version') ??
      str(driver, 'dottedQuadFileVersion'),
    rulesById,
    driverRules,
    extensions,
  };
}

export const ruleIdOf = (result: unknown): string | undefined =>
  str(result, 'ruleId') ?? str(result, 'rule', 'id') ?? str(result, 'ruleKey');

/**
 * §3.54: returns the extension that a reference names by index, guid or name. Without one it is the
 * driver.
 */
function extensionOf(run: SarifRun, component: unknown): unknown {
  const [index, guid, name] = [
    num(component, 'index'),
    str(component, 'guid'),
    str(component, 'name'),
  ];
  if (index !== undefined && index >= 0) return run.extensions[index];
  return run.extensions.find(
    (extension) =>
      (guid !== undefined && str(extension, 'guid') === guid) ||
      (name !== undefined && str(extension, 'name') === name),
  );
}

/**
 * §3.27.7: by index into the named component, else by id, else by the parent of the id (`CA1000/2`
 * → `CA1000`).
 */
export function ruleOf(run: SarifRun, result: unknown): unknown {
  const index = num(result, 'rule', 'index') ?? num(result, 'ruleIndex');
  const id = ruleIdOf(result);
  if (index !== undefined && index >= 0) {
    const extension = extensionOf(run, at(result, 'rule', 'toolComponent'));
    const found = extension === undefined ? run.driverRules[index] : rulesOf(extension)[index];
    const name = str(found, 'id');
    // A tool that merges runs may leave stale indexes, so the id takes precedence.
    const agrees =
      id === undefined || name === undefined || id === name || id.startsWith(`${name}/`);
    if (found !== undefined && (agrees || !run.rulesById.has(id))) return found;
  }
  if (id === undefined) return undefined;
  return run.rulesById.get(id) ?? run.rulesById.get(id.slice(0, Math.max(id.lastIndexOf('/'), 0)));
}

const fill = (text: string, values: readonly unknown[]): string =>
  text.replace(/\{\{|\}\}|\{(\d{1,3})\}/g, (whole, index: string | undefined) => {
    if (index === undefined) return whole === '{{' ? '{' : '}';
    return str(values[Number(index)]) ?? whole;
  });

/**
 * §3.11: literal text, or a message of the rule or tool by id, with its arguments. 1.0 has plain
 * strings.
 */
export function messageText(
  run: SarifRun,
  rule: unknown,
  message: unknown,
  fallbackId?: string,
): string | undefined {
  if (typeof message === 'string') return str(message);
  const values = list(message, 'arguments');
  const literal = str(message, 'text') ?? str(message, 'markdown');
  if (literal !== undefined)
    return values.length === 0 && !literal.includes('{0}') ? literal : fill(literal, values);
  const id = str(message, 'id') ?? str(message, 'messageId') ?? fallbackId;
  if (id === undefined) return undefined;
  const found =
    at(rule, 'messageStrings', id) ??
    at(rule, 'messageFormats', id) ??
    at(run.raw, 'tool', 'driver', 'globalMessageStrings', id);
  const template = str(found, 'text') ?? str(found, 'markdown') ?? str(found);
  return template === undefined ? undefined : fill(template, values);
}
