import { i18n } from '@lingui/core';
import { afterEach, describe, expect, it } from 'vitest';
import { ApiError, toApiError } from './api-error';
import { fieldErrorsOf, formErrorOf, messageOf } from './error-message';

const notFound = new ApiError({
  status: 404,
  code: 'not_found',
  title: 'Not found',
  detail: 'Finding not found.',
});
const invalid = new ApiError({
  status: 422,
  code: 'not_found',
  title: 'Invalid',
  detail: [{ msg: 'is not a branch', loc: ['body', 'branch'] }],
});

describe('what the server says', () => {
  afterEach(() => i18n.loadAndActivate({ locale: 'en-US', messages: {} }));

  it('stands as it came in English', () => {
    i18n.loadAndActivate({ locale: 'en-US', messages: { 'problem.not_found': ['In general'] } });
    expect(messageOf(notFound)).toBe('Finding not found.');
  });

  it('is worded by its code in another language', () => {
    i18n.loadAndActivate({
      locale: 'es',
      messages: { 'problem.not_found': ['No se ha encontrado.'] },
    });
    expect(messageOf(notFound)).toBe('No se ha encontrado.');
  });

  it('is worded with what the sentence names', () => {
    i18n.loadAndActivate({
      locale: 'es',
      messages: {
        'problem.webhook_refused': ['El webhook respondió con el estado ', ['status'], '.'],
      },
    });
    const refused = toApiError(new Response(null, { status: 502 }), {
      code: 'webhook_refused',
      title: 'Failed',
      detail: 'The webhook responded with status 418.',
      facts: { status: 418 },
    });
    expect(messageOf(refused)).toBe('El webhook respondió con el estado 418.');
  });

  it('is worded field by field, by what is wrong and its facts', () => {
    i18n.loadAndActivate({
      locale: 'es',
      messages: { 'field.max_length': ['como máximo ', ['limit'], ' caracteres'] },
    });
    const tooLong = new ApiError({
      status: 400,
      code: 'invalid_request',
      title: 'Invalid',
      detail: [
        {
          msg: 'must have at most 20 characters',
          loc: ['body', 'name'],
          type: 'max_length',
          facts: { limit: 20 },
        },
      ],
    });
    expect(messageOf(tooLong)).toBe('como máximo 20 caracteres');
    expect(fieldErrorsOf(tooLong)).toEqual({ name: 'como máximo 20 caracteres' });
    expect(formErrorOf(tooLong)?.problems).toEqual([
      { name: 'name', message: 'como máximo 20 caracteres' },
    ]);
    i18n.loadAndActivate({ locale: 'en-US', messages: { 'field.max_length': ['In general'] } });
    expect(messageOf(tooLong)).toBe('must have at most 20 characters');
  });

  it('is shown as it came where no message is written for it', () => {
    i18n.loadAndActivate({
      locale: 'es',
      messages: { 'problem.not_found': ['No se ha encontrado.'] },
    });
    expect(messageOf(invalid)).toBe('is not a branch');
    expect(
      messageOf(
        new ApiError({
          status: 409,
          code: 'unheard_of',
          title: 'Conflict',
          detail: 'main exists.',
        }),
      ),
    ).toBe('main exists.');
  });
});
