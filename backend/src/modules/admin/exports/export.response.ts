import { ApiProperty } from '@nestjs/swagger';

/** What an export holds: read these records by the filter `{"id":[…]}` of their list. */
export class ExportResponse {
  @ApiProperty({ type: [String], description: 'Every record of the list at one moment, in its order' }) ids!: string[];
}
