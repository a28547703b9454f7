import type {
  FeedbackRequest,
  PartnerRequest,
  PricingRequest,
  PublishConnectorRequest,
  UserConnectorRequest,
} from '../../generated/model';
import {
  getListFeedbackResponseMock,
  getSendFeedbackResponseMock,
} from '../generated/connectors/connectors.msw';
import { getListPartnersResponseMock } from '../generated/partners/partners.msw';
import {
  getCreatePricingResponseMock,
  getListPricingsResponseMock,
} from '../generated/pricing/pricing.msw';
import {
  getListUserConnectorsResponseMock,
  getPublishUserConnectorResponseMock,
} from '../generated/user-connectors/user-connectors.msw';
import type { Overlay } from '../answers';
import type { MockState } from '../state';
import { bodyOf, fresh } from './request';
import { pageOf } from './page';
import { planInForce } from './stripe';

const isNamed = ({ searchParams }: URL, name: string): boolean =>
  name.toLowerCase().includes(searchParams.get('q')?.toLowerCase() ?? '');

const partnersOverlay = (state: MockState) => {
  const partners = state.store.collection(
    'Partner',
    getListPartnersResponseMock().data,
    ({ id }) => id,
  );
  return {
    listPartners: ({ request }) => {
      const url = new URL(request.url);
      return pageOf(
        partners.all.filter(({ name }) => isNamed(url, name)),
        url,
      );
    },
    getPartner: ({ params }) => ({ data: partners.find(params['id']) }),
    createPartner: async ({ request }) => {
      const { id, now } = fresh();
      const body = await bodyOf<PartnerRequest>(request);
      return {
        data: partners.add({
          active: true,
          discount_percent: 0,
          ...body,
          id,
          clients: 0,
          created_at: now,
        }),
      };
    },
    updatePartner: async ({ params, request }) => ({
      data: partners.change(params['id'], await bodyOf<PartnerRequest>(request)),
    }),
    deletePartner: ({ params }) => partners.remove(params['id']),
  } satisfies Overlay;
};

const pricingsOverlay = (state: MockState) => {
  const { pricings } = state;
  return {
    listPricings: () => ({
      ...getListPricingsResponseMock(),
      data: [...pricings.all],
    }),
    getPlanUsage: () => ({
      used: {
        repositories: state.repositories.filter(({ attributes: { active } }) => active).length,
        members: state.team.all.length,
        ai_fixes: state.findings.filter(({ attributes: { fix } }) => fix !== null).length,
      },
      included: planInForce(state)?.included ?? null,
    }),
    getPricing: ({ params }) => pricings.find(params['id']),
    createPricing: async ({ request }) =>
      pricings.add({
        ...getCreatePricingResponseMock(),
        ...(await bodyOf<PricingRequest>(request)),
        id: fresh().id,
      }),
    updatePricing: async ({ params, request }) =>
      pricings.change(params['id'], await bodyOf<PricingRequest>(request)),
    deletePricing: ({ params }) => pricings.remove(params['id']),
  } satisfies Overlay;
};

const connectorsOverlay = (state: MockState) => {
  const connectors = state.store.collection(
    'Connector',
    getListUserConnectorsResponseMock().data.map((connector) => ({
      ...connector,
      added: false,
      published: true,
    })),
    ({ id }) => id,
  );
  return {
    listUserConnectors: ({ request }) => {
      const url = new URL(request.url);
      // This list's pages are zero-based.
      url.searchParams.set('page', String(Number(url.searchParams.get('page') ?? 0) + 1));
      const found = connectors.all.filter(({ name }) => isNamed(url, name));
      const { data, meta } = pageOf(found, url);
      return { data, meta: { ...meta, page: meta.page - 1 } };
    },
    getUserConnector: ({ params }) => ({ data: connectors.find(params['id']) }),
    publishUserConnector: async ({ request }) => {
      const { id: known, ...body } = await bodyOf<PublishConnectorRequest>(request);
      if (known !== undefined)
        return { data: connectors.change(known, { ...body, published: true }) };
      const { id, now } = fresh();
      const { data } = getPublishUserConnectorResponseMock();
      return { data: connectors.add({ ...data, ...body, id, published: true, updated_at: now }) };
    },
    editUserConnector: async ({ params, request }) => ({
      data: connectors.change(params['id'], await bodyOf<UserConnectorRequest>(request)),
    }),
    addUserConnector: ({ params }) => ({
      data: connectors.change(params['id'], { added: true }),
    }),
    unpublishUserConnector: ({ params }) => {
      connectors.change(params['id'], { published: false });
    },
  } satisfies Overlay;
};

const feedbackOverlay = (state: MockState) => {
  const feedback = state.store.collection(
    'Feedback',
    getListFeedbackResponseMock().data,
    ({ id }) => id,
  );
  return {
    listFeedback: ({ request }) => pageOf(feedback.all, new URL(request.url)),
    sendFeedback: async ({ request }) => {
      const { kind, message, page = null, screenshot } = await bodyOf<FeedbackRequest>(request);
      const { id, now } = fresh();
      feedback.add({
        id,
        kind,
        message,
        page,
        has_screenshot: screenshot !== undefined,
        username: 'admin',
        organization_name: 'Acme',
        email: null,
        created_at: now,
      });
      return getSendFeedbackResponseMock();
    },
  } satisfies Overlay;
};

/** Partners, plans, the organizations' connectors, and feedback. */
export const administrationOverlay = (state: MockState) =>
  ({
    ...partnersOverlay(state),
    ...pricingsOverlay(state),
    ...connectorsOverlay(state),
    ...feedbackOverlay(state),
  }) satisfies Overlay;
