import { afterEach, expect, it, vi } from 'vitest';
import { requestGoogleToken } from './google';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('lets the user choose the account each time, because Google keeps its own session', async () => {
  const initTokenClient = vi.fn(
    ({ callback }: { callback: (answer: { access_token: string }) => void }) => ({
      requestAccessToken: () => callback({ access_token: 'ya29.a' }),
    }),
  );
  vi.stubGlobal('google', { accounts: { oauth2: { initTokenClient } } });
  expect(await requestGoogleToken('id.apps.example')).toBe('ya29.a');
  expect(initTokenClient).toHaveBeenCalledWith(
    expect.objectContaining({ client_id: 'id.apps.example', prompt: 'select_account' }),
  );
});
