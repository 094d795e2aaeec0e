import type { Type } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { Allow } from 'class-validator';

/** Where @nestjs/swagger keeps the declared fields of a class. */
const names = 'swagger/apiModelPropertiesArray';
const options = 'swagger/apiModelProperties';

/** The fields that a class declares for the API document. */
export const fieldsOf = (type: Type): string[] =>
  ((Reflect.getMetadata(names, type.prototype as object) ?? []) as string[]).map((name) => name.slice(1));

/**
 * react-admin sends the whole record with a change. What the change does not name is accepted as the record has it and
 * ignored; fields that neither knows are refused as everywhere (SEC-5).
 */
export function acceptFieldsOf(change: Type, record: Type): void {
  const own = new Set(fieldsOf(change));
  for (const field of fieldsOf(record)) {
    if (own.has(field)) continue;
    const declared = Reflect.getMetadata(options, record.prototype as object, field) as ApiPropertyOptions;
    const ignored = { ...declared, required: false, description: 'Accepted as the record has it, and ignored' };
    ApiProperty(ignored as ApiPropertyOptions)(change.prototype as object, field);
    Allow()(change.prototype as object, field);
  }
}
