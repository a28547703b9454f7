/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ConfiguredPlugin } from './configuredPlugin.ts';

/**
 * Which clouds are connected.
 */
export interface CloudPlugin {
  aws: ConfiguredPlugin;
  azure: ConfiguredPlugin;
  gcp: ConfiguredPlugin;
  oracle_oci: ConfiguredPlugin;
}
