import { displayTimeZone } from '@masar/i18n';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, ValidateBy } from 'class-validator';
import { fieldMessage } from '#platform/http/field-message';

const known = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC']);

/** Browsers name some zones by their former name; the runtime knows both. */
function canonicalName(zone: string): string | undefined {
  if (known.has(zone)) return zone;
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions();
    return known.has(timeZone) ? timeZone : undefined;
  } catch {
    return undefined;
  }
}

/** The zone in which a reader's days begin; the organisation's where none is told. */
export const zoneOr = (zone: string | undefined): string => (zone && canonicalName(zone)) ?? displayTimeZone;

/** A name of the IANA time zone database, e.g. `Asia/Baghdad`. */
export function TimeZone(): PropertyDecorator {
  return applyDecorators(
    ApiProperty({
      type: 'string',
      required: false,
      maxLength: 64,
      description: `Where the reader's days begin; ${displayTimeZone} when left out`,
      example: displayTimeZone,
    }),
    IsOptional(),
    ValidateBy({
      name: 'isTimeZone',
      validator: {
        validate: (value) => typeof value === 'string' && value.length <= 64 && canonicalName(value) !== undefined,
        defaultMessage: () => fieldMessage('field.invalid'),
      },
    }),
  );
}
