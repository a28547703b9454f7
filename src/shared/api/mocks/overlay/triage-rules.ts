import type { HttpHandler } from 'msw';
import type {
  TriageRule,
  TriageRuleChange,
  TriageRuleOrder,
  TriageRuleRequest,
} from '../../generated/model';
import {
  getCreateTriageRuleMockHandler,
  getCreateTriageRuleResponseMock,
  getDeleteTriageRuleMockHandler,
  getGetTriageRuleMockHandler,
  getListTriageRulesMockHandler,
  getListTriageRulesResponseMock,
  getOrderTriageRulesMockHandler,
  getUpdateTriageRuleMockHandler,
} from '../generated/policies/policies.msw';
import { getListDevelopersResponseMock } from '../generated/users/users.msw';
import { refuse } from '../problem';
import type { MockState } from '../state';
import { bodyOf, Collection, firstRows, fresh } from './collection';

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

/** Triage rules; the mock imports nothing, so that they act on nothing. */
export const triageRulesOverlay = (state: MockState): HttpHandler[] => {
  const rules = new Collection<TriageRule>(
    'Triage rule',
    firstRows(state, getListTriageRulesResponseMock().data),
    ({ id }) => id,
  );
  let order = rules.all.map(({ id }) => id);
  const listed = () => ({
    data: rules.all.toSorted((one, other) => order.indexOf(one.id) - order.indexOf(other.id)),
  });
  const written = (body: TriageRuleRequest) => ({
    name: body.name,
    enabled: body.enabled ?? true,
    filter: body.filter,
    change: changeOf(body),
    updated_at: fresh().now,
  });
  return [
    getListTriageRulesMockHandler(listed),
    getGetTriageRuleMockHandler(({ params }) => ({ data: rules.find(params['id']) })),
    getCreateTriageRuleMockHandler(async ({ request }) => {
      const body = await bodyOf<TriageRuleRequest>(request);
      if (rules.all.some(({ name }) => name === body.name))
        refuse(409, 'A triage rule with this name already exists.');
      const { id, now } = fresh();
      order = [...order, id];
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
    }),
    getUpdateTriageRuleMockHandler(async ({ params, request }) => {
      const { version } = rules.find(params['id']);
      const body = written(await bodyOf<TriageRuleRequest>(request));
      return { data: rules.change(params['id'], { ...body, version: version + 1 }) };
    }),
    getOrderTriageRulesMockHandler(async ({ request }) => {
      order = (await bodyOf<TriageRuleOrder>(request)).ids;
      return listed();
    }),
    getDeleteTriageRuleMockHandler(({ params }) => rules.remove(params['id'])),
  ];
};
