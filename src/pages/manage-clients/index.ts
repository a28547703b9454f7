export { loadClientFinding } from './api/load-client-finding';
export { preloadClientFindings, preloadClientRepositories } from './api/preload-client';
export { type ClientsSearch, validateClientsSearch } from './model/clients-search';
export { ClientFindingPage } from './ui/client-finding-page';
export { ClientFindingsPage } from './ui/client-findings-page';
export { ClientRepositoriesPage } from './ui/client-repositories-page';
export { ManageClientsPage } from './ui/manage-clients-page';
export { preloadClients } from './api/preload-clients';
