export { forgetLocalDatabase, type LaunchedRemediation, type LaunchedScan, localDatabase } from './local-db';
