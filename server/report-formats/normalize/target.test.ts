import { describe, expect, it } from 'vitest';
import { parseTarget } from './target.ts';

describe('what was looked at, as a person writes it', () => {
  it.each([
    ['https://Shop.example:443/login?x=1', 'host:shop.example'],
    ['https://shop.example:8443', 'host:shop.example:8443'],
    ['shop.example.org', 'host:shop.example.org'],
    ['db.example.org:5432', 'host:db.example.org'],
    ['192.0.2.7', 'host:192.0.2.7'],
    ['[2001:db8::1]:22', 'host:[2001:db8::1]'],
    ['localhost:8080', 'host:localhost'],
    ['host: shop', 'host:shop'],
    ['nginx:1.27', 'image:nginx'],
    ['docker.io/library/nginx:1.27', 'image:nginx'],
    ['registry.example/shop/api', 'image:registry.example/shop/api'],
    ['localhost:5000/shop/api:7', 'image:localhost:5000/shop/api'],
    [`shop/api@sha256:${'a'.repeat(64)}`, 'image:shop/api'],
    ['image:shop/api', 'image:shop/api'],
    ['aws/123456789012', 'account:aws/123456789012'],
    ['account:AWS/123456789012', 'account:aws/123456789012'],
    ['account:123456789012', 'account:123456789012'],
    ['services/web/', 'path:services/web'],
    ['./web/package.json', 'path:web/package.json'],
    ['package-lock.json', 'path:package-lock.json'],
    ['path:nginx:1.27', 'path:nginx:1.27'],
  ])('%s is %s', (written, target) => {
    expect(parseTarget(written)).toBe(target);
  });

  it.each(['', '.', '../elsewhere', '/etc', 'host:', 'image:', 'https://'])(
    '"%s" names nothing',
    (written) => {
      expect(parseTarget(written)).toBeUndefined();
    },
  );
});
