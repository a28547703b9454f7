// Scans that somebody asks for: of a repository's code, of an image, of a cloud.
import type { components } from '../../../openapi/generated/paths.d.ts';
import { readImage } from '../../../src/shared/rules/image-reference.ts';
import { writeAudit } from '../../audit.ts';
import type { Tx } from '../../db/connect.ts';
import { inTenant } from '../../db/tenancy.ts';
import type { Deps } from '../../deps.ts';
import { type Principal, tenantOf } from '../../http/principal.ts';
import { invalid, notFound } from '../../http/problem.ts';
import { refusal } from '../../http/refusals.ts';
import { accountTarget, imageTarget } from '../../reports/facts/target.ts';
import { assertRegistry } from '../../scanners/assert-registry.ts';
import { cloudCredentials, registryAccess } from '../../scanners/credentials.ts';
import { homeFor, repositoryOfImage } from '../../scanners/homes.ts';
import { cloudNames } from '../../scanners/prowler.ts';
import { installedFor, scannersFor } from '../../scanners/registry.ts';
import type { CloudProvider, Credentials, ScanKind, Scanner } from '../../scanners/scanner.ts';
import { kindOf, type Looked, startRun } from '../../scanners/start-run.ts';
import { connectRepository } from '../../source-hosts/connect.ts';
import { keepContainerSpec } from '../container-specs/container-specs.service.ts';
import { findRepository } from '../repositories/repositories.service.ts';
import type { Scan } from './scan.ts';
import { findScan } from './scans.service.ts';

type Schemas = components['schemas'];

const listed = new Intl.ListFormat('en', { type: 'disjunction' });

/** At least one, or the word for what the operator would install. */
const installed = async (deps: Deps, kind: ScanKind): Promise<Scanner[]> => {
  const found = await installedFor(deps.config, kind);
  if (found.length === 0)
    throw refusal(422, 'no_scanner', {
      programs: listed.format(scannersFor(kind).map(({ name }) => name)),
    });
  return found;
};

type Ask = {
  repositoryId: string;
  looked: Looked;
  scanners: readonly Scanner[];
  branch?: string;
  target?: string | undefined;
  requestId: string;
};

const begin = async (
  tx: Tx,
  who: Principal,
  { repositoryId, looked, scanners, branch, target, requestId }: Ask,
): Promise<Scan> => {
  const run = await startRun(tx, {
    clientId: who.clientId,
    repositoryId,
    cause: 'request',
    looked,
    scanners,
    createdBy: who.userId,
    ...(branch !== undefined && { branch }),
    ...(target !== undefined && { target }),
  });
  if (!run) throw notFound('Repository');
  if (run.isNew) {
    const detail = {
      repository: repositoryId,
      kind: kindOf(looked),
      scanners: scanners.map(({ id }) => id),
      ...(looked.of === 'image' && { image: looked.reference }),
      ...(looked.of === 'cloud' && { cloud: looked.provider }),
    };
    await writeAudit(tx, {
      clientId: who.clientId,
      actor: who,
      action: 'scans.start',
      subject: { type: 'scan', id: run.scanId },
      detail,
      requestId,
    });
  }
  return findScan(tx, who, 'all', run.scanId);
};

export const scanRepository = async (
  deps: Deps,
  who: Principal,
  { repository_id: repositoryId, scan_type: kind }: Schemas['RequestRepositoryScanRequest'],
  requestId: string,
): Promise<Scan> => {
  await inTenant(deps.db, tenantOf(who), (tx) => findRepository(tx, who, 'all', repositoryId));
  // Before anything of it is there: what is missing is said to whoever asks.
  const { branch } = await connectRepository(deps, tenantOf(who), repositoryId);
  const scanners = await installed(deps, kind);
  return inTenant(deps.db, tenantOf(who), (tx) =>
    begin(tx, who, { repositoryId, looked: { of: 'code', kind }, scanners, branch, requestId }),
  );
};

const imageOf = (request: Schemas['RegistryImageScanRequest']) => {
  const { platform, ...fields } = request;
  const image = readImage(platform, fields);
  if ('misfit' in image) throw invalid(image.misfit, 'not_valid');
  return image;
};

export const scanImage = async (
  deps: Deps,
  who: Principal,
  request: Schemas['RegistryImageScanRequest'],
  requestId: string,
): Promise<Scan> => {
  const { host, name, reference } = imageOf(request);
  await assertRegistry(deps, host);
  const scanners = await installed(deps, 'image');
  const looked = {
    of: 'image',
    reference,
    host,
    platform: request.platform,
    ...('region' in request && { region: request.region }),
  } as const;
  return inTenant(deps.db, tenantOf(who), async (tx) => {
    const { clientId, userId: createdBy } = who;
    const repositoryId =
      (await repositoryOfImage(tx, name)) ??
      (await homeFor(tx, {
        clientId,
        createdBy,
        homeOf: `image:${name}`,
        nickname: name,
        repoType: 'image',
      }));
    await keepContainerSpec(tx, deps, who, repositoryId, request);
    // Amazon's private registries know nobody who is not known to AWS; others may have images for everybody.
    if (
      request.platform === 'aws_ecr' &&
      !(await registryAccess(deps, tx, clientId, repositoryId, looked))
    )
      throw refusal(422, 'cloud_not_connected', { cloud: cloudNames.aws });
    return begin(tx, who, {
      repositoryId,
      looked,
      scanners,
      target: imageTarget(reference),
      requestId,
    });
  });
};

/** What its findings are on, where the connector says; of AWS the report alone does. */
const accountOf = (provider: CloudProvider, credentials: Credentials): string | undefined =>
  accountTarget(
    provider,
    provider === 'azure'
      ? credentials['subscription_id']
      : provider === 'gcp'
        ? credentials['project_id']
        : undefined,
  );

const regionForm = /^[a-z][a-z0-9-]{1,39}$/;

export const scanCloud = async (
  deps: Deps,
  who: Principal,
  { provider, regions = [] }: Schemas['CloudScanRequest'],
  requestId: string,
): Promise<Scan> => {
  const wrong = regions.findIndex((region) => !regionForm.test(region));
  if (wrong !== -1) throw invalid(`regions.${wrong}`, 'not_valid');
  // Its interface is asked in one region, which then names the others.
  if (provider === 'oracle_oci' && regions.length === 0) throw invalid('regions', 'required');
  const credentials = await inTenant(deps.db, tenantOf(who), (tx) =>
    cloudCredentials(deps, tx, who.clientId, provider),
  );
  if (!credentials) throw refusal(422, 'cloud_not_connected', { cloud: cloudNames[provider] });
  const scanners = await installed(deps, 'cloud');
  return inTenant(deps.db, tenantOf(who), async (tx) => {
    const repositoryId = await homeFor(tx, {
      clientId: who.clientId,
      createdBy: who.userId,
      homeOf: `cloud:${provider}`,
      nickname: cloudNames[provider],
      repoType: 'cloud',
    });
    return begin(tx, who, {
      repositoryId,
      looked: { of: 'cloud', provider, regions },
      scanners,
      target: accountOf(provider, credentials),
      requestId,
    });
  });
};
