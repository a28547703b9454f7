import { jsonFormat } from '../format.ts';
import { at, has, isList, num, str } from '../parsers/json-access.ts';

const isConstraint = (value: unknown): boolean =>
  /^constraints\.gatekeeper\.sh\//.test(str(value, 'apiVersion') ?? '');

/** Constraints of a cluster with the violations found by the audit. */
export const gatekeeper = jsonFormat({
  id: 'gatekeeper',
  tool: 'OPA Gatekeeper',
  category: 'iac',
  docsUrl: 'https://open-policy-agent.github.io/gatekeeper/website/docs/audit/',
  aliases: ['gatekeeper', 'opa gatekeeper'],
  detect: ({ value }) => (isConstraint(value) || isConstraint(at(value, 'items', 0)) ? 1 : 0),
  each: ['/status/violations/#', '/items/#/status/violations/#'],
  emptyLacksResults: true,
  asides: ['metadata', 'spec', 'byPod'],
  run: (root) => {
    const all = isList(root, 'items') ? (at(root, 'items') as unknown[]) : [root];
    // The audit lists only the first violations of each constraint.
    const cut = all.some((each) => (num(each, 'status', 'totalViolations') ?? 0) > 20);
    const audited = all.every((each) => has(each, 'status.auditTimestamp'));
    return { incomplete: !audited ? 'nothing_scanned' : cut && 'files_failed' };
  },
  map: (raw, { root, keys }) => {
    if (!has(raw, 'message')) return undefined;
    const constraint = keys[0] === 'items' ? at(root, 'items', keys[1] ?? 0) : root;
    const action = str(raw, 'enforcementAction');
    return {
      ruleId: `${str(constraint, 'kind') ?? ''}/${str(constraint, 'metadata', 'name') ?? ''}`,
      title: str(raw, 'message'),
      description: str(constraint, 'metadata', 'annotations', 'description'),
      severity: action === 'dryrun' ? 'low' : action === 'warn' ? 'low' : 'medium',
      cloudResource: {
        provider: 'kubernetes',
        type: str(raw, 'kind'),
        id: [str(raw, 'namespace'), str(raw, 'kind'), str(raw, 'name')]
          .filter((part) => part !== undefined)
          .join('/'),
      },
    };
  },
});
