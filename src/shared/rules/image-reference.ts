// Builds an image reference from a registry form. The server, which scans the image, and the web
// app, which previews the reference, share it.

/** The values of the form: the fields of its platform (specification, section 3), image and tag. */
export type ImageFields = Readonly<Record<string, unknown>>;

export type ImageReference = {
  /** The reference as clients pull it. */
  reference: string;
  /** The reference without its tag, which the findings of all builds share. */
  name: string;
  host: string;
};

/**
 * The distribution specification's grammar of names, part by part
 * (https://distribution.github.io/distribution/spec/api/, "Overview").
 */
const parts = /^[a-z0-9]+(?:(?:\.|_|__|-+)[a-z0-9]+)*(?:\/[a-z0-9]+(?:(?:\.|_|__|-+)[a-z0-9]+)*)*$/;
const label = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/;
const domain =
  /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*(?::\d{1,5})?$/i;
const tagOrDigest = /^(?:\w[\w.-]{0,127}|sha256:[0-9a-f]{64})$/;

class Misfit extends Error {
  readonly field: string;
  constructor(field: string) {
    super(`${field} does not fit.`);
    this.field = field;
  }
}

const fieldsOf = (given: ImageFields) => {
  const text = (field: string): string => {
    const value = given[field];
    return typeof value === 'string' ? value.trim() : '';
  };
  const fitting = (field: string, form: RegExp, value = text(field)): string => {
    if (!form.test(value)) throw new Misfit(field);
    return value;
  };
  const path = (field: string) =>
    fitting(
      field,
      parts,
      text(field)
        .toLowerCase()
        .replaceAll(/^\/+|\/+$/g, ''),
    );
  /**
   * Projects of a domain are written `example.com:shop`, but `example.com/shop` within image names.
   */
  const project = () =>
    fitting('project_id', parts, text('project_id').toLowerCase().replace(':', '/'));
  return { text, fitting, path, project };
};

/** The host of a registry and the path of the image in it. */
const places: Readonly<
  Record<string, (fields: ReturnType<typeof fieldsOf>) => { host: string; folders: string[] }>
> = {
  aws_ecr: ({ fitting, path }) => {
    const region = fitting('region', label);
    return {
      host: `${fitting('account_id', /^\d{12}$/)}.dkr.ecr.${region}.amazonaws.com${region.startsWith('cn-') ? '.cn' : ''}`,
      folders: [path('repo')],
    };
  },
  azure_acr: ({ text, fitting }) => ({
    host: `${fitting(
      'registry_name',
      label,
      text('registry_name')
        .toLowerCase()
        .replace(/\.azurecr\.io$/, ''),
    )}.azurecr.io`,
    folders: [],
  }),
  docker_hub: ({ path }) => ({ host: 'docker.io', folders: [path('namespace')] }),
  github_ghcr: ({ path }) => ({ host: 'ghcr.io', folders: [path('user')] }),
  gitlab_registry: ({ path }) => ({ host: 'registry.gitlab.com', folders: [path('namespace')] }),
  google_gar: ({ fitting, path, project }) => ({
    host: `${fitting('region', label)}-docker.pkg.dev`,
    folders: [project(), path('repo')],
  }),
  google_gcr: ({ project }) => ({ host: 'gcr.io', folders: [project()] }),
  jfrog_artifactory: ({ fitting, path }) => ({
    host: fitting('domain', domain).toLowerCase(),
    folders: [path('repo')],
  }),
};

/** A repository that ends with the image name already contains it, as registries display it. */
const joined = (folders: readonly string[], image: string): string => {
  const before = folders.join('/');
  return before === image || before.endsWith(`/${image}`)
    ? before
    : [before, image].filter((part) => part !== '').join('/');
};

/**
 * Returns the image reference for the fields, or the first invalid field. No part of a reference
 * can be parsed as a command-line option or as a URL of another kind.
 */
export function readImage(
  platform: string,
  given: ImageFields,
): ImageReference | { misfit: string } {
  const fields = fieldsOf(given);
  try {
    const place = places[platform]?.(fields);
    if (!place) return { misfit: 'platform' };
    const name = `${place.host}/${joined(place.folders, fields.path('image'))}`;
    const tag = fields.fitting('tag', tagOrDigest);
    return {
      host: place.host,
      name,
      reference: tag.startsWith('sha256:') ? `${name}@${tag}` : `${name}:${tag}`,
    };
  } catch (error) {
    if (error instanceof Misfit) return { misfit: error.field };
    throw error;
  }
}
