import { imageFields, type Registry } from '@/entities/container-image';
import type { ContainerSpec, RegistryImageScanRequest } from '@/shared/api/generated/model';

/**
 * The form's initial values: what is stored for the same registry; for another one, only the image
 * and its tag.
 */
export function imageValues(
  registry: Registry,
  spec: ContainerSpec | undefined,
): Record<string, string> {
  const known: Readonly<Record<string, string>> = {
    tag: 'latest',
    ...(spec && { image: spec.image, tag: spec.tag }),
    ...(spec?.platform === registry.platform && spec.fields),
  };
  return Object.fromEntries(
    imageFields(registry).map(({ name, secret }) => [name, secret ? '' : (known[name] ?? '')]),
  );
}

/** An empty secret keeps the stored one; an empty user name means none. */
export const imageRequest = (
  registry: Registry,
  values: Readonly<Record<string, string>>,
): RegistryImageScanRequest =>
  ({
    platform: registry.platform,
    ...Object.fromEntries(
      imageFields(registry).flatMap(({ name, secret }): [string, unknown][] => {
        const value = values[name] ?? '';
        return value !== '' ? [[name, value]] : secret ? [] : [[name, null]];
      }),
    ),
  }) as RegistryImageScanRequest; // the fields match the request of this registry
