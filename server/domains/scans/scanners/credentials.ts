// Credentials of a run, decrypted when the run starts.
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/connect.ts';
import { containerSpecs } from '../../../platform/db/schema/catalogue.ts';
import type { Deps } from '../../../platform/deps.ts';
import { credentialFields, readSemgrep, secretName } from '../../source-hosts/index.ts';
import { getRegistrySecret } from '../container-specs/container-specs.service.ts';
import { findSecret } from '../../../platform/secrets/secret-store.ts';
import { readImage } from '#domain/image-reference';
import type { CloudProvider, Credentials, RegistryAccess, Target } from './scanner.ts';
import type { ScanSubject } from '../run/enqueue-scan.ts';

/** Undefined if a field is missing. */
export const cloudCredentials = async (
  deps: Pick<Deps, 'secrets'>,
  tx: Tx,
  clientId: string,
  provider: CloudProvider,
): Promise<Credentials | undefined> => {
  const values: Record<string, string> = {};
  for (const field of credentialFields[provider]) {
    const value = await findSecret(deps, tx, { clientId, name: secretName(provider, field) });
    if (value === undefined) return undefined;
    values[field] = value;
  }
  return values;
};

/** Registries that authenticate with cloud credentials. */
const cloudOfRegistry: Readonly<Record<string, 'aws' | 'azure' | 'gcp'>> = {
  aws_ecr: 'aws',
  azure_acr: 'azure',
  google_gar: 'gcp',
  google_gcr: 'gcp',
};

type Image = Extract<ScanSubject, { of: 'image' }>;

export const registryAccess = async (
  deps: Deps,
  tx: Tx,
  clientId: string,
  repositoryId: string,
  { platform, host, region }: Image,
): Promise<RegistryAccess | undefined> => {
  const cloud = cloudOfRegistry[platform];
  if (cloud !== undefined) {
    const credentials = await cloudCredentials(deps, tx, clientId, cloud);
    return credentials && { by: cloud, credentials, ...(region !== undefined && { region }) };
  }
  const [spec] = await tx
    .select()
    .from(containerSpecs)
    .where(
      and(eq(containerSpecs.clientId, clientId), eq(containerSpecs.repositoryId, repositoryId)),
    );
  const stored =
    spec && readImage(spec.platform, { ...spec.fields, image: spec.image, tag: spec.tag });
  // The password was stored for one registry and is never sent to another.
  if (!spec || !stored || 'misfit' in stored || stored.host !== host) return undefined;
  const password = await getRegistrySecret(deps, tx, clientId, repositoryId);
  return password === undefined
    ? undefined
    : {
        by: 'login',
        username: spec.fields['username'] ?? spec.fields['user'] ?? spec.fields['namespace'] ?? '',
        password,
      };
};

export const semgrepAccess = async (
  deps: Deps,
  tx: Tx,
  clientId: string,
): Promise<Extract<Target, { of: 'code' }>['semgrep']> => readSemgrep(deps, tx, clientId);
