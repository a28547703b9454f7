// Replaces texts in a report of any tool by hostile ones.
import type { Random } from '../fuzz/random.ts';

export const spoiltTexts: readonly string[] = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '[click](javascript:alert(1)) ![x](data:text/html,x)',
  '{{7*7}} ${7*7} <%= 7*7 %> #{7*7}',
  '=HYPERLINK("http://127.0.0.1","x")',
  '@SUM(1+1)*cmd|calc',
  '\u202egnp.exe\u202c \u200b\u2066x\u2069',
  'a\u0000b',
  '\ud800 lone \udfff',
  '../../../etc/passwd',
  '%00%0d%0aSet-Cookie: a=b',
  "'; drop table findings; --",
  'Z\u0351\u036b\u0343\u036a\u0302\u036b'.repeat(200),
  'x'.repeat(20_000),
  '',
  '-1',
  '1e309',
  '9'.repeat(400),
  '💥'.repeat(500),
];

/**
 * Replaces a fraction of the texts in a JSON document; keys stay, so that the reader still detects
 * the format.
 */
const spoilJson = (value: unknown, random: Random, share: number): unknown => {
  if (typeof value === 'string') return random.chance(share) ? random.pick(spoiltTexts) : value;
  if (typeof value === 'number') return random.chance(share / 4) ? 1e308 : value;
  if (Array.isArray(value)) return value.map((item) => spoilJson(item, random, share));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, spoilJson(inner, random, share)]),
  );
};

const escapeXml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;')
    .replaceAll(/[\u0000-\u0008\ud800-\udfff]/g, '\ufffd');

const spoilXml = (xml: string, random: Random, share: number): string =>
  xml
    .replaceAll(/>([^<>]+)</g, (whole, text: string) =>
      text.trim() !== '' && random.chance(share)
        ? `>${escapeXml(random.pick(spoiltTexts) ?? '')}<`
        : whole,
    )
    .replaceAll(/="([^"]*)"/g, (whole) =>
      random.chance(share / 2) ? `="${escapeXml(random.pick(spoiltTexts) ?? '')}"` : whole,
    );

const spoilLines = (text: string, random: Random, share: number): string =>
  text.replaceAll(/[\p{L}\d]{3,}/gu, (word) =>
    random.chance(share / 4) ? (random.pick(spoiltTexts) ?? word) : word,
  );

const tryJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

export const spoilReport = (report: string, random: Random, share: number): string => {
  const document = tryJson(report);
  if (document !== undefined) return JSON.stringify(spoilJson(document, random, share));
  return report.trimStart().startsWith('<')
    ? spoilXml(report, random, share)
    : spoilLines(report, random, share);
};
