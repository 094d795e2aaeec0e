import { CountOut, TextOut, UuidOut } from '#platform/http/response-fields';

/** A file that was uploaded; attach it to a lesson by its id. */
export class StoredFileResponse {
  @UuidOut() id!: string;
  @TextOut() name!: string;
  @TextOut({ example: '/api/files/0193a0b2-9a55-7c1e-8d53-0d0c7d9d3b11' }) url!: string;
  @CountOut({ description: 'Bytes' }) size!: number;
  @TextOut({ example: 'application/pdf' }) mimeType!: string;
}
