import type {
  AddPlexalyzerTokenRequest,
  BindDomainRequest,
  DomainRequest,
  GateRequest,
  GeneratePlexalyzerTokenRequest,
  PlexalyzerTokenInfo,
  PolicyRequest,
  VerifyDomainRequest,
} from '../../generated/model';
import {
  getAddPlexalyzerTokenResponseMock,
  getListPlexalyzerTokensResponseMock,
} from '../generated/connectors/connectors.msw';
import { getListDomainsResponseMock } from '../generated/domains/domains.msw';
import {
  getCreatePolicyResponseMock,
  getListPoliciesResponseMock,
} from '../generated/policies/policies.msw';
import { standardTokenScopes } from '#domain/token-scopes';
import { refuse } from '../problem';
import type { Overlay } from '../answers';
import type { MockState } from '../state';
import { checkedGate } from './check-gate';
import { bodyOf, fresh } from './request';
import { scansOf } from './standing-scans';
import { roleOf, visibleFindings, visibleRepositories } from './visible';
import { teamOverlay } from './team';

const policiesOverlay = (state: MockState) => {
  const policies = state.store.collection(
    'Policy',
    getListPoliciesResponseMock().data,
    ({ id }) => id,
  );
  const example = getCreatePolicyResponseMock().data;
  const written = ({ conditions, actions, ...others }: PolicyRequest) => ({
    ...others,
    conditions: conditions.map((condition) => ({ ...example.conditions[0], ...condition })),
    actions: { ...example.actions, ...actions },
    updated_at: fresh().now,
  });
  return {
    listPolicies: () => ({ data: [...policies.all], applying: null }),
    getPolicy: ({ params }) => ({ data: policies.find(params['id']) }),
    createPolicy: async ({ request }) => {
      const body = await bodyOf<PolicyRequest>(request);
      if (policies.all.some(({ name }) => name === body.name))
        refuse(409, 'A policy with this name already exists.', 'policy_name_taken');
      const { id } = fresh();
      return {
        data: policies.add({ ...example, ...written(body), id, violations: 0, version: 1 }),
      };
    },
    updatePolicy: async ({ params, request }) => {
      const { version } = policies.find(params['id']);
      const body = written(await bodyOf<PolicyRequest>(request));
      return { data: policies.change(params['id'], { ...body, version: version + 1 }) };
    },
    deletePolicy: ({ params }) => policies.remove(params['id']),
    checkGate: async ({ request }) => {
      const body = await bodyOf<GateRequest>(request);
      const wanted = body.repository.toLowerCase();
      const repository = visibleRepositories(state, request).find(
        ({ id, attributes }) => id === wanted || attributes.nickname.toLowerCase() === wanted,
      );
      if (!repository) refuse(404, 'Repository not found.');
      const findings = visibleFindings(state, request).filter(
        ({ attributes }) => attributes.repository.id === repository.id,
      );
      const scans = scansOf(state, repository.id);
      return checkedGate(body, { repository, policies: policies.all, findings, scans });
    },
  } satisfies Overlay;
};

const domainsOverlay = (state: MockState) => {
  const domains = state.store.collection(
    'Domain',
    getListDomainsResponseMock().data,
    ({ uuid }) => uuid,
  );
  return {
    listDomains: ({ request }) => {
      const url = new URL(request.url);
      const wanted = url.searchParams.get('validated');
      return {
        ...getListDomainsResponseMock(),
        data: domains.all.filter(
          ({ validated }) => wanted === null || String(validated) === wanted,
        ),
      };
    },
    createDomain: async ({ request }) => {
      const { domain } = await bodyOf<DomainRequest>(request);
      if (domains.all.some((row) => row.domain === domain))
        refuse(409, 'This domain is already in the list.', 'domain_listed');
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
    },
    verifyDomain: async ({ request }) => {
      const { domain_uuid: id } = await bodyOf<VerifyDomainRequest>(request);
      return { data: domains.change(id, { validated: true }) };
    },
    bindDomain: async ({ request }) => {
      const { domain_uuid: id, repository_id: bound } = await bodyOf<BindDomainRequest>(request);
      const repository = state.repositories.find((row) => row.id === bound);
      if (!repository) refuse(404, 'Repository not found.');
      const { nickname } = repository.attributes;
      const others = domains.find(id).repositories.filter((row) => row.id !== bound);
      const repositories = [...others, { id: repository.id, nickname }];
      return { data: domains.change(id, { repositories }) };
    },
    unbindDomain: ({ params }) => {
      const { repositories } = domains.find(params['id']);
      const others = repositories.filter(({ id }) => id !== params['repo']);
      if (others.length === repositories.length) refuse(404, 'The domain is not bound to it.');
      domains.change(params['id'], { repositories: others });
    },
  } satisfies Overlay;
};

const works = ({ expired_at: end }: PlexalyzerTokenInfo): boolean => Date.parse(end) > Date.now();

const tokensOverlay = (state: MockState) => {
  const tokens = state.store.collection(
    'Token',
    getListPlexalyzerTokensResponseMock().data,
    ({ id }) => id,
  );
  return {
    listPlexalyzerTokens: () => ({ data: [...tokens.all] }),
    // All tokens belong to an administrator.
    listOwnTokens: ({ request }) => ({
      data: roleOf(state, request) === 'developer' ? [] : tokens.all.filter(works),
    }),
    generatePlexalyzerToken: async ({ request }) => {
      const body = await bodyOf<GeneratePlexalyzerTokenRequest>(request);
      const { id, now } = fresh();
      const { name, expired_at } = body;
      const token = `plx_${id.replaceAll('-', '')}`;
      const scopes = body.scopes ?? [...standardTokenScopes];
      const prefix = token.slice(0, 8);
      tokens.add({ id, name, prefix, scopes, created_at: now, expired_at, last_used_at: null });
      return { id, token, name, created_at: now, expired_at };
    },
    addPlexalyzerToken: async ({ request }) => {
      const { token } = await bodyOf<AddPlexalyzerTokenRequest>(request);
      const prefix = token.slice(0, 8);
      if (tokens.all.some((known) => known.prefix === prefix))
        refuse(409, 'This token is already there.');
      const { id, now } = fresh();
      return tokens.add({ ...getAddPlexalyzerTokenResponseMock(), id, prefix, created_at: now });
    },
    revokePlexalyzerToken: ({ params }) => tokens.remove(params['id']),
  } satisfies Overlay;
};

/** Team, policies, domains and API tokens. */
export const organizationOverlay = (state: MockState) =>
  ({
    ...teamOverlay(state),
    ...policiesOverlay(state),
    ...domainsOverlay(state),
    ...tokensOverlay(state),
  }) satisfies Overlay;
