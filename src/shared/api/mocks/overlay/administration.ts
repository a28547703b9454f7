import type { HttpHandler } from 'msw';
import type {
  FeedbackRequest,
  PartnerRequest,
  PricingRequest,
  PublishConnectorRequest,
  UserConnectorRequest,
} from '../../generated/model';
import {
  getListFeedbackMockHandler,
  getListFeedbackResponseMock,
  getSendFeedbackMockHandler,
  getSendFeedbackResponseMock,
} from '../generated/connectors/connectors.msw';
import {
  getCreatePartnerMockHandler,
  getDeletePartnerMockHandler,
  getGetPartnerMockHandler,
  getListPartnersMockHandler,
  getListPartnersResponseMock,
  getUpdatePartnerMockHandler,
} from '../generated/partners/partners.msw';
import {
  getCreatePricingMockHandler,
  getCreatePricingResponseMock,
  getDeletePricingMockHandler,
  getGetPricingMockHandler,
  getListPricingsMockHandler,
  getListPricingsResponseMock,
  getUpdatePricingMockHandler,
} from '../generated/pricing/pricing.msw';
import {
  getAddUserConnectorMockHandler,
  getEditUserConnectorMockHandler,
  getGetUserConnectorMockHandler,
  getListUserConnectorsMockHandler,
  getListUserConnectorsResponseMock,
  getPublishUserConnectorMockHandler,
  getPublishUserConnectorResponseMock,
  getUnpublishUserConnectorMockHandler,
} from '../generated/user-connectors/user-connectors.msw';
import type { MockState } from '../state';
import { bodyOf, Collection, firstRows, fresh } from './collection';
import { pageOf } from './page';

const partnersOverlay = (state: MockState): HttpHandler[] => {
  const partners = new Collection(
    'Partner',
    firstRows(state, getListPartnersResponseMock().data),
    ({ id }) => id,
  );
  return [
    getListPartnersMockHandler(({ request }) => pageOf(partners.all, new URL(request.url))),
    getGetPartnerMockHandler(({ params }) => ({ data: partners.find(params['id']) })),
    getCreatePartnerMockHandler(async ({ request }) => {
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
    }),
    getUpdatePartnerMockHandler(async ({ params, request }) => ({
      data: partners.change(params['id'], await bodyOf<PartnerRequest>(request)),
    })),
    getDeletePartnerMockHandler(({ params }) => partners.remove(params['id'])),
  ];
};

const pricingsOverlay = (): HttpHandler[] => {
  const pricings = new Collection('Plan', getListPricingsResponseMock().data, ({ id }) => id);
  return [
    getListPricingsMockHandler(() => ({
      ...getListPricingsResponseMock(),
      data: [...pricings.all],
    })),
    getGetPricingMockHandler(({ params }) => pricings.find(params['id'])),
    getCreatePricingMockHandler(async ({ request }) =>
      pricings.add({
        ...getCreatePricingResponseMock(),
        ...(await bodyOf<PricingRequest>(request)),
        id: fresh().id,
      }),
    ),
    getUpdatePricingMockHandler(async ({ params, request }) =>
      pricings.change(params['id'], await bodyOf<PricingRequest>(request)),
    ),
    getDeletePricingMockHandler(({ params }) => pricings.remove(params['id'])),
  ];
};

const connectorsOverlay = (state: MockState): HttpHandler[] => {
  const connectors = new Collection(
    'Connector',
    firstRows(state, getListUserConnectorsResponseMock().data),
    ({ id }) => id,
  );
  return [
    getListUserConnectorsMockHandler(({ request }) => pageOf(connectors.all, new URL(request.url))),
    getGetUserConnectorMockHandler(({ params }) => ({ data: connectors.find(params['id']) })),
    getPublishUserConnectorMockHandler(async ({ request }) => {
      const { id: known, ...body } = await bodyOf<PublishConnectorRequest>(request);
      if (known !== undefined)
        return { data: connectors.change(known, { ...body, published: true }) };
      const { id, now } = fresh();
      const { data } = getPublishUserConnectorResponseMock();
      return { data: connectors.add({ ...data, ...body, id, published: true, updated_at: now }) };
    }),
    getEditUserConnectorMockHandler(async ({ params, request }) => ({
      data: connectors.change(params['id'], await bodyOf<UserConnectorRequest>(request)),
    })),
    getAddUserConnectorMockHandler(({ params }) => ({
      data: connectors.change(params['id'], { added: true }),
    })),
    getUnpublishUserConnectorMockHandler(({ params }) => {
      connectors.change(params['id'], { published: false });
    }),
  ];
};

const feedbackOverlay = (state: MockState): HttpHandler[] => {
  const feedback = new Collection(
    'Feedback',
    firstRows(state, getListFeedbackResponseMock().data),
    ({ id }) => id,
  );
  return [
    getListFeedbackMockHandler(({ request }) => pageOf(feedback.all, new URL(request.url))),
    getSendFeedbackMockHandler(async ({ request }) => {
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
    }),
  ];
};

/** Partners, plans, connectors of the organisations, and feedback. */
export const administrationOverlay = (state: MockState): HttpHandler[] => [
  ...partnersOverlay(state),
  ...pricingsOverlay(),
  ...connectorsOverlay(state),
  ...feedbackOverlay(state),
];
