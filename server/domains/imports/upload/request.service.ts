// Scans that a user requests: of a repository's code, an image or a cloud account.
import type { components } from '../../../../openapi/generated/paths.d.ts';
import { readImage } from '#domain/image-reference';
import { writeAudit } from '../../audit-log/index.ts';
import type { Tx } from '../../../platform/db/connect.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';
import type { Deps } from '../../../platform/deps.ts';
import { type Principal, toTenant } from '../../../platform/http/principal.ts';
import { invalid, notFound } from '../../../platform/http/problem.ts';
import { createProblem } from '../../../platform/http/problem-codes.ts';
import { accountTarget, imageTarget } from '../../../report-formats/normalize/target.ts';
import {
  assertRegistry,
  cloudCredentials,
  cloudNames,
  type CloudProvider,
  type Credentials,
  getTargetRepository,
  installedFor,
  upsertContainerSpec,
  kindOf,
  type ScanSubject,
  registryAccess,
  findImageRepository,
  type ScanKind,
  type Scanner,
  scannersFor,
  enqueueScan,
} from '../../scans/index.ts';
import { connectRepository } from '../../source-hosts/index.ts';
import { findRepository } from '../../repositories/index.ts';
import type { Scan } from '../../scans/records/index.ts';
import { findScan } from '../scans.service.ts';

type Schemas = components['schemas'];

const listed = new Intl.ListFormat('en', { type: 'disjunction' });

/** Returns at least one scanner, or throws an error that names what the operator could install. */
const installed = async (deps: Deps, kind: ScanKind): Promise<Scanner[]> => {
  const found = await installedFor(deps.config, kind);
  if (found.length === 0)
    throw createProblem(422, 'no_scanner', {
      programs: listed.format(scannersFor(kind).map(({ name }) => name)),
    });
  return found;
};

type Ask = {
  repositoryId: string;
  looked: ScanSubject;
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
  const run = await enqueueScan(tx, {
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

export const requestRepositoryScan = async (
  deps: Deps,
  who: Principal,
  { repository_id: repositoryId, scan_type: kind }: Schemas['RequestRepositoryScanRequest'],
  requestId: string,
): Promise<Scan> => {
  await inTenant(deps.db, toTenant(who), (tx) => findRepository(tx, who, 'all', repositoryId));
  // Checked before anything is created, so that the user learns what is missing.
  const { branch } = await connectRepository(deps, toTenant(who), repositoryId);
  const scanners = await installed(deps, kind);
  return inTenant(deps.db, toTenant(who), (tx) =>
    begin(tx, who, { repositoryId, looked: { of: 'code', kind }, scanners, branch, requestId }),
  );
};

const imageOf = (request: Schemas['RegistryImageScanRequest']) => {
  const { platform, ...fields } = request;
  const image = readImage(platform, fields);
  if ('misfit' in image) throw invalid(image.misfit, 'not_valid');
  return image;
};

export const requestImageScan = async (
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
  return inTenant(deps.db, toTenant(who), async (tx) => {
    const { clientId, userId: createdBy } = who;
    const repositoryId =
      (await findImageRepository(tx, name)) ??
      (await getTargetRepository(tx, {
        clientId,
        createdBy,
        homeOf: `image:${name}`,
        nickname: name,
        repoType: 'image',
      }));
    await upsertContainerSpec(tx, deps, who, repositoryId, request);
    // Amazon's private registries always require AWS credentials; others may have public images.
    if (
      request.platform === 'aws_ecr' &&
      !(await registryAccess(deps, tx, clientId, repositoryId, looked))
    )
      throw createProblem(422, 'cloud_not_connected', { cloud: cloudNames.aws });
    return begin(tx, who, {
      repositoryId,
      looked,
      scanners,
      target: imageTarget(reference),
      requestId,
    });
  });
};

/** The target of the findings if the connector names it; for AWS only the report does. */
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

export const requestCloudScan = async (
  deps: Deps,
  who: Principal,
  { provider, regions = [] }: Schemas['CloudScanRequest'],
  requestId: string,
): Promise<Scan> => {
  const wrong = regions.findIndex((region) => !regionForm.test(region));
  if (wrong !== -1) throw invalid(`regions.${wrong}`, 'not_valid');
  // The API needs one region, which lists the others.
  if (provider === 'oracle_oci' && regions.length === 0) throw invalid('regions', 'required');
  const credentials = await inTenant(deps.db, toTenant(who), (tx) =>
    cloudCredentials(deps, tx, who.clientId, provider),
  );
  if (!credentials)
    throw createProblem(422, 'cloud_not_connected', { cloud: cloudNames[provider] });
  const scanners = await installed(deps, 'cloud');
  return inTenant(deps.db, toTenant(who), async (tx) => {
    const repositoryId = await getTargetRepository(tx, {
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
