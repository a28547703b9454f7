/**
 * Anchore policy evaluations: `anchorectl image check -o json`, and the detailed response of
 * Anchore Engine and Enterprise, whose gates are rows of a table.
 */
import { jsonFormat, type ReportFormat } from '../format.ts';
import type { RawFinding } from '../raw-finding.ts';
import { at, bool, has, isList, list, str, texts, tree } from '../parsers/json-access.ts';
import { readFrames } from '../parsers/json-reader.ts';
import { labeledLines } from '../normalize/text.ts';

interface Gate {
  gate: string | undefined;
  trigger: string | undefined;
  triggerId: string | undefined;
  message: string | undefined;
  action: string | undefined;
  policy: string | undefined;
  recommendation: string | undefined;
  image: string | undefined;
  allowed: boolean;
}

const first = (raw: unknown, ...names: string[]): string | undefined =>
  names.map((name) => str(raw, name)).find((text) => text !== undefined);

/**
 * Returns the gate's own word in `MEDIUM Vulnerability found in os package type (dpkg) - bash …`,
 * otherwise a severity for its action on the pipeline.
 */
const severity = ({ message, action }: Gate): string =>
  /^(critical|high|medium|low|negligible|unknown) vulnerability/i.exec(message ?? '')?.[1] ??
  (action?.toLowerCase() === 'stop'
    ? 'high'
    : action?.toLowerCase() === 'warn'
      ? 'medium'
      : 'info');

function toFinding(gate: Gate): RawFinding {
  const [, name, version] = / - ([\w.+:/@-]+?)[-@ ]v?(\d[\w.+:~-]*)/.exec(gate.message ?? '') ?? [];
  return {
    ruleId:
      gate.gate === undefined || gate.trigger === undefined
        ? (gate.gate ?? gate.triggerId)
        : `${gate.gate}:${gate.trigger}`,
    title: `${gate.triggerId ?? gate.trigger ?? 'Policy'} - ${gate.gate ?? 'gate'}: ${gate.message ?? gate.trigger ?? ''}`,
    description: labeledLines({
      Message: gate.message,
      Gate: gate.gate,
      Trigger: gate.trigger,
      Action: gate.action,
      Policy: gate.policy,
    }),
    mitigation: gate.recommendation,
    severity: severity(gate),
    category:
      gate.gate === 'secret_scans' ? 'secret' : gate.gate === 'licenses' ? 'license' : undefined,
    vulnerabilityIds: gate.gate === 'vulnerabilities' ? [gate.triggerId, gate.message] : [],
    component:
      gate.gate === 'vulnerabilities'
        ? { name: name ?? gate.triggerId?.split('+')[1], version }
        : undefined,
    image: gate.image === undefined ? undefined : { reference: gate.image },
    suppression: gate.allowed ? { kind: 'allowlisted', status: 'accepted' } : undefined,
  };
}

const ofFinding = (raw: unknown, image: string | undefined): Gate => ({
  gate: str(raw, 'gate'),
  trigger: first(raw, 'trigger', 'triggerName'),
  triggerId: first(raw, 'triggerId', 'trigger_id'),
  message: first(raw, 'message', 'checkOutput', 'check_output', 'description'),
  action: first(raw, 'action', 'gateAction', 'gate_action', 'status'),
  policy: first(raw, 'policyId', 'policy_id'),
  recommendation: str(raw, 'recommendation'),
  image: first(raw, 'tag', 'repoTag') ?? image,
  allowed:
    bool(raw, 'allowlisted') === true ||
    has(raw, 'allowlistMatch.matchedRuleId') ||
    has(raw, 'allowlist_match.matched_rule_id') ||
    has(raw, 'allowlisted.matchedRuleId') ||
    has(raw, 'allowlisted.matched_rule_id'),
});

function ofRow(row: readonly string[], header: readonly string[]): Gate {
  const cell = (name: string): string | undefined => row[header.indexOf(name)];
  const listed = cell('whitelisted') ?? cell('allowlisted');
  return {
    gate: cell('gate'),
    trigger: cell('trigger'),
    triggerId: cell('trigger_id'),
    message: cell('check_output'),
    action: cell('gate_action'),
    policy: cell('policy_id'),
    recommendation: undefined,
    image: cell('repo_tag'),
    allowed: listed !== undefined && listed !== '' && listed !== 'false',
  };
}

