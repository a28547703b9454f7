// Limits of exports that run as jobs, shared by the server and the mocks.

/** 20 MB at about 1.6 kB a row. A larger export runs as a job. */
export const streamedRows = 12_500;

/** Days until the file of a finished job is removed. */
export const exportRetentionDays = 7;

/** Seconds for which the download URL of such a file is valid. */
export const secondsToDownload = 60;
