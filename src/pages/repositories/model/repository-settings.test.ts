import { i18n } from '@lingui/core';
import * as v from 'valibot';
import { beforeEach, expect, it } from 'vitest';
import { getGetRepositoryResponseMock } from '@/shared/api/mocks/generated/repositories/repositories.msw';
import { changesOf, repositorySettings, settingsOf } from './repository-settings';

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const { data: repository } = getGetRepositoryResponseMock();
const before = settingsOf({
  ...repository,
  attributes: { ...repository.attributes, description: null, primary_purpose: 'Bookings' },
});

it('sends what differs and nothing else', () => {
  expect(changesOf(before, before)).toEqual({});
  expect(
    changesOf(before, { ...before, tags: [...before.tags, 'pci'], active: !before.active }),
  ).toEqual({ tags: [...before.tags, 'pci'], active: !before.active });
});

it('says null for a text that was taken away', () => {
  expect(changesOf(before, { ...before, primary_purpose: '', description: '' })).toEqual({
    primary_purpose: null,
  });
});

it.each([
  [{ nickname: '  ' }, 'nickname'],
  [{ branch: '' }, 'branch'],
  [{ url: 'javascript:alert(1)' }, 'url'],
  [{ tags: ['x'.repeat(61)] }, 'tags.0'],
  [{ tags: Array.from({ length: 51 }, (_, index) => String(index)) }, 'tags'],
])('refuses %o', (change, field) => {
  const { issues } = v.safeParse(repositorySettings, { ...before, ...change });
  expect(issues?.map((issue) => v.getDotPath(issue))).toEqual([field]);
});
