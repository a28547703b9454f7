// What a sandbox shows to its program and what it hides.

export type Confinement = {
  /** Folder of the server that is hidden. */
  dataDir: string;
  /** Shown without a right to write. */
  read: readonly string[];
  /** The only folders of the machine that it may write to. */
  write: readonly string[];
  /**
   * Only a sandbox that hides folders can take the network away. `relayed` leaves it the outgoing
   * proxy whose socket is in the last folder of `write`.
   */
  network: 'none' | 'relayed' | 'shared';
  cwd: string;
};

/** Without a shell. */
export type Command = { program: string; args: readonly string[]; cwd: string };

export const isWithin = (folder: string, file: string): boolean =>
  file === folder || file.startsWith(folder === '/' ? folder : `${folder}/`);

/** Sockets of databases and of the machine's services are below these. */
export const temporary = ['/tmp', '/var/tmp', '/run', '/dev/shm'];
