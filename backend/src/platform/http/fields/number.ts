import { plainNumber, readNumber } from '@masar/domain';
import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsInt, Matches, Max, Min, ValidateBy } from 'class-validator';
import { fieldMessage } from '../field-message.js';
import { cleaned, type FieldOptions, optional, property } from './field.js';

/** A whole number within bounds; query strings are converted. */
export function WholeNumber(options: FieldOptions & { min: number; max: number }): PropertyDecorator {
  return applyDecorators(
    property(options, { type: 'integer', minimum: options.min, maximum: options.max }),
    cleaned(wholeOf),
    ...optional(options),
    ...[IsInt, (rule: object) => Min(options.min, rule), (rule: object) => Max(options.max, rule)].map((rule) =>
      rule({ message: fieldMessage('field.whole_number', { min: options.min, max: options.max }) }),
    ),
  );
}

const wholeOf = (typed: string): number | string => {
  const plain = plainNumber(typed);
  return /^-?\d{1,15}$/.test(plain) ? Number(plain) : typed;
};

/** A number within bounds that a quarter divides, such as hours. */
export function Quarters(options: FieldOptions & { min: number; max: number }): PropertyDecorator {
  const { min, max } = options;
  const message = fieldMessage('field.quarters', { min, max });
  return applyDecorators(
    property(options, { type: 'number', minimum: min, maximum: max, multipleOf: 0.25 }),
    cleaned((typed) => readNumber(typed) ?? typed),
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
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' ? plainNumber(value) : typeof value === 'number' ? String(value) : value,
    ),
    ...optional(options),
    Matches(/^\d{1,8}(\.\d{1,2})?$/, { message: fieldMessage('field.money') }),
  );
}
