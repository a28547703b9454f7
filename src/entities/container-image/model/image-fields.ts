import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { registryImageScanRequestSchema } from '@/shared/api/generated/forms/scans';
import type { Registry, RegistryField } from './registries';

const image: RegistryField = { name: 'image', label: msg`Image`, placeholder: 'api' };
const tag: RegistryField = { name: 'tag', label: msg`Tag`, placeholder: 'latest' };

const isOfLogin = ({ name, secret }: RegistryField): boolean =>
  secret === true || name === 'username';

/**
 * The fields that identify an image in a registry, in the order of the image's name. Credentials
 * come last.
 */
export const imageFields = ({ fields }: Registry): readonly RegistryField[] => [
  ...fields.filter((field) => !isOfLogin(field)),
  image,
  tag,
  ...fields.filter(isOfLogin),
];

const contractField = (platform: Registry['platform'], name: string) => {
  const entries: Readonly<Record<string, v.GenericSchema<string, string>>> =
    registryImageScanRequestSchema[platform].entries;
  const field = entries[name];
  if (field === undefined) throw new Error(`The contract has no field ${name} of ${platform}`);
  return field;
};

export const imageSchema = (platform: Registry['platform'], fields: readonly RegistryField[]) =>
  v.object(
    Object.fromEntries(
      fields.map(({ name, optional }) => {
        const text = v.pipe(v.string(), v.trim(), contractField(platform, name));
        return [name, optional === true ? text : v.pipe(text, v.nonEmpty())];
      }),
    ),
  );
