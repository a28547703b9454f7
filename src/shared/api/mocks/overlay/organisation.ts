import type { HttpHandler } from 'msw';
import type {
  DomainRequest,
  GeneratePlexalyzerTokenRequest,
  InviteRequest,
  PolicyRequest,
  TeamMember,
  UpdateMemberRequest,
  VerifyDomainRequest,
} from '../../generated/model';
import {
  getGeneratePlexalyzerTokenMockHandler,
  getListPlexalyzerTokensMockHandler,
  getListPlexalyzerTokensResponseMock,
  getRevokePlexalyzerTokenMockHandler,
} from '../generated/connectors/connectors.msw';
import {
  getCreateDomainMockHandler,
  getListDomainsMockHandler,
  getListDomainsResponseMock,
  getVerifyDomainMockHandler,
} from '../generated/domains/domains.msw';
import {
  getCreatePolicyMockHandler,
  getCreatePolicyResponseMock,
  getDeletePolicyMockHandler,
  getGetPolicyMockHandler,
  getListPoliciesMockHandler,
  getListPoliciesResponseMock,
  getUpdatePolicyMockHandler,
} from '../generated/policies/policies.msw';
import {
  getInviteTeamMemberMockHandler,
  getListTeamMockHandler,
  getRemoveTeamMemberMockHandler,
  getUpdateTeamMemberMockHandler,
} from '../generated/team/team.msw';
import { slaRuns } from '#domain/sla';
import { standardTokenScopes } from '#domain/token-scopes';
import { makeTeam } from '../data/people';
import { refuse } from '../problem';
import type { MockState } from '../state';
import { bodyOf, Collection, firstRows, fresh } from './collection';
import { pageOf } from './page';

const includes = (url: URL, ...texts: (string | null)[]): boolean => {
  const words = url.searchParams.get('q')?.toLowerCase() ?? '';
  return texts.some((text) => text?.toLowerCase().includes(words));
};

const teamOverlay = (state: MockState): HttpHandler[] => {
  const people = new Collection('Member', makeTeam(), ({ id }) => id);
  const counted = (person: TeamMember): TeamMember => ({
    ...person,
    open_findings: state.findings.filter(
      ({ attributes }) => attributes.assignee?.id === person.id && slaRuns(attributes),
    ).length,
  });
  return [
    getListTeamMockHandler(({ request }) => {
      const url = new URL(request.url);
      const role = url.searchParams.get('role');
      const { data, meta } = pageOf(
        people.all.filter(
          (person) =>
            (role === null || person.role === role) && includes(url, person.email, person.username),
        ),
        url,
      );
      return { data: data.map(counted), meta };
    }),
    getInviteTeamMemberMockHandler(async ({ request }) => {
      const { email, role } = await bodyOf<InviteRequest>(request);
      if (people.all.some((person) => person.email === email))
        refuse(409, 'This person is already on the team.');
      const { id, now } = fresh();
      return people.add({
        id,
        email,
        role,
        username: null,
        state: 'invited',
        two_factor_enabled: false,
        avatar_url: null,
        invited_at: now,
        last_login_at: null,
        open_findings: 0,
        awaited_approvals: 0,
        api_tokens: 0,
      });
    }),
    getUpdateTeamMemberMockHandler(async ({ params, request }) =>
      people.change(params['id'], await bodyOf<UpdateMemberRequest>(request)),
    ),
    getRemoveTeamMemberMockHandler(({ params }) => people.remove(params['id'])),
  ];
};

const policiesOverlay = (state: MockState): HttpHandler[] => {
  const policies = new Collection(
    'Policy',
    firstRows(state, getListPoliciesResponseMock().data),
    ({ id }) => id,
  );
  const example = getCreatePolicyResponseMock().data;
  const written = ({ conditions, actions, ...others }: PolicyRequest) => ({
    ...others,
    conditions: conditions.map((condition) => ({ ...example.conditions[0], ...condition })),
    actions: { ...example.actions, ...actions },
    updated_at: fresh().now,
  });
  return [
    getListPoliciesMockHandler(() => ({ data: [...policies.all], applying: null })),
    getGetPolicyMockHandler(({ params }) => ({ data: policies.find(params['id']) })),
    getCreatePolicyMockHandler(async ({ request }) => {
      const body = await bodyOf<PolicyRequest>(request);
      if (policies.all.some(({ name }) => name === body.name))
        refuse(409, 'A policy with this name already exists.');
      const { id } = fresh();
      return {
        data: policies.add({ ...example, ...written(body), id, violations: 0, version: 1 }),
      };
    }),
    getUpdatePolicyMockHandler(async ({ params, request }) => {
      const { version } = policies.find(params['id']);
      const body = written(await bodyOf<PolicyRequest>(request));
      return { data: policies.change(params['id'], { ...body, version: version + 1 }) };
    }),
    getDeletePolicyMockHandler(({ params }) => policies.remove(params['id'])),
  ];
};

const domainsOverlay = (state: MockState): HttpHandler[] => {
  const domains = new Collection(
    'Domain',
    firstRows(state, getListDomainsResponseMock().data),
    ({ uuid }) => uuid,
  );
  return [
    getListDomainsMockHandler(({ request }) => {
      const url = new URL(request.url);
      const wanted = url.searchParams.get('validated');
      return {
        ...getListDomainsResponseMock(),
        data: domains.all.filter(
          ({ validated }) => wanted === null || String(validated) === wanted,
        ),
      };
    }),
    getCreateDomainMockHandler(async ({ request }) => {
      const { domain } = await bodyOf<DomainRequest>(request);
      if (domains.all.some((row) => row.domain === domain))
        refuse(409, 'This domain is already there.');
      const { id, now } = fresh();
      return {
        data: domains.add({
          uuid: id,
          domain,
          validated: false,
          verification_record: `parapet-verification=${id}`,
          repositories: [],
          created_at: now,
        }),
      };
    }),
    getVerifyDomainMockHandler(async ({ request }) => {
      const { domain_uuid: id } = await bodyOf<VerifyDomainRequest>(request);
      return { data: domains.change(id, { validated: true }) };
    }),
  ];
};

const tokensOverlay = (state: MockState): HttpHandler[] => {
  const tokens = new Collection(
    'Token',
    firstRows(state, getListPlexalyzerTokensResponseMock().data),
    ({ id }) => id,
  );
  return [
    getListPlexalyzerTokensMockHandler(() => ({ data: [...tokens.all] })),
    getGeneratePlexalyzerTokenMockHandler(async ({ request }) => {
      const body = await bodyOf<GeneratePlexalyzerTokenRequest>(request);
      const { id, now } = fresh();
      const { name, expired_at } = body;
      const token = `plx_${id.replaceAll('-', '')}`;
      const scopes = body.scopes ?? [...standardTokenScopes];
      const prefix = token.slice(0, 8);
      tokens.add({ id, name, prefix, scopes, created_at: now, expired_at, last_used_at: null });
      return { id, token, name, created_at: now, expired_at };
    }),
    getRevokePlexalyzerTokenMockHandler(({ params }) => tokens.remove(params['id'])),
  ];
};

/** Team, policies, domains and API tokens. */
export const organisationOverlay = (state: MockState): HttpHandler[] => [
  ...teamOverlay(state),
  ...policiesOverlay(state),
  ...domainsOverlay(state),
  ...tokensOverlay(state),
];
