export interface Keyed {
  words: string;
  key: string;
}

/**
 * The key of a message: one for the same words, however often they are sent, and another as soon as they change
 * (PUB-5, COM-1). `before` is what this returned last.
 */
export function formKeyFor(values: object, before: Keyed | null): Keyed {
  const words = JSON.stringify(values);
  return before?.words === words ? before : { words, key: newUuid() };
}

/** `crypto.randomUUID` is missing where the page came without https, on a school's own network for example. */
function newUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
