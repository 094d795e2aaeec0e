import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsString, Matches, MaxLength, MinLength } from 'class-validator';
import { fieldMessage } from '../field-message.js';
import { type FieldOptions, onOneLine, optional, property } from './field.js';

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
