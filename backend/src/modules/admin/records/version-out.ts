import { applyDecorators } from '@nestjs/common';
import { Text } from '#platform/http/fields';
import { TextOut } from '#platform/http/response-fields';

/** Names the state of a record; sent back with a change, it proves that nobody else changed the record meanwhile. */
export const VersionOut = (): PropertyDecorator =>
  TextOut({ description: 'Send it back with a change: 412 where somebody else was faster' });

/** The version on which a change builds; without one the change wins over whatever was written meanwhile. */
export const Version = (): PropertyDecorator =>
  applyDecorators(Text({ optional: true, max: 40, description: 'As it was read; a bulk action leaves it out' }));
