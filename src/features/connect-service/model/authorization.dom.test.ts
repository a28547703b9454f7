import { afterEach, expect, it } from 'vitest';
import { beginAuthorization, takeAuthorization } from './authorization';

afterEach(() => sessionStorage.clear());

it('is finished once, by what comes back with its own state', () => {
  const page = new URL(
    beginAuthorization('github', 'https://github.com/login/oauth/authorize?client_id=a&state=1.x'),
  );
  expect(page.searchParams.get('redirect_uri')).toBe(
    `${window.location.origin}/connector/providers`,
  );
  expect(takeAuthorization('1.x')).toMatchObject({ host: 'github', state: '1.x' });
  expect(takeAuthorization('1.x')).toBeUndefined();
});

it.each([undefined, 'another'])('is not finished by the state %s', (state) => {
  beginAuthorization('gitea', 'https://git.acme.example/login/oauth/authorize?state=1.x');
  expect(takeAuthorization(state)).toBeUndefined();
  expect(takeAuthorization('1.x')).toBeUndefined();
});
