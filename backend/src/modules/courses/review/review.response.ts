import { CountOut, TextOut, TimeOut, UuidOut } from '#platform/http/response-fields';

export class ReviewResponse {
  @UuidOut() id!: string;
  @UuidOut() userId!: string;
  @TextOut({ nullable: true }) userName!: string | null;
  @CountOut({ description: 'Stars, 1 to 5' }) rating!: number;
  @TextOut() text!: string;
  @TimeOut() createdAt!: string;
  @TimeOut() updatedAt!: string;
}
