/**
 * S3Scanner: permissions on a bucket for the public and for any authenticated user of the provider.
 */
import { type Entry, skipped } from '../entries.ts';
import { jsonFormat } from '../format.ts';
import { at, has, num, str } from '../parsers/json-access.ts';
import type { RawFinding } from '../raw-finding.ts';

const allowed = 1;

const grants = [
  ['full_control', 'do everything with', 'critical'],
  ['write_acl', 'change the permissions of', 'critical'],
  ['write', 'write to', 'critical'],
  ['read', 'list', 'high'],
  ['read_acl', 'read the permissions of', 'medium'],
] as const;

const who = [
  ['all_users', 'Anyone'],
  ['auth_users', 'Any account of the provider'],
] as const;

const firstOf = (value: unknown): unknown => (Array.isArray(value) ? at(value, 0) : value);

export const s3Scanner = jsonFormat({
  id: 's3scanner',
  tool: 'S3Scanner',
  category: 'cloud',
  docsUrl: 'https://github.com/sa7mon/S3Scanner#readme',
  detect: ({ value }) =>
    has(firstOf(value), 'bucket.perm_all_users_read') ||
    has(firstOf(value), 'bucket.exists', 'bucket.name')
      ? 1
      : 0,
  each: ['', '/#'],
  map: (raw): Entry | Entry[] | undefined => {
    const bucket = at(raw, 'bucket');
    const name = str(bucket, 'name');
    if (name === undefined) return has(raw, 'level', 'msg') ? skipped('no_entry') : undefined;
    if (num(bucket, 'exists') !== allowed) return skipped('not_a_finding');
    const found = who.flatMap(([group, people]) =>
      grants.flatMap(([grant, deed, severity]): RawFinding[] => {
        const rule = `perm_${group}_${grant}`;
        return num(bucket, rule) === allowed
          ? [
              {
                ruleId: rule,
                title: `${people} may ${deed} the bucket ${name}`,
                severity,
                cwes: 732,
                cloudResource: {
                  provider: str(bucket, 'provider'),
                  account: str(bucket, 'owner_id'),
                  region: str(bucket, 'region'),
                  type: 'bucket',
                  id: name,
                },
                lastSeen: str(bucket, 'date_scanned'),
              },
            ]
          : [];
      }),
    );
    const known = who.some(([group]) =>
      grants.some(([grant]) => has(bucket, `perm_${group}_${grant}`)),
    );
    return found.length > 0 ? found : known ? skipped('passed') : undefined;
  },
});
