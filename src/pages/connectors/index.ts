export { ConnectorsPage } from './ui/connectors-page';
export { ProvidersPage } from './ui/providers-page';
