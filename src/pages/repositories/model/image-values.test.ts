import { expect, it } from 'vitest';
import { registries } from '@/entities/container-image';
import type { ContainerSpec } from '@/shared/api/generated/model';
import { imageRequest, imageValues } from './image-values';

const registryOf = (platform: string) => {
  const found = registries.find((one) => one.platform === platform);
  if (!found) throw new Error(`No ${platform}.`);
  return found;
};
const spec: ContainerSpec = {
  id: 'r',
  platform: 'docker_hub',
  image: 'ledger',
  tag: '1.4',
  registry: 'acme',
  fields: { namespace: 'acme', username: 'bot' },
  isConfigured: true,
  updated_at: '2026-02-01T00:00:00Z',
};

it('begins with what is known of the same registry, and with nothing secret', () => {
  expect(imageValues(registryOf('docker_hub'), spec)).toEqual({
    image: 'ledger',
    tag: '1.4',
    namespace: 'acme',
    username: 'bot',
    password: '',
  });
});

it('takes nothing but the image to another registry', () => {
  expect(imageValues(registryOf('gitlab_registry'), spec)).toEqual({
    image: 'ledger',
    tag: '1.4',
    namespace: '',
    username: '',
    token: '',
  });
  expect(imageValues(registryOf('azure_acr'), undefined)).toEqual({
    image: '',
    tag: 'latest',
    registry_name: '',
  });
});

it('keeps a secret that is not typed, and clears the name of a user', () => {
  expect(
    imageRequest(registryOf('docker_hub'), {
      image: 'ledger',
      tag: '2',
      namespace: 'acme',
      username: '',
      password: '',
    }),
  ).toEqual({
    platform: 'docker_hub',
    image: 'ledger',
    tag: '2',
    namespace: 'acme',
    username: null,
  });
  expect(
    imageRequest(registryOf('docker_hub'), {
      image: 'ledger',
      tag: '2',
      namespace: 'acme',
      username: 'bot',
      password: 'hunter2',
    }),
  ).toMatchObject({ username: 'bot', password: 'hunter2' });
});
