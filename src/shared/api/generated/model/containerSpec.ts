/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { RegistryPlatform } from './registryPlatform.ts';

/**
 * The image of a repository, and what is known of its registry.
 */
export interface ContainerSpec {
  id: string;
  platform: RegistryPlatform;
  image: string;
  tag: string;
  /** @nullable */
  registry: string | null;
  /** Whether credentials are stored. */
  isConfigured: boolean;
  updated_at: string;
}
