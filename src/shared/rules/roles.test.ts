import { describe, expect, it } from 'vitest';
import { can, invitableRoles, isPermission, isRole, rolesWith, scopeOf } from './roles';

describe('permissions', () => {
  it('follow the role', () => {
    expect(scopeOf({ role: 'developer' }, 'findings:read')).toBe('own');
    expect(scopeOf({ role: 'cyberoper' }, 'findings:read')).toBe('all');
    expect(scopeOf({ role: 'developer' }, 'team:manage')).toBeUndefined();
    expect(can({ role: 'admin' }, 'team:manage')).toBe(true);
    expect(can({ role: 'cyberoper' }, 'team:manage')).toBe(false);
  });

  it('open to a partner the organisations that it brought, and nothing more', () => {
    expect(scopeOf({ role: 'developer', is_partner: true }, 'clients:read')).toBe('own');
    expect(scopeOf({ role: 'superadmin', is_partner: true }, 'clients:read')).toBe('all');
    expect(scopeOf({ role: 'admin', is_partner: false }, 'clients:read')).toBeUndefined();
    expect(scopeOf({ role: 'admin', is_partner: true }, 'clients:manage')).toBeUndefined();
  });

  it('name whom to ask, the most powerful first', () => {
    expect(rolesWith('team:manage')).toEqual(['superadmin', 'admin']);
    expect(rolesWith('findings:bulk')).toEqual(['superadmin', 'admin', 'cyberoper']);
  });

  it('let no user invite above themselves', () => {
    expect(invitableRoles({ role: 'superadmin' })).toContain('superadmin');
    expect(invitableRoles({ role: 'admin' })).toEqual(['admin', 'cyberoper', 'developer']);
    expect(invitableRoles({ role: 'cyberoper' })).toEqual([]);
    expect(invitableRoles({ role: 'developer' })).toEqual([]);
  });

  it('are known by their words', () => {
    expect(isPermission('findings:read')).toBe(true);
    expect(isPermission('toString')).toBe(false);
    expect(isRole('admin')).toBe(true);
    expect(isRole('owner')).toBe(false);
  });
});
