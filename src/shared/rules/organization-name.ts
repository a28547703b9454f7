/**
 * Whether a name holds what mail programs turn into a link. Names of organizations stand in the
 * subjects of invitations, which strangers receive.
 */
export const hasAddress = (name: string): boolean =>
  /:\/\/|www\.|@|\/|\p{L}[\p{L}\d-]{0,62}\.\p{Ll}{2,24}(?![\p{L}.])/iu.test(name) &&
  !/^(?:\p{L}\.){1,10}$/u.test(name);
