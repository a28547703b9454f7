export { loadClientFinding } from './api/load-client-finding';
export {
  preloadAllFindings,
  preloadClientFindings,
  preloadClientRepositories,
} from './api/preload-client';
export { clientsOf, validateAllFindingsSearch, withClients } from './model/all-findings-search';
export { useAllClientsFrame } from './ui/all-clients-frame';
export { type ClientsSearch, validateClientsSearch } from './model/clients-search';
export { validateClientRepositoriesSearch } from './model/client-repositories-search';
export { ClientFindingPage } from './ui/client-finding-page';
export { useClientFindingsFrame } from './ui/client-findings-frame';
export { ClientRepositoriesPage } from './ui/client-repositories-page';
export { ManageClientsPage } from './ui/manage-clients-page';
export { preloadClients } from './api/preload-clients';
