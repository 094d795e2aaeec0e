import { ApiProperty } from '@nestjs/swagger';
import { FieldError } from '#platform/errors/problem.response';
import { CountOut, FlagOut, ManyOut, TextOut, UuidOut, WordOut } from '#platform/http/response-fields';

const rowOutcomes = ['created', 'unchanged', 'refused'] as const;
export type RowOutcome = (typeof rowOutcomes)[number];

export class ImportedRowResponse {
  @CountOut({ description: 'From 1, without the heading' }) row!: number;
  @TextOut({ nullable: true, description: 'As it was sent' }) email!: string | null;
  @WordOut(rowOutcomes, { description: '`unchanged`: it was there before' }) outcome!: RowOutcome;
  @UuidOut({ nullable: true }) id!: string | null;
  @ManyOut(() => FieldError) errors!: FieldError[];
  @ManyOut(() => FieldError, { description: 'Where the account that is there says something else; it stays so' })
  remarks!: FieldError[];
}

/** What an import did, or would do, row by row. */
export class ImportResponse {
  @FlagOut({ description: 'Nothing was written' }) isDryRun!: boolean;
  @CountOut() created!: number;
  @CountOut() unchanged!: number;
  @CountOut() refused!: number;
  @ManyOut(() => ImportedRowResponse) rows!: ImportedRowResponse[];
  @ApiProperty({ type: [String], format: 'uuid', description: 'Records that were made' }) ids!: string[];
}
