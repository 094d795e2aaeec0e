import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  Equals,
  IsArray,
  IsBoolean,
  IsEmail,
  isEmail,
  IsIn,
  IsInt,
  IsISO8601,
  IsObject,
  IsOptional,
  IsString,
  IsUrl,
  isURL,
  IsUUID,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
  ValidateBy,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { canonicalId } from '#platform/database/is-uuid';
import { fieldMessage } from './field-message.js';

interface FieldOptions {
  optional?: boolean;
  /** Has the API document say that null empties what is optional. */
  nullable?: boolean;
  /** Shown in the API document. */
  description?: string;
  example?: unknown;
}

const property = (options: FieldOptions, schema: ApiPropertyOptions): PropertyDecorator =>
  ApiProperty({
    required: !options.optional,
    ...(options.nullable && { nullable: true }),
    ...(options.description && { description: options.description }),
    ...(options.example !== undefined && { example: options.example }),
    ...schema,
  } as ApiPropertyOptions);

/** Left out, or null, which clears a text, a number or a day where the column may be empty. */
const optional = (options: FieldOptions): PropertyDecorator[] => (options.optional ? [IsOptional()] : []);

/** Left out, but never null: a list is cleared by an empty one, and a flag is one or the other. */
const leftOut = (options: FieldOptions): PropertyDecorator[] =>
  options.optional ? [ValidateIf((_, value: unknown) => value !== undefined)] : [];

/** Direction overrides can make a name or title read as something else, line breaks a header of a mail (SEC-6). */
const onOneLine = /^[^\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069\u200E\u200F\u061C]*$/u;

interface TextOptions extends FieldOptions {
  min?: number;
  max: number;
  multiline?: boolean;
  /** Markdown with code, whose letters and indentation stay as they are written. */
  hasCode?: boolean;
}

/** Only empty lines around it go: blanks before the first line may make it code. */
const withoutEmptyLines = (text: string): string => text.replace(/^(?:[ \t\r]*\n)+/, '').trimEnd();

/** An empty text is missing rather than short. */
const longEnough = (min: number): PropertyDecorator =>
  MinLength(min, { message: min <= 1 ? fieldMessage('field.required') : fieldMessage('field.too_short', { min }) });

/** Text in NFC, trimmed. One line unless `multiline`; one-line text may not hold line breaks or direction controls. */
export function Text(options: TextOptions): PropertyDecorator {
  const min = options.min ?? (options.optional ? 0 : 1);
  return applyDecorators(
    property(options, { type: 'string', minLength: min, maxLength: options.max }),
    Transform(({ value }: { value: unknown }) => {
      if (typeof value !== 'string') return value;
      return options.hasCode ? withoutEmptyLines(value) : value.normalize('NFC').trim();
    }),
    ...optional(options),
    IsString({ message: fieldMessage('field.text') }),
    longEnough(min),
    MaxLength(options.max, { message: fieldMessage('field.too_long', { max: options.max }) }),
    ...(options.multiline ? [] : [Matches(onOneLine, { message: fieldMessage('platform.unsafe_text') })]),
  );
}

/** Text of a closed form, e.g. a slug. */
export function Pattern(pattern: RegExp, options: FieldOptions & { max: number }): PropertyDecorator {
  return applyDecorators(
    property(options, { type: 'string', pattern: pattern.source, maxLength: options.max }),
    ...optional(options),
    IsString({ message: fieldMessage('field.text') }),
    MaxLength(options.max, { message: fieldMessage('field.too_long', { max: options.max }) }),
    Matches(pattern, { message: fieldMessage('field.pattern') }),
  );
}

/** A password: kept exactly as typed, never trimmed. */
export function Password(options: FieldOptions & { min: number }): PropertyDecorator {
  return applyDecorators(
    property(options, { type: 'string', format: 'password', minLength: options.min, maxLength: 200 }),
    ...optional(options),
    IsString({ message: fieldMessage('field.text') }),
    longEnough(options.min),
    MaxLength(200, { message: fieldMessage('field.too_long', { max: 200 }) }),
  );
}

/** An e-mail address, lower-cased. */
export function Email(options: FieldOptions = {}): PropertyDecorator {
  return applyDecorators(
    property(options, { type: 'string', format: 'email', maxLength: 254 }),
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim().toLowerCase() : value)),
    ...optional(options),
    IsEmail({}, { message: fieldMessage('field.email') }),
    MaxLength(254, { message: fieldMessage('field.too_long', { max: 254 }) }),
  );
}

/** An id, spelled as the database spells it. */
export function Uuid(options: FieldOptions = {}): PropertyDecorator {
  return applyDecorators(
    property(options, { type: 'string', format: 'uuid' }),
    Transform(({ value }: { value: unknown }) => canonicalId(value)),
    ...optional(options),
    IsUUID(undefined, { message: fieldMessage('field.uuid') }),
  );
}

