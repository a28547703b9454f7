import { hideRun, useShownWork } from '@/shared/lib/launches';
import { useFollower } from '../model/use-follower';
import { ConnectionLost } from './connection-lost';
import { RunDialog, WorkConsole } from './lazy-parts';

/** Follows what runs, and holds the console and the results of a run when somebody wants to see them. Once, in the shell. */
export function WorkDock() {
  const connected = useFollower();
  const { console: open, run } = useShownWork();
  return (
    <>
      <ConnectionLost connected={connected} />
      {open && <WorkConsole connected={connected} />}
      {run !== undefined && <RunDialog key={run} id={run} onClose={hideRun} />}
    </>
  );
}
