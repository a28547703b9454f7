import {
  deleteConnector,
  saveConnector,
  saveToolConnector,
  testSourceHostConnection,
} from '@/shared/api/generated/application-server';
import { deleteSemgrepCli, saveSemgrepCli, saveToken } from '@/shared/api/generated/connectors';
import type { ConnectionResult, SaveTokenRequest, SourceHost } from '@/shared/api/generated/model';
import type { Connector } from '../model/connectors';

/**
 * Each kind of service has a separate operation (specification, section 7). The form's fields match
 * its request schema.
 */
export async function saveCredentials(
  key: Connector['key'],
  values: Record<string, string | number>,
): Promise<void> {
  switch (key) {
    case 'github':
    case 'gitlab':
    case 'bitbucket_cloud':
    case 'gitea':
      await saveToken({ source_control: key, ...values } as SaveTokenRequest);
      return;
    case 'semgrep_cli':
      await saveSemgrepCli(values);
      return;
    case 'fortify':
    case 'black_duck':
    case 'checkmarx':
      await saveToolConnector({ key, values });
      return;
    default:
      await saveConnector({ key, values });
  }
}

export const deleteCredentials = (key: Connector['key']): Promise<unknown> =>
  key === 'semgrep_cli' ? deleteSemgrepCli() : deleteConnector({ key });

/**
 * Tests the stored credentials, which also tells the server who owns the token. Undefined if this
 * server did not respond: the state of the host is then unknown.
 */
export const testConnection = (host: SourceHost): Promise<ConnectionResult | undefined> =>
  testSourceHostConnection({ source_control: host }).catch(() => undefined);

/** Tests a token before it is stored. Undefined as above. */
export const testGiven = (
  host: SourceHost,
  { token, url }: Readonly<Record<string, string | number>>,
): Promise<ConnectionResult | undefined> =>
  testSourceHostConnection({
    source_control: host,
    ...(token !== undefined && { token: String(token) }),
    ...(url !== undefined && { url: String(url) }),
  }).catch(() => undefined);
