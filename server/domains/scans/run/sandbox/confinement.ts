// What a sandbox shows to its program and what it hides.

export type Confinement = {
  /** Folder of the server, which is hidden. */
  dataDir: string;
  /** Visible, but read-only. */
  read: readonly string[];
  /** The only folders of the machine that are writable. */
  write: readonly string[];
  /**
   * Only a sandbox that hides folders can remove the network. `relayed` leaves only the outgoing
   * proxy, whose socket is in the last folder of `write`.
   */
  network: 'none' | 'relayed' | 'shared';
  cwd: string;
};

/** Runs without a shell. */
export type Command = { program: string; args: readonly string[]; cwd: string };

export const isWithin = (folder: string, file: string): boolean =>
  file === folder || file.startsWith(folder === '/' ? folder : `${folder}/`);

/** These contain sockets of databases and of the machine's services. */
export const temporary = ['/tmp', '/var/tmp', '/run', '/dev/shm'];
