import { and, eq, inArray } from 'drizzle-orm';
import type { components } from '../../../../openapi/generated/paths.d.ts';
import type { Scope } from '#domain/roles';
import { writeAudit } from '../../audit-log/index.ts';
import type { Tx } from '../../../platform/db/connect.ts';
import { ofCurrentClient } from '../../../platform/db/current-client.ts';
import { containerSpecs } from '../../../platform/db/schema/catalogue.ts';
import { secrets } from '../../../platform/db/schema/operations.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';
import type { Deps } from '../../../platform/deps.ts';
import { type Principal, toTenant } from '../../../platform/http/principal.ts';
import { notFound } from '../../../platform/http/problem.ts';
import { readImage } from '#domain/image-reference';
import { findRepository } from '../../repositories/index.ts';

type Schemas = components['schemas'];
type Spec = Schemas['RegistryImageScanRequest'];

/** Fields that no response contains. */
const secretFields = ['password', 'token'] as const;
const secretName = (repositoryId: string, field: string) =>
  `container_spec:${repositoryId}:${field}`;
const secretNames = (repositoryId: string) =>
  secretFields.map((field) => secretName(repositoryId, field));

/** The spec of a repository of the current organization. */
const specOf = (repositoryId: string) =>
  and(ofCurrentClient(containerSpecs), eq(containerSpecs.repositoryId, repositoryId));
const namedSecrets = (names: readonly string[]) =>
  and(ofCurrentClient(secrets), inArray(secrets.name, [...names]));

/** The field of each platform's form that contains the registry address. */
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
  const [row] = await tx.select().from(containerSpecs).where(specOf(repositoryId));
  if (!row) throw notFound('Image');
  const stored = await tx
    .select({ name: secrets.name })
    .from(secrets)
    .where(namedSecrets(secretNames(repositoryId)));
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
  inTenant(deps.db, toTenant(who), async (tx) => {
    await findRepository(tx, who, scope, repositoryId);
    return documentOf(tx, repositoryId);
  });

const isSecret = (field: string): boolean => (secretFields as readonly string[]).includes(field);

/** Absent keeps, null clears, a string replaces (architecture, "Secrets"). */
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
    if (given === null) await tx.delete(secrets).where(namedSecrets([name]));
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

/** Returns the registry's host, or undefined if the address cannot be parsed. */
const hostOf = (platform: string, fields: Fields): string | undefined => {
  const read = readImage(platform, { ...fields, image: 'image', tag: 'latest' });
  return 'misfit' in read ? undefined : read.host;
};

export const upsertContainerSpec = async (
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
  const [before] = await tx.select().from(containerSpecs).where(specOf(repositoryId));
  // Credentials of one registry are never sent to another.
  if (
    before &&
    (before.platform !== platform ||
      hostOf(before.platform, before.fields) !== hostOf(platform, values.fields))
  )
    await tx.delete(secrets).where(namedSecrets(secretNames(repositoryId)));
  await tx
    .insert(containerSpecs)
    .values({ clientId: who.clientId, repositoryId, ...values })
    .onConflictDoUpdate({
      target: [containerSpecs.clientId, containerSpecs.repositoryId],
      set: values,
    });
  await saveSecrets(tx, deps, who, repositoryId, rest);
};

/** Returns the registry password, for scans only. */
export const getRegistrySecret = async (
  deps: Pick<Deps, 'secrets'>,
  tx: Tx,
  clientId: string,
  repositoryId: string,
): Promise<string | undefined> => {
  const rows = await tx
    .select()
    .from(secrets)
    .where(namedSecrets(secretNames(repositoryId)));
  const [row] = rows;
  return row && deps.secrets.open(clientId, row.name, row.ciphertext);
};

export const updateContainerSpec = (
  deps: Deps,
  who: Principal,
  scope: Scope,
  repositoryId: string,
  spec: Spec,
  requestId: string,
) =>
  inTenant(deps.db, toTenant(who), async (tx) => {
    await findRepository(tx, who, scope, repositoryId);
    await upsertContainerSpec(tx, deps, who, repositoryId, spec);
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
  inTenant(deps.db, toTenant(who), async (tx) => {
    const { rowCount } = await tx.delete(containerSpecs).where(specOf(repositoryId));
    if (!rowCount) throw notFound('Image');
    await tx.delete(secrets).where(namedSecrets(secretNames(repositoryId)));
    await writeAudit(tx, {
      clientId: who.clientId,
      actor: who,
      action: 'container_specs.delete',
      subject: { type: 'repository', id: repositoryId },
      requestId,
    });
  });
