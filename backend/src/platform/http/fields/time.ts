import { latinDigits, typedCode } from '@masar/domain';
import { applyDecorators } from '@nestjs/common';
import { IsISO8601, Matches } from 'class-validator';
import { fieldMessage } from '../field-message.js';
import { cleaned, type FieldOptions, optional, property } from './field.js';

/** A day as `2026-05-31`, without time and zone; an empty text clears it where optional. */
export function Day(options: FieldOptions = {}): PropertyDecorator {
  return applyDecorators(
    property(options, { type: 'string', format: 'date' }),
    cleaned((typed) => latinDigits(typedCode(typed)) || (options.optional ? null : '')),
    ...optional(options),
    Matches(/^\d{4}-\d\d-\d\d$/, { message: fieldMessage('field.day') }),
    IsISO8601({ strict: true }, { message: fieldMessage('field.day') }),
  );
}

/** A moment with its time zone, such as `2026-05-31T18:00:00Z` or `…+03:00`. */
export function Moment(options: FieldOptions = {}): PropertyDecorator {
  return applyDecorators(
    property(options, { type: 'string', format: 'date-time' }),
    cleaned((typed) => latinDigits(typedCode(typed))),
    ...optional(options),
    Matches(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/, {
      message: fieldMessage('field.moment'),
    }),
    IsISO8601({ strict: true }, { message: fieldMessage('field.moment') }),
  );
}
