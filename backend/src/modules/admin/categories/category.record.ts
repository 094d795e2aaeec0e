import { CountOut, TextOut, TimeOut } from '#platform/http/response-fields';
import { VersionOut } from '../records/version-out.js';

export class CategoryRecord {
  @TextOut({ example: 'web-development' }) id!: string;
  @VersionOut() version!: string;
  @TextOut() nameAr!: string;
  @TextOut() nameEn!: string;
  @TextOut({ nullable: true }) descriptionAr!: string | null;
  @TextOut({ nullable: true }) descriptionEn!: string | null;
  @TextOut({ example: '#0E5E6F' }) color!: string;
  @TextOut({ nullable: true }) icon!: string | null;
  @CountOut({ description: 'Courses in it, drafts included' }) coursesCount!: number;
  @TimeOut() createdAt!: string;
}
