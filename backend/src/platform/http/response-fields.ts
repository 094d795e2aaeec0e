import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';

/** Names whether a field of a response may be null. */
interface Shape {
  nullable?: boolean;
  description?: string;
}

const field = (schema: ApiPropertyOptions, { nullable, description }: Shape): PropertyDecorator =>
  applyDecorators(
    ApiProperty({
      ...schema,
      ...(nullable && { nullable }),
      ...(description && { description }),
    } as ApiPropertyOptions),
  );

export const UuidOut = (shape: Shape = {}) => field({ type: 'string', format: 'uuid' }, shape);
export const TextOut = (shape: Shape & { example?: string; many?: boolean } = {}) =>
  field(
    {
      type: 'string',
      ...(shape.example && { example: shape.many ? [shape.example] : shape.example }),
      ...(shape.many && { isArray: true }),
    },
    shape,
  );
export const WordOut = (values: readonly string[], shape: Shape & { many?: boolean } = {}) =>
  field({ type: 'string', enum: [...values], ...(shape.many && { isArray: true }) }, shape);
export const NumberOut = (shape: Shape = {}) => field({ type: 'number' }, shape);
export const CountOut = (shape: Shape = {}) => field({ type: 'integer' }, shape);
export const FlagOut = (shape: Shape = {}) => field({ type: 'boolean' }, shape);
/** A decimal as string, e.g. "33.33". */
export const DecimalOut = (shape: Shape = {}) =>
  field({ type: 'string', pattern: '^-?\\d+(\\.\\d+)?$', example: '33.33' }, shape);
/** A moment in UTC, ISO 8601. */
export const TimeOut = (shape: Shape = {}) => field({ type: 'string', format: 'date-time' }, shape);
// Swagger recognises a lazy type only by the name of the function: it has to be written here.
export const OneOut = (type: () => new () => object, shape: Shape = {}) =>
  field({ type: () => type() } as ApiPropertyOptions, shape);
export const ManyOut = (type: () => new () => object, shape: Shape = {}) =>
  field({ type: () => [type()] } as ApiPropertyOptions, shape);