/** One of a closed list of words. */
export function OneOf(values: readonly string[], options: FieldOptions = {}): PropertyDecorator {
  return applyDecorators(
    property(options, { type: 'string', enum: [...values] }),
    ...optional(options),
    IsIn(values, { message: fieldMessage('field.choice', { values: values.join(', ') }) }),
  );
}

/** A whole number within bounds; query strings are converted. */
export function WholeNumber(options: FieldOptions & { min: number; max: number }): PropertyDecorator {
  return applyDecorators(
    property(options, { type: 'integer', minimum: options.min, maximum: options.max }),
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : value,
    ),
    ...optional(options),
    ...[IsInt, (rule: object) => Min(options.min, rule), (rule: object) => Max(options.max, rule)].map((rule) =>
      rule({ message: fieldMessage('field.whole_number', { min: options.min, max: options.max }) }),
    ),
  );
}

/** A number within bounds that a quarter divides, such as hours. */
export function Quarters(options: FieldOptions & { min: number; max: number }): PropertyDecorator {
  const { min, max } = options;
  const message = fieldMessage('field.quarters', { min, max });
  return applyDecorators(
    property(options, { type: 'number', minimum: min, maximum: max, multipleOf: 0.25 }),
    ...optional(options),
    ValidateBy({ name: 'quarters', validator: { validate: isQuarters } }, { message }),
    Min(min, { message }),
    Max(max, { message }),
  );
}

const isQuarters = (value: unknown): boolean => typeof value === 'number' && Number.isInteger(value * 4);

/** An amount as decimal string with two places (numbers are accepted and converted): precision 10,2. */
export function Money(options: FieldOptions = {}): PropertyDecorator {
  return applyDecorators(
    property(options, {
      oneOf: [
        { type: 'string', pattern: '^\\d{1,8}(\\.\\d{1,2})?$' },
        { type: 'number', minimum: 0, maximum: 99_999_999.99 },
      ],
    }),
    Transform(({ value }: { value: unknown }) => (typeof value === 'number' ? String(value) : value)),
    ...optional(options),
    Matches(/^\d{1,8}(\.\d{1,2})?$/, { message: fieldMessage('field.money') }),
  );
}

/** A day as `2026-05-31`, without time and zone; an empty text clears it where optional. */
export function Day(options: FieldOptions = {}): PropertyDecorator {
  return applyDecorators(
    property(options, { type: 'string', format: 'date' }),
    Transform(({ value }: { value: unknown }) => (value === '' && options.optional ? null : value)),
    ...optional(options),
    Matches(/^\d{4}-\d\d-\d\d$/, { message: fieldMessage('field.day') }),
    IsISO8601({ strict: true }, { message: fieldMessage('field.day') }),
  );
}

/** A moment with its time zone, such as `2026-05-31T18:00:00Z` or `…+03:00`. */
export function Moment(options: FieldOptions = {}): PropertyDecorator {
  return applyDecorators(
    property(options, { type: 'string', format: 'date-time' }),
    ...optional(options),
    Matches(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/, {
      message: fieldMessage('field.moment'),
    }),
    IsISO8601({ strict: true }, { message: fieldMessage('field.moment') }),
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

/** An absolute http(s) address, or null to clear it where optional (SEC-7). */
export function WebAddress(options: FieldOptions = {}): PropertyDecorator {
  return applyDecorators(
    property(options, { type: 'string', format: 'uri', maxLength: 2000 }),
    Transform(({ value }: { value: unknown }) => (value === '' && options.optional ? null : value)),
    ...optional(options),
    IsUrl(
      { protocols: ['http', 'https'], require_protocol: true, require_tld: false },
      { message: fieldMessage('field.web_address') },
    ),
    // What looks like an address but is none to a browser would break whoever reads it, e.g. https://[::1%25lo]/.
    ValidateBy(
      { name: 'readable', validator: { validate: isReadable } },
      { message: fieldMessage('field.web_address') },
    ),
    MaxLength(2000, { message: fieldMessage('field.too_long', { max: 2000 }) }),
  );
}

/** How somebody may be reached: a mail address or a full web address, empty for neither (SEC-7). */
export function ReachableAt(options: FieldOptions & { max: number }): PropertyDecorator {
  return applyDecorators(
    property(options, { type: 'string', maxLength: options.max }),
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() || null : value)),
    ...optional(options),
    ValidateBy(
      { name: 'reachable', validator: { validate: isReachableAt } },
      { message: fieldMessage('field.mail_or_web_address') },
    ),
    MaxLength(options.max, { message: fieldMessage('field.too_long', { max: options.max }) }),
  );
}

const isReachableAt = (value: unknown): boolean =>
  typeof value === 'string' &&
  onOneLine.test(value) &&
  (isEmail(value) || (isURL(value, { protocols: ['http', 'https'], require_protocol: true }) && isReadable(value)));

const isReadable = (value: unknown): boolean => typeof value === 'string' && URL.canParse(value);

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

/** A list of short texts, each in NFC, trimmed and on one line; empty ones are left out. */
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
  list.map((one) => (typeof one === 'string' ? one.normalize('NFC').trim() : one)).filter((one) => one !== '');
