import { ApiProperty } from '@nestjs/swagger';
import { Text } from '#platform/http/fields';

/** Which records a bulk action means. */
export class BulkQuery {
  @Text({ max: 10_000, example: '{"id":["0193a0b2-9a55-7c1e-8d53-0d0c7d9d3b11"]}' }) filter!: string;
}

export class BulkResponse {
  @ApiProperty({ type: [String], description: 'The records that were meant' }) ids!: string[];
}
