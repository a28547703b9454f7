import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { repositories } from '../../../platform/db/schema/repositories.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';
import {
  fakes,
  trivyReport,
  type RegistryImageScanRequest,
  server,
  admin,
  addRepository,
  scanned,
  useScanners,
} from '../../../../tests/support/server/scan-suite.ts';

useScanners();

describe('an image', () => {
  const image = { platform: 'github_ghcr', image: 'api', tag: '1.4.2', user: 'acme' } as const;
  const scanImage = (body: RegistryImageScanRequest) =>
    admin()('createRegistryImageScan', { body });

  it('gets a repository at its first scan, which keeps its credentials for the next', async () => {
    fakes.trivy.behave({ report: trivyReport('ghcr.io/acme/api:1.4.2', 'container_image') });
    const first = (
      await scanImage({ ...image, username: 'bot', token: 'registry-secret-token' })
    ).ok().data;
    expect(first.attributes).toMatchObject({
      target: 'image:ghcr.io/acme/api',
      repository: { nickname: 'ghcr.io/acme/api' },
      run: { kind: 'image', subject: 'ghcr.io/acme/api:1.4.2', scanner: 'trivy' },
    });
    await server.runJobs();
    expect(fakes.trivy.calls()[0]?.env).toMatchObject({
      TRIVY_USERNAME: 'bot',
      TRIVY_PASSWORD: 'registry-secret-token',
    });
    const second = (await scanImage({ ...image, username: 'bot', tag: '1.5.0' })).ok().data;
    expect(second.attributes.repository).toEqual(first.attributes.repository);
    await server.runJobs();
    expect(fakes.trivy.calls()[1]?.env['TRIVY_PASSWORD']).toBe('registry-secret-token');
    const rows = await scanned(first.attributes.repository.id);
    expect(rows.map(({ status, counts, subject }) => [status, counts.new, subject])).toEqual([
      ['succeeded', 1, 'ghcr.io/acme/api'],
      ['succeeded', 0, 'ghcr.io/acme/api'],
    ]);
    expect(
      JSON.stringify(rows) + JSON.stringify(fakes.trivy.calls().map(({ args }) => args)),
    ).not.toContain('registry-secret-token');
    expect((await admin()('listScans', { query: { kind: ['image'] } })).ok().data).toHaveLength(2);
  });

  it('belongs to the repository that says so', async () => {
    const id = await addRepository();
    await admin()('updateContainerSpec', {
      path: { id },
      body: {
        platform: 'docker_hub',
        namespace: 'acme',
        image: 'shop',
        tag: '1',
        username: 'bot',
        password: 'hub-secret',
      },
    });
    const scan = (
      await scanImage({
        platform: 'docker_hub',
        namespace: 'acme',
        image: 'shop',
        tag: '2',
        username: 'bot',
      })
    ).ok().data;
    expect(scan.attributes.repository.id).toBe(id);
    await server.runJobs();
    expect(fakes.trivy.calls()[0]?.env['TRIVY_PASSWORD']).toBe('hub-secret');
  });

  it('of another registry is not offered the credentials of the first', async () => {
    const id = await addRepository();
    const jfrog = {
      platform: 'jfrog_artifactory',
      domain: 'acme.jfrog.example',
      repo: 'docker',
      image: 'api',
      tag: '1',
      username: 'bot',
    } as const;
    await admin()('updateContainerSpec', {
      path: { id },
      body: { ...jfrog, password: 'jfrog-secret' },
    });
    expect(
      (
        await admin()('updateContainerSpec', {
          path: { id },
          body: { ...jfrog, domain: 'evil.example' },
        })
      ).ok().data.isConfigured,
    ).toBe(false);
  });

  it('is refused where its name is none, its registry is inside, or its cloud is not connected', async () => {
    expect((await scanImage({ ...image, image: '--config' })).problem()).toMatchObject({
      status: 422,
      detail: [{ type: 'not_valid', loc: ['body', 'image'] }],
    });
    expect(
      (
        await scanImage({
          platform: 'jfrog_artifactory',
          domain: '127.0.0.1',
          repo: 'a',
          image: 'b',
          tag: '1',
        })
      ).problem(),
    ).toMatchObject({ status: 422, code: 'forbidden_address' });
    expect(
      (
        await scanImage({
          platform: 'aws_ecr',
          account_id: '123456789012',
          region: 'eu-west-1',
          repo: 'a',
          image: 'b',
          tag: '1',
        })
      ).problem(),
    ).toMatchObject({ status: 422, code: 'cloud_not_connected' });
    const kept = await inTenant(server.deps.db, server.people.admin, (tx) =>
      tx
        .select()
        .from(repositories)
        .where(eq(repositories.homeOf, 'image:123456789012.dkr.ecr.eu-west-1.amazonaws.com/a/b')),
    );
    expect(kept).toEqual([]);
  });
});

describe('a cloud', () => {
  it('is scanned with its connector, and has one home', async () => {
    const values = { access_key_id: 'AKIAEXAMPLE000000000', secret_access_key: 'aws-secret-value' };
    expect(
      (await admin()('createCloudScan', { body: { provider: 'aws' } })).problem(),
    ).toMatchObject({ status: 422, code: 'cloud_not_connected', facts: { cloud: 'AWS' } });
    await admin()('saveConnector', { body: { key: 'aws', values } });
    const first = (await admin()('createCloudScan', { body: { provider: 'aws' } })).ok().data;
    await server.runJobs();
    const second = (
      await admin()('createCloudScan', { body: { provider: 'aws', regions: ['eu-west-1'] } })
    ).ok().data;
    await server.runJobs();
    expect(second.attributes.repository).toEqual(first.attributes.repository);
    const rows = await scanned(first.attributes.repository.id);
    expect(rows.map(({ status, complete, run }) => [status, complete, run?.subject])).toEqual([
      ['succeeded', true, 'aws'],
      ['succeeded', false, 'aws'],
    ]);
    expect(rows[0]?.counts.new).toBeGreaterThan(0);
    const [call] = fakes.prowler.calls();
    expect(call?.env).toMatchObject({ AWS_SECRET_ACCESS_KEY: 'aws-secret-value' });
    expect(JSON.stringify(rows) + (call?.args.join(' ') ?? '')).not.toContain('aws-secret-value');
  });

  it('is refused a region that is none, and Oracle one without', async () => {
    expect(
      (
        await admin()('createCloudScan', {
          body: { provider: 'aws', regions: ['eu-west-1', '--profile'] },
        })
      ).problem(),
    ).toMatchObject({ status: 422, detail: [{ loc: ['body', 'regions', '1'] }] });
    expect(
      (await admin()('createCloudScan', { body: { provider: 'oracle_oci' } })).problem(),
    ).toMatchObject({ status: 422, detail: [{ type: 'required', loc: ['body', 'regions'] }] });
    expect(
      (await server.as('developer')('createCloudScan', { body: { provider: 'aws' } })).problem(),
    ).toMatchObject({ status: 403 });
  });
});
