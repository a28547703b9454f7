import { expect, it } from 'vitest';
import { openingRequest, type OpeningForm } from './opening-form';

const form: OpeningForm = {
  as: 'pull_request',
  per: 'repository',
  draft: 'as_set',
  tracker: 'webhook',
};

it('asks for pull requests without a tracker, and for issues with one', () => {
  expect(openingRequest(['1', '2'], form)).toEqual({
    remediations: ['1', '2'],
    as: 'pull_request',
    pull_request_per: 'repository',
  });
  expect(openingRequest(['1'], { ...form, per: 'as_set' })).toEqual({
    remediations: ['1'],
    as: 'pull_request',
  });
  expect(openingRequest(['1'], { ...form, draft: 'draft' })).toMatchObject({ draft: true });
  expect(openingRequest(['1'], { ...form, draft: 'ready' })).toMatchObject({ draft: false });
  expect(openingRequest(['1'], { ...form, draft: 'draft', as: 'issue' })).toEqual({
    remediations: ['1'],
    as: 'issue',
    tracker: 'webhook',
  });
});
