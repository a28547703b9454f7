const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** An id as the server writes it. */
export const isUuid = (input: unknown): input is string =>
  typeof input === 'string' && uuid.test(input);
