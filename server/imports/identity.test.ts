import { describe, expect, it } from 'vitest';
import type { ReportFinding } from '../reports/model.ts';
import { identityOf } from './identity.ts';

const finding = (over: Partial<ReportFinding>): ReportFinding => ({
  ruleId: 'CVE-2023-38408',
  title: 'OpenSSH',
  severity: 'high',
  category: 'network',
  pointer: '',
  ...over,
});
const identity = (over: Partial<ReportFinding>): string =>
  identityOf('Nmap', finding(over)).identity;

describe('the identity of a finding', () => {
  it('tells the same package on two hosts, or two workloads, apart', () => {
    const component = { name: 'openssh', version: '9.3' };
    expect(identity({ component, endpoint: 'a.example.org:22' })).not.toBe(
      identity({ component, endpoint: 'b.example.org:22' }),
    );
    expect(identity({ component, cloudResource: { id: 'shop/web' } })).not.toBe(
      identity({ component, cloudResource: { id: 'shop/db' } }),
    );
    expect(identity({ component, endpoint: 'a.example.org:22' })).toBe(
      identity({ component: { name: 'openssh', version: '9.4' }, endpoint: 'a.example.org:22' }),
    );
  });

  it('goes by the fingerprint that the format knows to be stable, wherever the code has moved', () => {
    const at = (path: string, startLine: number) =>
      identityOf(
        'KICS',
        finding({ stableFingerprint: 'similarityId=0af1', location: { path, startLine } }),
      );
    expect(at('main.tf', 3)).toMatchObject({
      identity: at('main.tf', 90).identity,
      basis: 'fingerprint',
    });
    expect(at('main.tf', 3).followKey).toBe(at('infra/main.tf', 3).followKey);
  });
});
