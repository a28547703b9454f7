export { connectorGroups, isConnected, pullSources, type Connector } from './model/connectors';
export { ConnectorGroup } from './ui/connector-group';
export { useFinishConnection } from './api/use-finish-connection';
