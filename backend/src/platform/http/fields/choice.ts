import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { Equals, IsBoolean, IsIn, IsUUID } from 'class-validator';
import { canonicalId } from '#platform/database/is-uuid';
import { fieldMessage } from '../field-message.js';
import { type FieldOptions, leftOut, optional, property } from './field.js';

/** An id, spelled as the database spells it. */
export function Uuid(options: FieldOptions = {}): PropertyDecorator {
  return applyDecorators(
    property(options, { type: 'string', format: 'uuid' }),
    Transform(({ value }: { value: unknown }) => canonicalId(value)),
    ...optional(options),
    IsUUID(undefined, { message: fieldMessage('field.uuid') }),
  );
}

/** One of a closed list of words; nothing, where it is among them, is no word to choose. */
export function OneOf(values: readonly string[], options: FieldOptions = {}): PropertyDecorator {
  return applyDecorators(
    property(options, { type: 'string', enum: [...values] }),
    ...optional(options),
    IsIn(values, { message: fieldMessage('field.choice', { values: values.filter(Boolean).join(', ') }) }),
  );
}

export function Flag(options: FieldOptions = {}): PropertyDecorator {
  return applyDecorators(
    property(options, { type: 'boolean' }),
    ...leftOut(options),
    IsBoolean({ message: fieldMessage('field.flag') }),
  );
}

/** A condition that must be accepted: only `true` passes. */
export function Accepted(options: FieldOptions = {}): PropertyDecorator {
  return applyDecorators(
    property(options, { type: 'boolean', enum: [true] }),
    ...optional(options),
    Equals(true, { message: fieldMessage('field.accepted') }),
  );
}
