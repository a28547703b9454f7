import { imageFields, type Registry } from '@/entities/container-image';
import type { ContainerSpec, RegistryImageScanRequest } from '@/shared/api/generated/model';

/**
 * What the form begins with: what is known of the same registry; of another one only the image and
 * its tag.
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

/** An empty secret stays as it is, an empty name of a user is none. */
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
  }) as RegistryImageScanRequest; // the fields are those of this registry's request
