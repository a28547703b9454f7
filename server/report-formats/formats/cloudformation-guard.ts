/**
 * `cfn-guard validate --structured --output-format json`: rules that a template violates, with
 * their clauses.
 */
import { jsonFormat } from '../format.ts';
import type { RawFinding } from '../raw-finding.ts';
import { at, entries, has, isList, list, num, str } from '../parsers/json-access.ts';

/**
 * Returns the failed clauses at any depth. A check may be a block, a disjunction or another rule.
 */
function clauses(node: unknown, depth = 0): unknown[] {
  if (depth > 30 || typeof node !== 'object' || node === null) return [];
  if (isList(node)) return list(node).flatMap((part) => clauses(part, depth + 1));
  const own = at(node, 'messages');
  if (own !== undefined && has(node, 'check')) return [node];
  return entries(node).flatMap(([name, part]) =>
    name === 'messages' || name === 'metadata' ? [] : clauses(part, depth + 1),
  );
}

/** `/Resources/Bucket/Properties[L:4,C:6]`. A value from the rule file itself is at line 0. */
const position = /(?:^|[[ ]Path=)(\/[^\s[\]=]{0,500})\[L:([1-9]\d{0,6}),C:(\d{1,6})\]/;

/** Returns the property that a clause checked, resolved or unresolved. */
function pathOf(clause: unknown): string | undefined {
  const check = at(clause, 'check');
  return (
    str(check, 'UnResolved', 'value', 'traversed_to', 'path') ??
    str(check, 'Resolved', 'value', 'path') ??
    str(check, 'Resolved', 'from', 'path')
  );
}

function ofRule(rule: unknown, file: string | undefined): RawFinding[] {
  const failed = clauses(at(rule, 'checks'));
  return (failed.length > 0 ? failed : [undefined]).map((clause) => {
    const messages = at(clause, 'messages') ?? at(rule, 'messages');
    const text = [str(messages, 'custom_message'), str(messages, 'error_message')]
      .filter((part) => part !== undefined)
      .join('\n\n');
    const path = pathOf(clause);
    const [, stated, line, column] =
      position.exec(path ?? '') ?? position.exec(text) ?? ([] as (string | undefined)[]);
    const property = path?.split('[L:', 1)[0] ?? stated;
    return {
      ruleId: str(rule, 'name'),
      title: `${str(rule, 'name') ?? 'Rule'}: ${(str(messages, 'custom_message') ?? str(messages, 'error_message') ?? 'not compliant').split('\n', 1)[0] ?? ''}`,
      description: text === '' ? str(clause, 'context') : text,
      fallbackSeverity: 'medium',
      location: {
        path: file,
        line: num(messages, 'location', 'line') ?? num(line),
        column: num(messages, 'location', 'column') ?? num(column),
      },
      cloudResource: property === undefined ? undefined : { provider: 'aws', id: property },
    };
  });
}

export const cloudFormationGuard = jsonFormat({
  id: 'cloudformation-guard',
  tool: 'AWS CloudFormation Guard',
  category: 'iac',
  docsUrl: 'https://github.com/aws-cloudformation/cloudformation-guard',
  aliases: ['cfn-guard', 'cloudformation_guard', 'cloudformation guard'],
  detect: ({ value }) => {
    const sample = isList(value) ? at(value, 0) : value;
    return has(sample, 'not_compliant', 'not_applicable', 'compliant') ? 1 : 0;
  },
  each: ['', '/#'],
  map: (file) =>
    list(file, 'not_compliant').flatMap((entry) =>
      ofRule(at(entry, 'Rule') ?? entry, str(file, 'name')),
    ),
});
