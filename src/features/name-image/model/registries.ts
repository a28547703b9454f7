import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RegistryImageScanRequest } from '@/shared/api/generated/model';

export type RegistryField = { name: string; label: MessageDescriptor; secret?: true; optional?: true };
export type Registry = { platform: RegistryImageScanRequest['platform']; name: string; fields: readonly RegistryField[] };

const namespace = { name: 'namespace', label: msg`Namespace` };
const username: RegistryField = { name: 'username', label: msg`User name`, optional: true };
const token: RegistryField = { name: 'token', label: msg`Access token`, secret: true, optional: true };
const password: RegistryField = { name: 'password', label: msg`Password`, secret: true, optional: true };
const region = { name: 'region', label: msg`Region` };
const repo = { name: 'repo', label: msg`Repository` };
const project = { name: 'project_id', label: msg`Project ID` };

/** The fields of each registry (specification, section 3), beside image and tag. */
export const registries: readonly Registry[] = [
  { platform: 'docker_hub', name: 'Docker Hub', fields: [namespace, username, password] },
  { platform: 'github_ghcr', name: 'GitHub (ghcr.io)', fields: [{ name: 'user', label: msg`Owner` }, username, token] },
  { platform: 'gitlab_registry', name: 'GitLab', fields: [namespace, username, token] },
  { platform: 'aws_ecr', name: 'Amazon ECR', fields: [{ name: 'account_id', label: msg`Account ID` }, region, repo] },
  { platform: 'azure_acr', name: 'Azure ACR', fields: [{ name: 'registry_name', label: msg`Registry name` }] },
  { platform: 'google_gar', name: 'Google Artifact Registry', fields: [region, project, repo] },
  { platform: 'google_gcr', name: 'Google Container Registry', fields: [project] },
  { platform: 'jfrog_artifactory', name: 'JFrog Artifactory', fields: [{ name: 'domain', label: msg`Domain` }, repo, username, password] },
];
