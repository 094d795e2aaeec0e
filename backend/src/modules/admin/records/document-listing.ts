import { ApiQuery } from '@nestjs/swagger';
import type { Listing } from './listing.js';

/** Names the filters of a list in the API document. */
export function documentFilter({ filters }: Listing): MethodDecorator {
  const lines = Object.entries(filters).map(([name, { describes }]) => `\`${name}\`: ${describes}`);
  const [first] = Object.entries(filters);
  return ApiQuery({
    name: 'filter',
    required: false,
    schema: { type: 'string', maxLength: 4000 },
    description: ['A JSON object. `id`: an id, or a list of ids', ...lines].join('  \n'),
    ...(first && { example: JSON.stringify({ [first[0]]: first[1].example }) }),
  });
}

/** Names the fields by which a list is sorted. */
export function documentSort({ sorts, starts = 'desc' }: Listing): MethodDecorator {
  const names = Object.keys(sorts);
  return ApiQuery({
    name: 'sort',
    required: false,
    schema: { type: 'string', maxLength: 100 },
    description: `A JSON pair of a field and ASC or DESC; fields: ${names.join(', ')}`,
    example: JSON.stringify([names[0], starts.toUpperCase()]),
  });
}
