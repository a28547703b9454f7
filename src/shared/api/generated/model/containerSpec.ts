/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ContainerSpecFields } from './containerSpecFields.ts';
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
  /** What else its registry is asked with, by the names of the request; without its secrets. */
  fields: ContainerSpecFields;
  /** Whether credentials are stored. */
  isConfigured: boolean;
  updated_at: string;
}
