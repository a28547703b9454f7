import type {
  TriageRule,
  TriageRuleChange,
  TriageRuleOrder,
  TriageRuleRequest,
} from '../../generated/model';
import {
  getCreateTriageRuleResponseMock,
  getListTriageRulesResponseMock,
} from '../generated/policies/policies.msw';
import { getListDevelopersResponseMock } from '../generated/users/users.msw';
import { refuse } from '../problem';
import type { Overlay } from '../answers';
import type { MockState } from '../state';
import { enqueueJob } from './jobs';
import { bodyOf, fresh } from './request';
import { selectedFindings, itemOf } from './selection';

const changeOf = ({ change }: TriageRuleRequest): TriageRuleChange => {
  const { accept_risk: risk, assignee_id: id } = change;
  const assignee = getListDevelopersResponseMock().data.find((person) => person.id === id) ?? null;
  return {
    false_positive: change.false_positive ?? false,
    accept_risk: risk
      ? { reason: risk.reason, until: risk.until ?? null, until_fix: risk.until_fix ?? false }
      : null,
    assignee,
    add_tags: change.add_tags ?? [],
    due_days: change.due_days ?? null,
    reason: change.reason ?? null,
  };
};

const selectionOf = ({ filter }: TriageRule) => ({ filter, as_of: '', expected_total: 0 });

/** Triage rules. A run is recorded as a job and does not change findings. */
export const triageRulesOverlay = (state: MockState) => {
  const rules = state.store.collection<TriageRule>(
    'Triage rule',
    getListTriageRulesResponseMock().data,
    ({ id }) => id,
  );
  const order = state.store.one(
    'order of triage rules',
    rules.all.map(({ id }) => id),
  );
  const listed = () => ({
    data: rules.all.toSorted(
      (one, other) => order.value.indexOf(one.id) - order.value.indexOf(other.id),
    ),
  });
  const written = (body: TriageRuleRequest) => ({
    name: body.name,
    enabled: body.enabled ?? true,
    filter: body.filter,
    change: changeOf(body),
    updated_at: fresh().now,
  });
  return {
    listTriageRules: listed,
    getTriageRule: ({ params }) => ({ data: rules.find(params['id']) }),
    createTriageRule: async ({ request }) => {
      const body = await bodyOf<TriageRuleRequest>(request);
      if (rules.all.some(({ name }) => name === body.name))
        refuse(409, 'A triage rule with this name already exists.', 'triage_rule_name_taken');
      const { id, now } = fresh();
      order.value = [...order.value, id];
      return {
        data: rules.add({
          ...getCreateTriageRuleResponseMock().data,
          ...written(body),
          id,
          created_at: now,
          version: 1,
          last_run: null,
          undoable: 0,
          obstacle: null,
        }),
      };
    },
    updateTriageRule: async ({ params, request }) => {
      const { version } = rules.find(params['id']);
      const body = written(await bodyOf<TriageRuleRequest>(request));
      return { data: rules.change(params['id'], { ...body, version: version + 1 }) };
    },
    orderTriageRules: async ({ request }) => {
      order.value = (await bodyOf<TriageRuleOrder>(request)).ids;
      return listed();
    },
    applyTriageRule: ({ params, request }) => {
      const { name } = rules.find(params['id']);
      const matched = selectedFindings(state, request, {
        selection: selectionOf(rules.find(params['id'])),
      });
      rules.change(params['id'], { undoable: matched.length });
      const items = matched.map(itemOf);
      return enqueueJob(state, { kind: 'apply_triage_rule', title: name, items });
    },
    undoTriageRule: ({ params }) => {
      const { name, undoable } = rules.find(params['id']);
      if (undoable === 0)
        refuse(409, 'This cannot be undone, or was already undone.', 'cannot_undo');
      rules.change(params['id'], { undoable: 0 });
      return enqueueJob(state, { kind: 'undo_triage_rule', title: name });
    },
    deleteTriageRule: ({ params }) => rules.remove(params['id']),
  } satisfies Overlay;
};
