/** A uuid in any letters, without anything around it; pieces of longer patterns are built from it. */
export const uuidForm = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

const uuid = new RegExp(`^${uuidForm}$`, 'i');

export function isUuid(value: string): boolean;
export function isUuid(value: unknown): value is string;
export function isUuid(value: unknown): boolean {
  return typeof value === 'string' && uuid.test(value);
}

/** A uuid in the one spelling that the database answers with; anything else as it is. */
export const canonicalId = <T>(value: T): T | string => (isUuid(value) ? value.toLowerCase() : value);
