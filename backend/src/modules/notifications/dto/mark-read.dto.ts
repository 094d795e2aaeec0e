import { Uuids } from '#platform/http/fields';

/** Which notifications were read; all when `ids` is missing. */
export class MarkReadDto {
  @Uuids({ optional: true, max: 100 }) ids?: string[];
}
