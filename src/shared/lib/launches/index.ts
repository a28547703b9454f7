export {
  announceLaunch,
  forgetLaunches,
  hasLaunches,
  type Launch,
  type LaunchNews,
  launch,
  noteLaunches,
  takeLaunchNews,
  watchLaunches,
} from './launches';
export { hideRun, hideWork, readShownWork, showRun, showWork, useShownWork } from './shown-work';
