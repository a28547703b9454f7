export {
  type Connector,
  connectorGroups,
  isConnected,
  pullSources,
  connectorOf,
} from './model/connectors';
export { duration } from './model/connection-state';
export { BrokenConnectors } from './ui/broken-connectors';
export { ConnectDialog } from './ui/connect-dialog';
export { ConnectorGroup } from './ui/connector-group';
export { TestAllButton } from './ui/test-all-button';
export { useConnections } from './api/use-connections';
export { useFinishConnection } from './api/use-finish-connection';
