import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import type { Registry, RegistryField } from './registries';

const image: RegistryField = { name: 'image', label: msg`Image` };
const tag: RegistryField = { name: 'tag', label: msg`Tag` };

/** Everything that names an image in a registry, in the order in which it is asked. */
export const imageFields = (registry: Registry): readonly RegistryField[] => [image, tag, ...registry.fields];

export const imageSchema = (fields: readonly RegistryField[]) =>
  v.object(Object.fromEntries(fields.map(({ name, optional }) => [name, v.pipe(v.string(), v.trim(), v.check((value) => optional === true || value !== '', () => i18n._(msg`Fill this in.`)))])));
