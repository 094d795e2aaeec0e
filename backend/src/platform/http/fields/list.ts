import { onOneLine, typedLine } from '@masar/domain';
import { applyDecorators } from '@nestjs/common';
import { type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsObject, IsString, IsUUID, Matches, MaxLength, ValidateNested } from 'class-validator';
import { canonicalId } from '#platform/database/is-uuid';
import { fieldMessage } from '../field-message.js';
import { type FieldOptions, leftOut, property } from './field.js';

/** A list of nested objects, at most `max` long. */
export function ListOf(type: () => new () => object, options: FieldOptions & { max: number }): PropertyDecorator {
  return applyDecorators(
    property(options, { type: () => [type()], maxItems: options.max } as ApiPropertyOptions),
    ...leftOut(options),
    IsArray({ message: fieldMessage('field.list', { max: options.max }) }),
    ArrayMaxSize(options.max, { message: fieldMessage('field.list', { max: options.max }) }),
    // A list in the list would count as validated as soon as it is empty.
    IsObject({ each: true, message: fieldMessage('field.invalid') }),
    ValidateNested({ each: true }),
    Type(type),
  );
}

/** A list of ids, at most `max` long, each spelled as the database spells it. */
export function Uuids(options: FieldOptions & { max: number }): PropertyDecorator {
  return applyDecorators(
    property(options, { type: 'array', items: { type: 'string', format: 'uuid' }, maxItems: options.max }),
    Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? value.map(canonicalId) : value)),
    ...leftOut(options),
    IsArray({ message: fieldMessage('field.list', { max: options.max }) }),
    ArrayMaxSize(options.max, { message: fieldMessage('field.list', { max: options.max }) }),
    IsUUID(undefined, { each: true, message: fieldMessage('field.uuid') }),
  );
}

/** A list of short texts, each as Text leaves one of one line; empty ones are left out. */
export function Texts(options: FieldOptions & { max: number; each: number }): PropertyDecorator {
  const { each, max } = options;
  return applyDecorators(
    property(options, { type: 'array', items: { type: 'string', maxLength: each }, maxItems: max }),
    Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? withoutEmpty(value) : value)),
    ...leftOut(options),
    IsArray({ message: fieldMessage('field.list', { max }) }),
    ArrayMaxSize(max, { message: fieldMessage('field.list', { max }) }),
    IsString({ each: true, message: fieldMessage('field.text') }),
    MaxLength(each, { each: true, message: fieldMessage('field.too_long', { max: each }) }),
    Matches(onOneLine, { each: true, message: fieldMessage('platform.unsafe_text') }),
  );
}

const withoutEmpty = (list: unknown[]): unknown[] =>
  list.map((one) => (typeof one === 'string' ? typedLine(one) : one)).filter((one) => one !== '');
