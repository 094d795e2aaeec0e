import type { ArabicNoun } from './arabic.ts';
import type { Field, Property } from './field.ts';
import type { Names } from './names.ts';

/** Everything that the templates need to know of the new resource. */
export interface Resource {
  module: string;
  names: Names;
  arabic: ArabicNoun;
  fields: readonly Field[];
  /** Who may add one, administrators among them. */
  adders: readonly string[];
  /** A role that may not. */
  outsider: string;
  requirement: string;
  promise: string;
  migration: string;
}

/** A file as it is written; the path begins at the root. */
export interface NewFile {
  path: string;
  text: string;
}

/** Each column with the field it belongs to. */
export const columnsOf = ({ fields }: Resource): { field: Field; property: Property }[] =>
  fields.flatMap((field) => field.properties.map((property) => ({ field, property })));

export const requiredColumnsOf = (resource: Resource) => columnsOf(resource).filter(({ field }) => field.isRequired);

export const moduleFolder = ({ module, names }: Resource): string => `backend/src/modules/${module}/${names.one}`;
export const adminFolder = ({ names }: Resource): string => `backend/src/modules/admin/${names.many}`;
export const portalFolder = ({ names }: Resource): string => `portal/src/features/${names.many}`;
export const consoleFolder = ({ names }: Resource): string => `admin-console/src/${names.many}`;

export const tablesTypeOf = (module: string): string => `${module.charAt(0).toUpperCase()}${module.slice(1)}Tables`;
export const referencesOf = ({ fields }: Resource): Field[] => fields.filter(({ target }) => target);
/** Several fields may point at one table: that is imported and asked once. */
export const targetsOf = (resource: Resource) => [
  ...new Map(referencesOf(resource).map(({ target }) => [target!.table, target!])).values(),
];
export const choicesOf = ({ fields }: Resource): Field[] => fields.filter(({ kind }) => kind.name === 'choice');
/** The field by which a record is called: the first one. */
export const namingOf = ({ fields }: Resource): Field => fields[0]!;
