import { describe, expect, it } from 'vitest';
import { readConfig } from '../../config/config.ts';
import {
  alternateLinks,
  setPageLanguage,
  inlineHashes,
  pageLanguageOf,
  renderPage,
} from './page.ts';
import { contentSecurityPolicy } from '../security-headers.ts';

const template = `<html><head><style>body{}</style><script>first()</script><script type="module" src="/a.js"></script><script type="application/json" id="parapet-config">{}</script></head></html>`;

describe('the page', () => {
  it('carries the public configuration and nothing else of it', () => {
    const html = renderPage(
      template,
      readConfig({
        PARAPET_PRODUCT_NAME: 'Wall',
        GOOGLE_CLIENT_ID: 'client-1',
        PARAPET_UPLOAD_LIMIT_MB: '64',
        PARAPET_ADMIN_EMAIL: 'a@b.example',
        PARAPET_ADMIN_PASSWORD: 'very secret password',
      }),
    );
    const json = /id="parapet-config">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(json)).toEqual({
      apiBaseUrl: '/v1',
      productName: 'Wall',
      registration: 'invite',
      googleClientId: 'client-1',
      passkeys: false,
      telemetryKey: '',
      uploadLimitMb: 64,
    });
    expect(html).not.toContain('very secret');
  });

  it('cannot be broken out of by a value', () => {
    const html = renderPage(
      template,
      readConfig({ PARAPET_PRODUCT_NAME: '</script><script>alert(1)</script>$&' }),
    );
    expect(html).not.toContain('<script>alert');
    expect(JSON.parse(/id="parapet-config">(.*?)<\/script>/.exec(html)?.[1] ?? '')).toMatchObject({
      productName: '</script><script>alert(1)</script>$&',
    });
  });

  it('names the whole address of its picture', () => {
    const shared = '<meta property="og:image" content="/social-preview.png" />';
    expect(
      renderPage(shared, readConfig({ PARAPET_PUBLIC_URL: 'https://parapet.acme.example' })),
    ).toContain('content="https://parapet.acme.example/social-preview.png"');
  });

  it('says its language before any script does', () => {
    expect(
      setPageLanguage('<html lang="en-US"><head>', pageLanguageOf('/es/login?redirect=/')),
    ).toBe('<html lang="es"><head>');
    for (const url of ['/', '/estimates', '/login?to=/es/'])
      expect(setPageLanguage('<html lang="en-US"><head>', pageLanguageOf(url))).toBe(
        '<html lang="en-US"><head>',
      );
  });

  it.each([
    ['/es/login?redirect=/x', '/login', '/es/login'],
    ['/login', '/login', '/es/login'],
    ['/', '/', '/es'],
    ['/es', '/', '/es'],
    ['/es/', '/', '/es'],
    ['/a">,<b', '/a%22%3E%2C%3Cb', '/es/a%22%3E%2C%3Cb'],
  ])('%s is there in both languages', (url, english, spanish) => {
    const [en, es, other] = alternateLinks(
      readConfig({ PARAPET_PUBLIC_URL: 'https://p.example' }),
      url,
    ).split(', ');
    expect([en, es]).toEqual([
      `<https://p.example${english}>; rel="alternate"; hreflang="en"`,
      `<https://p.example${spanish}>; rel="alternate"; hreflang="es"`,
    ]);
    expect(other).toBe(`<https://p.example${english}>; rel="alternate"; hreflang="x-default"`);
  });

  it('names the hash of every inline script and style that runs, and of no data', () => {
    const { scripts, styles } = inlineHashes(template);
    expect(scripts).toHaveLength(1);
    expect(styles).toHaveLength(1);
  });
});

describe('the content security policy', () => {
  const policy = (env: Record<string, string>) =>
    contentSecurityPolicy(readConfig(env), { scripts: ["'sha256-x'"], styles: [] });

  it('allows no inline script, no evaluation and no other origin', () => {
    const plain = policy({});
    expect(plain).toContain("script-src 'self' 'sha256-x';");
    expect(plain).not.toMatch(
      /unsafe-eval|(script|connect|frame|style)-src[^;]*https:|script-src[^;]*unsafe-inline/,
    );
    expect(plain).toContain("frame-ancestors 'none'");
  });

  it('follows what is configured', () => {
    expect(policy({ GOOGLE_CLIENT_ID: 'client-1' })).toMatch(
      /script-src [^;]*accounts\.google\.com\/gsi\/client/,
    );
    expect(policy({ GOOGLE_CLIENT_ID: 'client-1' })).not.toMatch(/applicationinsights/);
    expect(policy({ TELEMETRY_KEY: 'key' })).toMatch(/connect-src [^;]*applicationinsights/);
    expect(
      policy({
        TELEMETRY_KEY: 'InstrumentationKey=key;IngestionEndpoint=https://in.example/track',
      }),
    ).toMatch(/connect-src 'self' https:\/\/in\.example;/);
  });
});
