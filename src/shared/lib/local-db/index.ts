export {
  forgetLocalDatabase,
  type LaunchedRemediation,
  type LaunchedScan,
  localDatabase,
} from './local-db';
export {
  changeLaunch,
  closeLaunch,
  keepLaunch,
  type KeptLaunch,
  type LaunchStatus,
  openLaunches,
  readLaunches,
} from './launched';
