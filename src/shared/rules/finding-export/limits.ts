// Bounds of exports that become jobs, for the server and the mocks.

/** 20 MB at about 1.6 kB a row: an export of more becomes a job. */
export const streamedRows = 12_500;

/** Days until the file of a finished job is removed. */
export const exportRetentionDays = 7;

/** Seconds that the address of such a file is valid. */
export const secondsToDownload = 60;
