// Credentials as a run needs them, opened when it begins and held by nobody else.
import { eq } from 'drizzle-orm';
import type { Tx } from '../db/connect.ts';
import { containerSpecs } from '../db/schema/catalogue.ts';
import type { Deps } from '../deps.ts';
import { credentialFields, secretName } from '../modules/connectors/credentials.ts';
import { readSemgrep } from '../modules/connectors/semgrep.service.ts';
import { readRegistrySecret } from '../modules/container-specs/container-specs.service.ts';
import { readSecret } from '../secret-store.ts';
import { readImage } from '../../src/shared/rules/image-reference.ts';
import type { CloudProvider, Credentials, RegistryAccess, Target } from './scanner.ts';
import type { Looked } from './start-run.ts';

/** Undefined where a field is missing. */
export const cloudCredentials = async (
  deps: Pick<Deps, 'secrets'>,
  tx: Tx,
  clientId: string,
  provider: CloudProvider,
): Promise<Credentials | undefined> => {
  const values: Record<string, string> = {};
  for (const field of credentialFields[provider]) {
    const value = await readSecret(deps, tx, { clientId, name: secretName(provider, field) });
    if (value === undefined) return undefined;
    values[field] = value;
  }
  return values;
};

/** Registries that ask their cloud who somebody is. */
const cloudOfRegistry: Readonly<Record<string, 'aws' | 'azure' | 'gcp'>> = {
  aws_ecr: 'aws',
  azure_acr: 'azure',
  google_gar: 'gcp',
  google_gcr: 'gcp',
};

type Image = Extract<Looked, { of: 'image' }>;

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
    .where(eq(containerSpecs.repositoryId, repositoryId));
  const stored =
    spec && readImage(spec.platform, { ...spec.fields, image: spec.image, tag: spec.tag });
  // It was given for one registry, and goes to no other.
  if (!spec || !stored || 'misfit' in stored || stored.host !== host) return undefined;
  const password = await readRegistrySecret(deps, tx, clientId, repositoryId);
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
