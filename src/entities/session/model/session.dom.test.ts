import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  accessToken,
  hasSessionEnded,
  endSession,
  mayReload,
  markLoggedOut,
  onSessionEnd,
  readSessionRecord,
  rememberedUsername,
  rememberUsername,
  safeReturnTo,
  storeAccessToken,
  writeSessionRecord,
} from '../index';

beforeEach(() => {
  localStorage.clear();
  document.cookie = 'access_token=; max-age=0; path=/';
});

describe('the token', () => {
  it('is kept in its cookie', () => {
    storeAccessToken('pst_a.b-c');
    expect(document.cookie).toContain('access_token=pst_a.b-c');
    expect(accessToken()).toBe('pst_a.b-c');
  });

  it('lives for a day, on every page', () => {
    const write = vi.spyOn(document, 'cookie', 'set');
    storeAccessToken('pst_a');
    expect(write.mock.lastCall?.[0]).toContain('; max-age=86400; path=/;');
    write.mockRestore();
  });

  it.each(['%E0%A4%A', 'with%20space', 'line%0Abreak'])(
    'heals when its cookie is damaged: %s',
    (damaged) => {
      document.cookie = `access_token=${damaged}; path=/`;
      expect(accessToken()).toBeUndefined();
    },
  );
});

describe('what the browser keeps', () => {
  it.each(['not json', '42', '{"logged_in":"yes","google_auth":7,"google_user":[]}', 'null'])(
    'heals: %s',
    (damaged) => {
      localStorage.setItem('parapet-session', damaged);
      localStorage.setItem('parapet-remember-me', damaged);
      expect(readSessionRecord()).toEqual({
        logged_in: false,
        google_auth: 0,
        google_user: null,
        ended: false,
      });
      expect(rememberedUsername()).toBe('');
    },
  );

  it('goes with the session, with what others registered', async () => {
    const clean = vi.fn();
    onSessionEnd(clean);
    storeAccessToken('t');
    rememberUsername('admin@acme.example');
    writeSessionRecord({
      logged_in: true,
      google_auth: 1,
      google_user: { email: 'admin@acme.example' },
      ended: false,
    });
    await endSession();
    expect(accessToken()).toBeUndefined();
    expect(rememberedUsername()).toBe('');
    expect(readSessionRecord().logged_in).toBe(false);
    expect(clean).toHaveBeenCalledOnce();
  });

  it('keeps nothing of Google when a token was refused, even after a reload', async () => {
    writeSessionRecord({
      logged_in: true,
      google_auth: 1,
      google_user: { email: 'admin@acme.example' },
      ended: false,
    });
    await endSession({ keepName: true });
    expect(readSessionRecord()).toMatchObject({ google_auth: 0, google_user: null });
    expect(localStorage.getItem('parapet-session')).not.toContain('admin@acme.example');
  });

  it('keeps the name when a session merely ran out', async () => {
    rememberUsername('admin@acme.example');
    await endSession({ keepName: true });
    expect(rememberedUsername()).toBe('admin@acme.example');
  });
});

describe('a session that is over', () => {
  const signIn = () =>
    writeSessionRecord({ logged_in: true, google_auth: 0, google_user: null, ended: false });

  it('has ended by itself when its token ran out or was refused', async () => {
    expect(hasSessionEnded()).toBe(false);
    signIn();
    expect(hasSessionEnded()).toBe(true);
    await endSession({ keepName: true });
    expect(readSessionRecord().logged_in).toBe(false);
    expect(hasSessionEnded()).toBe(true);
  });

  it('has not when the user logged out, even if a call was refused meanwhile', async () => {
    signIn();
    markLoggedOut();
    await endSession({ keepName: true });
    expect(hasSessionEnded()).toBe(false);
    signIn();
    await endSession();
    expect(hasSessionEnded()).toBe(false);
  });
});

describe('a forced reload', () => {
  it('happens once in ten seconds', () => {
    expect([
      mayReload(100_000),
      mayReload(109_999),
      mayReload(110_000),
      mayReload(110_001),
    ]).toEqual([true, false, true, false]);
  });

  it('is not blocked by a clock that was wrong', () => {
    expect(mayReload(10_000_000)).toBe(true);
    expect(mayReload(1000)).toBe(true);
  });
});

describe('the way back after signing in', () => {
  it.each(['/', '/findings/all?severity=critical,high&cwe=79', '/es/Repositories#top'])(
    'leads to %s',
    (asked) => {
      expect(safeReturnTo(asked, 'https://parapet.example')).toBe(asked);
    },
  );

  it.each([
    undefined,
    '',
    'https://evil.example',
    '//evil.example',
    String.raw`/\evil.example`,
    '/\t/evil.example',
    'javascript:alert(1)',
    'findings',
    String.raw`\\evil.example`,
    '/login',
    '/es/login?redirect=/x',
    '/register',
    String.raw`/a\..\..\b`,
  ])('never leads to %s', (asked) => {
    expect(safeReturnTo(asked, 'https://parapet.example')).toBeUndefined();
  });
});
