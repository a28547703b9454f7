import * as v from 'valibot';

const trimmed = v.fallback(
  v.pipe(
    v.string(),
    v.transform((text) => text.trim()),
  ),
  '',
);

// The server injects the configuration into the page, so that one build serves every installation.
const schema = v.object({
  apiBaseUrl: v.fallback(v.string(), '/v1'),
  productName: v.fallback(
    v.pipe(
      v.string(),
      v.transform((name) => name || 'Parapet'),
    ),
    'Parapet',
  ),
  registration: v.fallback(v.picklist(['invite', 'open']), 'invite'),
  googleClientId: trimmed,
  telemetryKey: trimmed,
});

export type PublicConfig = v.InferOutput<typeof schema>;

/** Returns a valid configuration for any input. */
export function readPublicConfig(text: string | null | undefined): PublicConfig {
  try {
    return v.parse(schema, JSON.parse(text || '{}'));
  } catch {
    return v.parse(schema, {});
  }
}

export const publicConfig: PublicConfig = readPublicConfig(
  typeof document === 'undefined' ? null : document.getElementById('parapet-config')?.textContent,
);
