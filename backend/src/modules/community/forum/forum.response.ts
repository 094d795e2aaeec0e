import { CountOut, TextOut, TimeOut, UuidOut } from '#platform/http/response-fields';

export class ForumResponse {
  @UuidOut() id!: string;
  @TextOut() nameAr!: string;
  @TextOut() nameEn!: string;
  @TextOut({ nullable: true }) descriptionAr!: string | null;
  @TextOut({ nullable: true }) descriptionEn!: string | null;
  /** Of the track that it is about; null for the general ones. */
  @TextOut({ nullable: true, example: 'web-development' }) categoryId!: string | null;
  /** Discussions that everybody sees. */
  @CountOut() discussionsCount!: number;
  @TimeOut() createdAt!: string;
}
