import { type Type, type ValidationError, ValidationPipe } from '@nestjs/common';
import type { FieldProblem } from '#platform/errors/app-error';
import { InvalidInput } from '#platform/errors/platform.errors';
import { parseFieldMessage } from './field-message.js';

/**
 * Strict validation of every body, query and parameter (API-6, SEC-5): unknown fields are refused. `expectedType` names
 * the class where the parameter's own type does not.
 */
export const createValidationPipe = ({ expectedType }: { expectedType?: Type | undefined } = {}): ValidationPipe =>
  new ValidationPipe({
    ...(expectedType && { expectedType }),
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: true,
    transform: true,
    stopAtFirstError: true,
    exceptionFactory: (errors) => new InvalidInput({}, { fields: fieldProblems(errors) }),
  });

function fieldProblems(errors: ValidationError[], parent = ''): FieldProblem[] {
  return errors.flatMap((error) => {
    const field = parent ? `${parent}.${error.property}` : error.property;
    const own = Object.values(error.constraints ?? {}).map((message) => parseFieldMessage(field, message));
    return [...own, ...fieldProblems(error.children ?? [], field)];
  });
}
