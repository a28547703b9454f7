/**
 * Whether a name contains text that mail clients turn into a link. Organization names are part of
 * the subjects of invitations, which go to strangers.
 */
export const hasAddress = (name: string): boolean =>
  /:\/\/|www\.|@|\/|\p{L}[\p{L}\d-]{0,62}\.\p{Ll}{2,24}(?![\p{L}.])/iu.test(name) &&
  !/^(?:\p{L}\.){1,10}$/u.test(name);
