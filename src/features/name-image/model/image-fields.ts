import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import type { Registry, RegistryField } from './registries';

const image: RegistryField = { name: 'image', label: msg`Image`, placeholder: 'api' };
const tag: RegistryField = { name: 'tag', label: msg`Tag`, placeholder: 'latest' };

const isOfLogin = ({ name, secret }: RegistryField): boolean =>
  secret === true || name === 'username';

/** Everything that names an image in a registry, in the order in which its name is written; what lets in comes last. */
export const imageFields = ({ fields }: Registry): readonly RegistryField[] => [
  ...fields.filter((field) => !isOfLogin(field)),
  image,
  tag,
  ...fields.filter(isOfLogin),
];

export const imageSchema = (fields: readonly RegistryField[]) =>
  v.object(
    Object.fromEntries(
      fields.map(({ name, optional }) => [
        name,
        v.pipe(
          v.string(),
          v.trim(),
          v.check(
            (value) => optional === true || value !== '',
            () => i18n._(msg`Fill this in.`),
          ),
        ),
      ]),
    ),
  );
