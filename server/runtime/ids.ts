import { v7 } from 'uuid';

/** Ids sort by the time at which they were made (RFC 9562, version 7). */
export const newId = (): string => v7();

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export const isId = (text: string): boolean => uuid.test(text);
