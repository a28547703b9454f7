export { announceLaunch, forgetLaunches, hasLaunches, type Launch, type LaunchNews, launch, noteLaunches, takeLaunchNews, watchLaunches } from './launches';
export { hideRun, hideWork, showRun, showWork, useShownWork } from './shown-work';
