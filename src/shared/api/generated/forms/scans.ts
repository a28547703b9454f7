// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';

export const registryImageScanRequestSchema = {
  aws_ecr: v.object({
    platform: v.literal('aws_ecr'),
    image: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(300)),
    tag: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(128)),
    account_id: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.regex(/^\d{12}$/u)),
    region: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(40)),
    repo: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(256)),
  }),
  azure_acr: v.object({
    platform: v.literal('azure_acr'),
    image: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(300)),
    tag: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(128)),
    registry_name: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(100)),
  }),
  docker_hub: v.object({
    platform: v.literal('docker_hub'),
    image: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(300)),
    tag: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(128)),
    namespace: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(100)),
    username: v.pipe(v.string(), v.trim(), v.maxLength(200)),
    password: v.pipe(v.string(), v.trim(), v.maxLength(500)),
  }),
  github_ghcr: v.object({
    platform: v.literal('github_ghcr'),
    image: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(300)),
    tag: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(128)),
    user: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(100)),
    username: v.pipe(v.string(), v.trim(), v.maxLength(200)),
    token: v.pipe(v.string(), v.trim(), v.maxLength(500)),
  }),
  gitlab_registry: v.object({
    platform: v.literal('gitlab_registry'),
    image: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(300)),
    tag: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(128)),
    namespace: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(200)),
    username: v.pipe(v.string(), v.trim(), v.maxLength(200)),
    token: v.pipe(v.string(), v.trim(), v.maxLength(500)),
  }),
  google_gar: v.object({
    platform: v.literal('google_gar'),
    image: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(300)),
    tag: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(128)),
    region: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(40)),
    project_id: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(100)),
    repo: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(200)),
  }),
  google_gcr: v.object({
    platform: v.literal('google_gcr'),
    image: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(300)),
    tag: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(128)),
    project_id: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(100)),
  }),
  jfrog_artifactory: v.object({
    platform: v.literal('jfrog_artifactory'),
    image: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(300)),
    tag: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(128)),
    domain: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(253)),
    repo: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(200)),
    username: v.pipe(v.string(), v.trim(), v.maxLength(200)),
    password: v.pipe(v.string(), v.trim(), v.maxLength(500)),
  }),
};

export const cloudScanRequestSchema = v.object({
  provider: v.picklist(['aws', 'azure', 'gcp', 'oracle_oci']),
  regions: v.pipe(
    v.array(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(40))),
    v.maxLength(50),
  ),
});
