import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsOptional, ValidateIf } from 'class-validator';

export interface FieldOptions {
  optional?: boolean;
  /** Has the API document say that null empties what is optional. */
  nullable?: boolean;
  /** Shown in the API document. */
  description?: string;
  example?: unknown;
}

export const property = (options: FieldOptions, schema: ApiPropertyOptions): PropertyDecorator =>
  ApiProperty({
    required: !options.optional,
    ...(options.nullable && { nullable: true }),
    ...(options.description && { description: options.description }),
    ...(options.example !== undefined && { example: options.example }),
    ...schema,
  } as ApiPropertyOptions);

/** Left out, or null, which clears a text, a number or a day where the column may be empty. */
export const optional = (options: FieldOptions): PropertyDecorator[] => (options.optional ? [IsOptional()] : []);

/** Left out, but never null: a list is cleared by an empty one, and a flag is one or the other. */
export const leftOut = (options: FieldOptions): PropertyDecorator[] =>
  options.optional ? [ValidateIf((_, value: unknown) => value !== undefined)] : [];

/** What is done to a text before it is checked; what is no text is left for the check to refuse. */
export const cleaned = (clean: (typed: string) => unknown): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? clean(value) : value));
