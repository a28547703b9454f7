const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether the input is an id in the server's format. */
export const isUuid = (input: unknown): input is string =>
  typeof input === 'string' && uuid.test(input);
