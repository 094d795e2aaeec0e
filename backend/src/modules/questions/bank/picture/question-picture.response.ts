import { CountOut, TextOut } from '#platform/http/response-fields';

/** A picture that questions of the bank may show. */
export class QuestionPictureResponse {
  @TextOut({
    description: 'For texts in Markdown and for places on a picture; ends with width and height',
    example: '/api/files/0193a0b2-9a55-7c1e-8d53-0d0c7d9d3b11#800x450',
  })
  url!: string;
  @CountOut({ description: 'Bytes that it has now' }) bytes!: number;
}
