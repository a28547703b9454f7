import { i18n } from '@lingui/core';
import { afterEach, describe, expect, it } from 'vitest';
import { ApiError } from './api-error';
import { messageOf } from './error-message';

const notFound = new ApiError({ status: 404, code: 'not_found', title: 'Not found', detail: 'Finding not found.' });
const invalid = new ApiError({ status: 422, code: 'not_found', title: 'Invalid', detail: [{ msg: 'is not a branch', loc: ['body', 'branch'] }] });

describe('what the server says', () => {
  afterEach(() => i18n.loadAndActivate({ locale: 'en-US', messages: {} }));

  it('stands as it came in English', () => {
    i18n.loadAndActivate({ locale: 'en-US', messages: { 'problem.not_found': ['In general'] } });
    expect(messageOf(notFound)).toBe('Finding not found.');
  });

  it('is worded by its code in another language', () => {
    i18n.loadAndActivate({ locale: 'es', messages: { 'problem.not_found': ['No se ha encontrado.'] } });
    expect(messageOf(notFound)).toBe('No se ha encontrado.');
  });

  it('stands as it came where a field is named or nobody has put its code into words', () => {
    i18n.loadAndActivate({ locale: 'es', messages: { 'problem.not_found': ['No se ha encontrado.'] } });
    expect(messageOf(invalid)).toBe('is not a branch');
    expect(messageOf(new ApiError({ status: 409, code: 'conflict', title: 'Conflict', detail: 'main exists.' }))).toBe('main exists.');
  });
});
