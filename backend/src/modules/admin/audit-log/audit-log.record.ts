import { ApiProperty } from '@nestjs/swagger';
import { CountOut, FlagOut, TextOut, TimeOut, UuidOut } from '#platform/http/response-fields';

const FieldsOut = (description: string): PropertyDecorator =>
  ApiProperty({ type: 'object', additionalProperties: true, nullable: true, description } as never);

/** One thing that an administrator or a program of the organisation did (CON-2, API-7). */
export class AuditLogRecord {
  @UuidOut() id!: string;
  @CountOut({ description: '1, 2, 3 … without gaps' }) sequence!: number;
  @TimeOut() at!: string;
  @UuidOut() actorId!: string;
  @TextOut({
    nullable: true,
    description:
      'A person, or a program with a token of the organisation; null once the account is gone, and for what was done at the command line of the server, under the id of zeros',
  })
  actorName!: string | null;
  @TextOut({ example: 'change' }) action!: string;
  @TextOut({ example: 'users' }) resource!: string;
  @TextOut({ nullable: true }) resourceId!: string | null;
  @TextOut({ nullable: true, description: 'As in the log of the server' }) requestId!: string | null;
  @FieldsOut('The changed fields as they were; null where the record was new') before!: Record<string, unknown> | null;
  @FieldsOut('The changed fields as they became; null where the record was removed')
  after!: Record<string, unknown> | null;
  @FlagOut({ description: 'Before and after went with a person who was erased' }) isErased!: boolean;
  @TextOut({ description: 'SHA-256 that chains it to the entry before' }) hash!: string;
}
