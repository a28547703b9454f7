export { loadConnectors, loadProviders } from './api/preload-connectors';
export { ConnectorsPage } from './ui/connectors-page';
export { ProvidersPage } from './ui/providers-page';
