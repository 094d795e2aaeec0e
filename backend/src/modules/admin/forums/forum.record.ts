import { CountOut, TextOut, TimeOut, UuidOut } from '#platform/http/response-fields';
import { VersionOut } from '../records/version-out.js';

export class ForumRecord {
  @UuidOut() id!: string;
  @VersionOut() version!: string;
  @TextOut() nameAr!: string;
  @TextOut() nameEn!: string;
  @TextOut({ nullable: true }) descriptionAr!: string | null;
  @TextOut({ nullable: true }) descriptionEn!: string | null;
  @TextOut({ nullable: true, example: 'web-development' }) categoryId!: string | null;
  @CountOut({ description: 'Place in the list of forums' }) orderIndex!: number;
  @CountOut({ description: 'Visible ones' }) discussionsCount!: number;
  @TimeOut() createdAt!: string;
}
