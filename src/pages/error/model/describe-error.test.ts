import { i18n as spoken, setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { ApiError } from '@/shared/api/api-error';
import { PageError } from '@/shared/lib/page-error';
import { describeError } from './describe-error';

const i18n = setupI18n({ locale: 'es', messages: { es: { refused: 'Rechazado' } } });

it('says what a guard says, in the language of the page', () => {
  expect(describeError(i18n, new PageError(403, { id: 'refused', message: 'Refused' }))).toEqual({
    status: 403,
    message: 'Rechazado',
    retry: false,
  });
});

it('gives the reference of a failed call and offers another try only where it may help', () => {
  const notFound = new ApiError({
    status: 404,
    code: 'not_found',
    title: 'Not found',
    detail: 'Finding not found.',
    requestId: 'r1',
  });
  expect(describeError(i18n, notFound)).toEqual({
    status: 404,
    message: 'Finding not found. It may have been deleted, or you may not have access to it.',
    detail: 'Not found · r1',
    retry: false,
  });
  const broken = new ApiError({
    status: 502,
    code: 'bad_gateway',
    title: 'Bad gateway',
    detail: 'The host did not answer.',
  });
  expect(describeError(i18n, broken)).toMatchObject({ status: 502, retry: true });
});

it('calls an address whose id cannot be one a page that is not there', () => {
  const refused = (loc: string[]) =>
    new ApiError({
      status: 400,
      code: 'invalid_request',
      title: 'The request is not right',
      detail: [{ msg: 'must match format "uuid"', loc }],
    });
  expect(describeError(i18n, refused(['path', 'id']))).toEqual({
    status: 404,
    message: undefined,
    retry: false,
  });
  expect(describeError(i18n, refused(['query', 'page']))).toMatchObject({ status: 400 });
});

it('calls code that cannot come without a network what it is', () => {
  spoken.loadAndActivate({ locale: 'en', messages: {} });
  const missing = Object.assign(new TypeError('any'), { name: 'MissingCodeError' });
  expect(describeError(i18n, missing)).toMatchObject({
    status: 503,
    message: expect.stringContaining('reach the server') as unknown,
    retry: true,
  });
});

it('is a 500 for everything else', () => {
  expect(describeError(i18n, new TypeError('x is undefined'))).toEqual({
    status: 500,
    detail: 'x is undefined',
    retry: true,
  });
  expect(describeError(i18n, 'thrown text')).toEqual({
    status: 500,
    detail: undefined,
    retry: true,
  });
});
