import type { Repository } from '../../generated/model';
import { getGetRepositoryResponseMock } from '../generated/repositories/repositories.msw';
import { idOf } from './ids';
import { repositoryFactsOf } from './priorities';

export const repositoryNames = [
  'ledger-api',
  'statement-web',
  'card-gateway',
  'identity',
  'batch-exports',
  'mobile-bff',
  'admin-console',
  'audit-trail',
  'billing-jobs',
  'checkout-web',
  'claims-portal',
  'customer-profile',
  'data-warehouse',
  'document-store',
  'event-bus',
  'exchange-rates',
  'feature-flags',
  'fraud-scoring',
  'infra-live',
  'mail-sender',
  'mobile-gateway',
  'partner-api',
  'payment-router',
  'reporting-api',
  'search-index',
] as const;

export const makeRepositories = (
  names: readonly string[] = repositoryNames,
  first = 0,
  owner = 'acme',
): Repository[] =>
  names.map((nickname, index) => {
    const { attributes } = getGetRepositoryResponseMock().data;
    const id = idOf('r', first + index);
    return {
      id,
      attributes: {
        ...attributes,
        nickname,
        deals_with_confidential_data: repositoryFactsOf(id).confidential,
        data: { ...attributes.data, url: `https://github.com/${owner}/${nickname}` },
      },
    };
  });
