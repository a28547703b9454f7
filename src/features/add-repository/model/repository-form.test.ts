import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { repositoryForm, repositoryRequest, type RepositoryForm } from './repository-form';

const form: RepositoryForm = {
  nickname: 'ledger-api',
  source_control: 'manual',
  url: '',
  branch: '',
  tags: '',
  priority: 'medium',
  deals_with_confidential_data: true,
};

describe('adding a repository', () => {
  it('says only what was filled in', () => {
    expect(repositoryRequest(form)).toEqual({
      source_control: 'manual',
      data: [{ nickname: 'ledger-api', priority: 'medium', deals_with_confidential_data: true }],
    });
    expect(repositoryRequest({ ...form, tags: 'a, b,,a ', branch: 'main' }).data[0]).toMatchObject({
      tags: ['a', 'b'],
      branch: 'main',
    });
  });

  it.each([
    [{ nickname: '   ' }, 'nickname'],
    [{ url: 'javascript:alert(1)' }, 'url'],
    [{ url: 'github.com/acme' }, 'url'],
  ])('refuses %o', (change, field) => {
    const result = v.safeParse(repositoryForm, { ...form, ...change });
    expect(result.issues?.map((issue) => v.getDotPath(issue))).toEqual([field]);
  });
});
