import { categoryIds } from '@masar/domain';
import { TextOut, WordOut } from '#platform/http/response-fields';

export class SkillResponse {
  @TextOut({ description: 'Readable, e.g. `javascript`' }) id!: string;
  @TextOut() labelAr!: string;
  @TextOut() labelEn!: string;
  @WordOut(categoryIds) category!: string;
}
