import type { Field } from '../field.ts';
import { capital, pluralOf } from '../names.ts';

/** The list of a choice's values, e.g. `keepsakeStates`, and their type, `KeepsakeState`. */
export const valuesOf = (resource: string, { name }: Field): string => `${resource}${capital(pluralOf(name))}`;
export const valueTypeOf = (resource: string, { name }: Field): string => `${capital(resource)}${capital(name)}`;
