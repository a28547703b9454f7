import { i18n } from '@lingui/core';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { connectorGroups } from './connectors';
import { connectorSchema } from './connector-schema';

const all = connectorGroups.flatMap((group) => group.connectors);
const byKey = (key: string) => all.find((connector) => connector.key === key) ?? expect.fail(key);

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

describe('the credentials of a service', () => {
  it('are those of the specification', () => {
    expect(
      Object.fromEntries(all.map(({ key, fields }) => [key, fields.map(({ name }) => name)])),
    ).toMatchObject({
      aws: ['access_key_id', 'secret_access_key'],
      azure: ['client_id', 'client_secret', 'subscription_id', 'tenant_id'],
      gcp: ['application_credentials', 'client_email', 'project_id', 'service_account'],
      oracle_oci: ['compartment_id', 'key_fingerprint', 'key_value', 'tenancy_id', 'user_id'],
      fortify: ['client_id', 'client_secret', 'release_id', 'base_url'],
      black_duck: ['api_token', 'black_duck_url'],
      checkmarx: ['client_id', 'client_secret', 'base_url', 'tenant'],
    });
  });

  it('must be complete', () => {
    expect(
      v.safeParse(connectorSchema(byKey('aws'), false), {
        access_key_id: 'AKIA',
        secret_access_key: ' ',
      }).success,
    ).toBe(false);
    expect(
      v.safeParse(connectorSchema(byKey('gitlab'), false), { token: 'glpat', url: '' }).success,
    ).toBe(true);
    expect(
      v.safeParse(connectorSchema(byKey('gitlab'), false), {
        token: 'glpat',
        url: 'gitlab.acme.example',
      }).success,
    ).toBe(false);
  });

  it('of Gitea name its address once', () => {
    const isEnough = (connected: boolean) =>
      v.safeParse(connectorSchema(byKey('gitea'), connected), { token: 'gta', url: '' }).success;
    expect([isEnough(false), isEnough(true)]).toEqual([false, true]);
  });
});
