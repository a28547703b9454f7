import { deleteConnector, saveConnector, saveToolConnector } from '@/shared/api/generated/application-server/application-server';
import { deleteSemgrepCli, saveSemgrepCli, saveToken } from '@/shared/api/generated/connectors/connectors';
import type { SaveTokenRequest } from '@/shared/api/generated/model';
import type { Connector } from '../model/connectors';

/** Each kind of service has its own call (specification, section 7). The form's fields are those of the request's schema. */
export async function saveCredentials(key: Connector['key'], values: Record<string, string | number>): Promise<void> {
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

export const forgetCredentials = (key: Connector['key']): Promise<unknown> => (key === 'semgrep_cli' ? deleteSemgrepCli() : deleteConnector({ key }));
