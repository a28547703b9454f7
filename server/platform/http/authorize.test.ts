import { describe, expect, it } from 'vitest';
import { authorize } from './authorize.ts';
import type { Permission } from '#domain/roles';
import type { Principal } from './principal.ts';

const api = (...scopes: Permission[]) => ({ kind: 'api', id: '1', scopes }) as const;
const caller = (over: Partial<Principal>) =>
  ({
    role: 'developer',
    isPartner: false,
    token: { kind: 'session', id: '1' },
    ...over,
  }) as Principal; // only these fields of a principal are read

describe('access to an operation', () => {
  it('is open to all where it is public', () => {
    expect(authorize('public', caller({ token: api() }))).toBe('all');
  });

  it('needs a session for the matters of a person', () => {
    expect(authorize('session', caller({}))).toBe('all');
    expect(() => authorize('session', caller({ token: api('findings:read') }))).toThrow(
      expect.objectContaining({ status: 401 }),
    );
  });

  it('follows the role of the caller', () => {
    expect(authorize('findings:read', caller({}))).toBe('own');
    expect(authorize('findings:read', caller({ role: 'admin' }))).toBe('all');
    expect(authorize('clients:read', caller({ isPartner: true }))).toBe('own');
    expect(() => authorize('team:manage', caller({}))).toThrow(
      expect.objectContaining({ status: 403 }),
    );
  });

  it('gives an API token what both its scopes and the role allow', () => {
    const token = api('findings:read', 'team:manage');
    expect(authorize('findings:read', caller({ token }))).toBe('own');
    expect(() => authorize('findings:triage', caller({ token }))).toThrow(
      'This API token has no scope findings:triage.',
    );
    expect(() => authorize('team:manage', caller({ token }))).toThrow(
      expect.objectContaining({ status: 403 }),
    );
  });
});
