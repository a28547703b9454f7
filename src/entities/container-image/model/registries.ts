import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RegistryImageScanRequest } from '@/shared/api/generated/model';

export type RegistryField = {
  name: string;
  label: MessageDescriptor;
  secret?: true;
  optional?: true;
  placeholder?: string;
};
export type Registry = {
  platform: RegistryImageScanRequest['platform'];
  name: string;
  monogram: string;
  fields: readonly RegistryField[];
  /** The cloud whose connector provides access, if the registry has no login of its own. */
  cloud?: 'aws' | 'azure' | 'gcp';
};

const namespace: RegistryField = { name: 'namespace', label: msg`Namespace`, placeholder: 'acme' };
const username: RegistryField = { name: 'username', label: msg`Username`, optional: true };
const token: RegistryField = {
  name: 'token',
  label: msg`Access token`,
  secret: true,
  optional: true,
};
const password: RegistryField = {
  name: 'password',
  label: msg`Password`,
  secret: true,
  optional: true,
};
const repo: RegistryField = { name: 'repo', label: msg`Repository`, placeholder: 'ledger' };
const project: RegistryField = {
  name: 'project_id',
  label: msg`Project ID`,
  placeholder: 'acme-prod',
};
const region = (placeholder: string): RegistryField => ({
  name: 'region',
  label: msg`Region`,
  placeholder,
});

/** The fields of each registry (specification, section 3), besides image and tag. */
export const registries: readonly Registry[] = [
  {
    platform: 'aws_ecr',
    name: 'Amazon ECR',
    monogram: 'ECR',
    cloud: 'aws',
    fields: [
      { name: 'account_id', label: msg`Account ID`, placeholder: '123456789012' },
      region('eu-west-1'),
      repo,
    ],
  },
  {
    platform: 'azure_acr',
    name: 'Azure ACR',
    monogram: 'ACR',
    cloud: 'azure',
    fields: [{ name: 'registry_name', label: msg`Registry name`, placeholder: 'acme' }],
  },
  {
    platform: 'docker_hub',
    name: 'Docker Hub',
    monogram: 'DH',
    fields: [namespace, username, password],
  },
  {
    platform: 'github_ghcr',
    name: 'GitHub GHCR',
    monogram: 'GHC',
    fields: [{ name: 'user', label: msg`Owner`, placeholder: 'acme' }, username, token],
  },
  {
    platform: 'gitlab_registry',
    name: 'GitLab',
    monogram: 'GL',
    fields: [namespace, username, token],
  },
  {
    platform: 'google_gar',
    name: 'Google GAR',
    monogram: 'GAR',
    cloud: 'gcp',
    fields: [region('europe-west1'), project, repo],
  },
  { platform: 'google_gcr', name: 'Google GCR', monogram: 'GCR', cloud: 'gcp', fields: [project] },
  {
    platform: 'jfrog_artifactory',
    name: 'JFrog',
    monogram: 'JF',
    fields: [
      { name: 'domain', label: msg`Domain`, placeholder: 'acme.jfrog.io' },
      repo,
      username,
      password,
    ],
  },
];
