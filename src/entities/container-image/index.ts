export { imageFields, imageSchema } from './model/image-fields';
export { type Registry, type RegistryField, registries } from './model/registries';
