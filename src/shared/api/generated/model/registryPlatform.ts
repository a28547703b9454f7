/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A container registry.
 */
export type RegistryPlatform = 'aws_ecr' | 'azure_acr' | 'docker_hub' | 'github_ghcr' | 'gitlab_registry' | 'google_gar' | 'google_gcr' | 'jfrog_artifactory';