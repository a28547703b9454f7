import { expect, it } from 'vitest';
import { readImage } from './image-reference';

it.each([
  [
    'aws_ecr',
    {
      account_id: '447120093902',
      region: 'eu-west-1',
      repo: 'ledger',
      image: 'api',
      tag: '3.18.2',
    },
    '447120093902.dkr.ecr.eu-west-1.amazonaws.com/ledger/api:3.18.2',
  ],
  [
    'aws_ecr',
    { account_id: '447120093902', region: 'cn-north-1', repo: 'acme/api', image: 'api', tag: '1' },
    '447120093902.dkr.ecr.cn-north-1.amazonaws.com.cn/acme/api:1',
  ],
  [
    'azure_acr',
    { registry_name: 'Acme.azurecr.io', image: 'team/api', tag: 'latest' },
    'acme.azurecr.io/team/api:latest',
  ],
  ['docker_hub', { namespace: 'acme', image: 'api', tag: '1.4.2' }, 'docker.io/acme/api:1.4.2'],
  ['github_ghcr', { user: 'Acme', image: 'api', tag: '1.4.2' }, 'ghcr.io/acme/api:1.4.2'],
  [
    'gitlab_registry',
    { namespace: 'acme/backend', image: 'api', tag: '1.4.2' },
    'registry.gitlab.com/acme/backend/api:1.4.2',
  ],
  [
    'google_gar',
    {
      region: 'europe-west1',
      project_id: 'acme.example:prod',
      repo: 'backend',
      image: 'api',
      tag: '1',
    },
    'europe-west1-docker.pkg.dev/acme.example/prod/backend/api:1',
  ],
  [
    'google_gcr',
    { project_id: 'acme-prod', image: 'api', tag: `sha256:${'a'.repeat(64)}` },
    `gcr.io/acme-prod/api@sha256:${'a'.repeat(64)}`,
  ],
  [
    'jfrog_artifactory',
    { domain: 'acme.jfrog.example:8443', repo: 'docker-local', image: 'api', tag: '1' },
    'acme.jfrog.example:8443/docker-local/api:1',
  ],
])('names an image of %s', (platform, fields, reference) => {
  expect(readImage(platform, fields)).toMatchObject({
    reference,
    name: reference.replace(/[:@](?:sha256:\w+|[\w.]+)$/, ''),
  });
});

it.each([
  ['an option', { image: '--config=/etc/passwd' }, 'image'],
  ['a path that climbs', { image: '../api' }, 'image'],
  ['a blank', { image: 'a b' }, 'image'],
  ['nothing', { image: ' ' }, 'image'],
  ['another tag in the tag', { tag: '1:2' }, 'tag'],
  ['an option for a tag', { tag: '-x' }, 'tag'],
  ['an address for a host', { domain: 'http://inside/' }, 'domain'],
  ['a person in the host', { domain: 'me@inside' }, 'domain'],
])('refuses %s and says where', (_, changed, misfit) => {
  expect(
    readImage('jfrog_artifactory', {
      domain: 'acme.example',
      repo: 'r',
      image: 'i',
      tag: '1',
      ...changed,
    }),
  ).toEqual({ misfit });
});
