import { Param, ParseUUIDPipe } from '@nestjs/common';
import { InvalidInput } from '#platform/errors/platform.errors';

/** A uuid of the path; a malformed one is a 400 that names the field (API-6). */
export const Id = (name = 'id'): ParameterDecorator =>
  Param(
    name,
    new ParseUUIDPipe({
      exceptionFactory: () => new InvalidInput({}, { fields: [{ field: name, code: 'field.uuid' }] }),
    }),
  );
