import { Param, ParseUUIDPipe } from '@nestjs/common';
import { isUuid } from '#platform/database/is-uuid';
import { InvalidInput } from '#platform/errors/platform.errors';

const notUuid = (field: string) => new InvalidInput({}, { fields: [{ field, code: 'field.uuid' }] });

/** A uuid of the path; a malformed one is a 400 that names the field (API-6). */
export const Id = (name = 'id'): ParameterDecorator =>
  Param(name, new ParseUUIDPipe({ exceptionFactory: () => notUuid(name) }));

/** The same for who is asked before parameters are read. */
export function idIn(params: Readonly<Record<string, string>>, name = 'id'): string {
  const id = params[name] ?? '';
  if (!isUuid(id)) throw notUuid(name);
  return id;
}
