import * as v from 'valibot';
import type { GoogleUser } from '@/entities/session';

type TokenAnswer = { access_token?: string; error?: string };
type TokenClient = { requestAccessToken: () => void };
type GoogleAccounts = {
  oauth2: {
    initTokenClient: (options: {
      client_id: string;
      scope: string;
      prompt: 'select_account';
      callback: (answer: TokenAnswer) => void;
      error_callback: (error: { type: string }) => void;
    }) => TokenClient;
  };
};

const scriptUrl = 'https://accounts.google.com/gsi/client';
const userInfoUrl = 'https://www.googleapis.com/oauth2/v3/userinfo';

const loadScript = () =>
  new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = scriptUrl;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error('Google could not be reached.'));
    };
    document.head.append(script);
  });

const accounts = () => (globalThis as { google?: { accounts?: GoogleAccounts } }).google?.accounts;

/** Requests a Google access token; undefined when the user closes the window. */
export async function requestGoogleToken(clientId: string): Promise<string | undefined> {
  if (!accounts()) await loadScript();
  return new Promise((resolve, reject) => {
    const client = accounts()?.oauth2.initTokenClient({
      client_id: clientId,
      scope: 'openid email profile',
      // Google keeps its session after a logout here, so the user chooses the account each time.
      prompt: 'select_account',
      callback: ({ access_token: token, error }) =>
        error === undefined ? resolve(token) : reject(new Error(error)),
      error_callback: ({ type }) =>
        type === 'popup_closed' ? resolve(undefined) : reject(new Error(type)),
    });
    client?.requestAccessToken();
  });
}

const userInfo = v.object({ email: v.string() });

/** The account's email address, for display in this browser. The server queries Google itself. */
export async function getGoogleUser(token: string): Promise<GoogleUser | undefined> {
  const response = await fetch(userInfoUrl, {
    headers: { authorization: `Bearer ${token}` },
  }).catch(() => undefined);
  const result = v.safeParse(userInfo, response?.ok ? await response.json() : undefined);
  return result.success ? result.output : undefined;
}
