import { eq, inArray } from 'drizzle-orm';
import type { components } from '../../../openapi/generated/paths.d.ts';
import type { Scope } from '../../../src/shared/rules/roles.ts';
import { writeAudit } from '../../audit.ts';
import type { Tx } from '../../db/connect.ts';
import { containerSpecs } from '../../db/schema/catalogue.ts';
import { secrets } from '../../db/schema/operations.ts';
import { inTenant } from '../../db/tenancy.ts';
import type { Deps } from '../../deps.ts';
import { type Principal, tenantOf } from '../../http/principal.ts';
import { notFound } from '../../http/problem.ts';
import { readImage } from '../../../src/shared/rules/image-reference.ts';
import { findRepository } from '../repositories/repositories.service.ts';

type Schemas = components['schemas'];
type Spec = Schemas['RegistryImageScanRequest'];

/** What no answer ever contains. */
const secretFields = ['password', 'token'] as const;
const secretName = (repositoryId: string, field: string) =>
  `container_spec:${repositoryId}:${field}`;
const secretNames = (repositoryId: string) =>
  secretFields.map((field) => secretName(repositoryId, field));

/** Which field of each form says where the registry is. */
const registryOf = (fields: Readonly<Record<string, string>>): string | null =>
  fields['registry_name'] ??
  fields['namespace'] ??
  fields['domain'] ??
  fields['project_id'] ??
  fields['account_id'] ??
  fields['user'] ??
  null;

const documentOf = async (
  tx: Tx,
  repositoryId: string,
): Promise<Schemas['ContainerSpecDocument']> => {
  const [row] = await tx
    .select()
    .from(containerSpecs)
    .where(eq(containerSpecs.repositoryId, repositoryId));
  if (!row) throw notFound('Image');
  const stored = await tx
    .select({ name: secrets.name })
    .from(secrets)
    .where(inArray(secrets.name, secretNames(repositoryId)));
  return {
    data: {
      id: repositoryId,
      platform: row.platform as Schemas['RegistryPlatform'],
      image: row.image,
      tag: row.tag,
      registry: registryOf(row.fields),
      fields: row.fields,
      isConfigured: stored.length > 0,
      updated_at: row.updatedAt.toISOString(),
    },
  };
};

export const getContainerSpec = (deps: Deps, who: Principal, scope: Scope, repositoryId: string) =>
  inTenant(deps.db, tenantOf(who), async (tx) => {
    await findRepository(tx, who, scope, repositoryId);
    return documentOf(tx, repositoryId);
  });

const isSecret = (field: string): boolean => (secretFields as readonly string[]).includes(field);

/** Absent keeps, null clears, a text replaces (architecture, "Secrets"). */
const saveSecrets = async (
  tx: Tx,
  deps: Deps,
  who: Principal,
  repositoryId: string,
  spec: Readonly<Record<string, unknown>>,
): Promise<void> => {
  for (const field of secretFields) {
    const name = secretName(repositoryId, field);
    const given = spec[field];
    if (given === null) await tx.delete(secrets).where(eq(secrets.name, name));
    if (typeof given !== 'string') continue;
    const ciphertext = deps.secrets.seal(who.clientId, name, given);
    const updatedAt = deps.now();
    await tx
      .insert(secrets)
      .values({ clientId: who.clientId, name, ciphertext, updatedAt })
      .onConflictDoUpdate({
        target: [secrets.clientId, secrets.name],
        set: { ciphertext, updatedAt },
      });
  }
};

type Fields = Record<string, string>;

/** Where a registry is; what cannot be read is nowhere in particular. */
const hostOf = (platform: string, fields: Fields): string | undefined => {
  const read = readImage(platform, { ...fields, image: 'image', tag: 'latest' });
  return 'misfit' in read ? undefined : read.host;
};

/** Also of a scan, which is of this image from then on. */
export const keepContainerSpec = async (
  tx: Tx,
  deps: Deps,
  who: Principal,
  repositoryId: string,
  spec: Spec,
): Promise<void> => {
  const { platform, image, tag, ...rest } = spec;
  const open = Object.entries(rest).filter(
    ([field, value]) => !isSecret(field) && typeof value === 'string',
  );
  const values = {
    platform,
    image,
    tag,
    fields: Object.fromEntries(open) as Fields,
    updatedAt: deps.now(),
  };
  const [before] = await tx
    .select()
    .from(containerSpecs)
    .where(eq(containerSpecs.repositoryId, repositoryId));
  // Credentials of one registry are never offered to another.
  if (
    before &&
    (before.platform !== platform ||
      hostOf(before.platform, before.fields) !== hostOf(platform, values.fields))
  )
    await tx.delete(secrets).where(inArray(secrets.name, secretNames(repositoryId)));
  await tx
    .insert(containerSpecs)
    .values({ clientId: who.clientId, repositoryId, ...values })
    .onConflictDoUpdate({
      target: [containerSpecs.clientId, containerSpecs.repositoryId],
      set: values,
    });
  await saveSecrets(tx, deps, who, repositoryId, rest);
};

/** What lets in, for a scan alone. */
export const readRegistrySecret = async (
  deps: Pick<Deps, 'secrets'>,
  tx: Tx,
  clientId: string,
  repositoryId: string,
): Promise<string | undefined> => {
  const rows = await tx
    .select()
    .from(secrets)
    .where(inArray(secrets.name, secretNames(repositoryId)));
  const [row] = rows;
  return row && deps.secrets.open(clientId, row.name, row.ciphertext);
};

export const saveContainerSpec = (
  deps: Deps,
  who: Principal,
  scope: Scope,
  repositoryId: string,
  spec: Spec,
  requestId: string,
) =>
  inTenant(deps.db, tenantOf(who), async (tx) => {
    await findRepository(tx, who, scope, repositoryId);
    await keepContainerSpec(tx, deps, who, repositoryId, spec);
    const { platform, image, tag } = spec;
    await writeAudit(tx, {
      clientId: who.clientId,
      actor: who,
      action: 'container_specs.save',
      subject: { type: 'repository', id: repositoryId },
      detail: { platform, image, tag },
      requestId,
    });
    return documentOf(tx, repositoryId);
  });

export const deleteContainerSpec = (
  deps: Deps,
  who: Principal,
  repositoryId: string,
  requestId: string,
): Promise<void> =>
  inTenant(deps.db, tenantOf(who), async (tx) => {
    const { rowCount } = await tx
      .delete(containerSpecs)
      .where(eq(containerSpecs.repositoryId, repositoryId));
    if (!rowCount) throw notFound('Image');
    await tx.delete(secrets).where(inArray(secrets.name, secretNames(repositoryId)));
    await writeAudit(tx, {
      clientId: who.clientId,
      actor: who,
      action: 'container_specs.delete',
      subject: { type: 'repository', id: repositoryId },
      requestId,
    });
  });
