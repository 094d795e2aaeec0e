import { TextOut } from '#platform/http/response-fields';

/** The cover of a course as it is now. */
export class CoverResponse {
  @TextOut({ nullable: true, example: 'https://masar.example/api/files/0193a0b2-9a55-7c1e-8d53-0d0c7d9d3b11' })
  thumbnailUrl!: string | null;
}