/** `Whitelisted` is false, or the allowlist rule that matches the row. */
const nameOfMatch = (cell: unknown): string =>
  Object.keys(tree(cell)).length === 0
    ? ''
    : (first(cell, 'matched_rule_id', 'matchedRuleId', 'whitelist_id', 'whitelist_name') ?? 'true');

/** Returns whether the response has only the verdict on the image, without the gates. */
function lacksDetail(node: unknown, depth = 0): boolean {
  if (depth > 6 || typeof node !== 'object' || node === null) return false;
  if (isVerdict(node)) return true;
  return Object.values(node).some((part) => lacksDetail(part, depth + 1));
}

const isVerdict = (node: unknown): boolean =>
  !isList(node) &&
  has(node, 'policyId', 'status', 'last_evaluation') &&
  !has(node, 'detail') &&
  !has(node, 'details');

/** `anchorectl policy evaluate` identifies a gate's trigger by its id, sometimes by that alone. */
const isGate = (node: unknown): boolean =>
  !isList(node) &&
  has(node, 'gate') &&
  (has(node, 'trigger') || (has(node, 'triggerId') && has(node, 'status')));

/**
 * Evaluations are nested below digests and tags. An object with a gate and a trigger is a result at
 * any depth.
 */
function gatesIn(node: unknown, image: string | undefined, depth = 0): Gate[] {
  if (depth > 12 || typeof node !== 'object' || node === null) return [];
  if (isGate(node)) return [ofFinding(node, image)];
  if (isList(node, 'rows') && isList(node, 'header')) {
    const header = texts(node, 'header').map((name) => name.toLowerCase());
    return list(node, 'rows').map((row) =>
      ofRow(
        list(row).map((cell) => str(cell) ?? nameOfMatch(cell)),
        header,
      ),
    );
  }
  const tag = str(node, 'tag') ?? image;
  return Object.entries(node).flatMap(([name, part]) =>
    name === 'policy' || name === 'bundle' ? [] : gatesIn(part, tag, depth + 1),
  );
}

/** Returns whether a list in it holds rows, or records of only texts and numbers. */
function holdsRows(node: unknown, depth = 0): boolean {
  if (depth > 12 || typeof node !== 'object' || node === null) return false;
  const parts = Object.entries(node).filter(([name]) => name !== 'policy' && name !== 'bundle');
  const isRow = (part: unknown): boolean =>
    typeof part === 'object' &&
    part !== null &&
    Object.values(part).every((cell) => typeof cell !== 'object' || cell === null);
  return (
    (isList(node) && parts.some(([, part]) => isRow(part))) ||
    parts.some(([, part]) => holdsRows(part, depth + 1))
  );
}

const evaluations = jsonFormat({
  id: 'anchore-policy',
  tool: 'Anchore',
  category: 'container',
  docsUrl: 'https://docs.anchore.com/current/docs/compliance_management/',
  aliases: [
    'anchorectl policies',
    'anchorectl_policies',
    'anchorectl policies report',
    'anchore_enterprise',
    'anchore enterprise policy check',
    'anchore policy',
  ],
  detect: ({ value, text }) => {
    const sample = isList(value) ? at(value, 0) : value;
    if (
      has(sample, 'detail.0.gate') ||
      has(sample, 'details.0.gate') ||
      has(sample, 'evaluations.0.details')
    )
      return 1;
    if (lacksDetail(sample)) return 1;
    if (has(sample, 'finalAction') && (has(sample, 'policyId') || has(sample, 'digest'))) return 1;
    if (
      Object.values(tree(sample)).some(
        (entry) => has(entry, 'result.rows') && has(entry, 'result.header'),
      )
    )
      return 0.95;
    return /"(?:Gate_Action|gate_action|triggerId)"/.test(text) &&
      /"(?:final_action|finalAction)"/.test(text)
      ? 0.95
      : 0;
  },
  each: ['', '/#'],
  map: (document) => {
    const gates = gatesIn(document, undefined).map(toFinding);
    return gates.length === 0 && holdsRows(document) ? undefined : gates;
  },
});

export const anchorePolicy: ReportFormat = {
  ...evaluations,
  async *read(file, context) {
    const verdicts: unknown[] = [];
    await readFrames(file, ['/#'], context, ({ value }) => {
      if (lacksDetail(value)) verdicts.push(true);
    });
    for await (const item of evaluations.read(file, context))
      yield item.kind === 'run' && item.incomplete === undefined && verdicts.length > 0
        ? { ...item, incomplete: 'unknown_variant', lookedFor: '/#/*/*/#/detail' }
        : item;
  },
};
