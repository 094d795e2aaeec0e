import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { SignedIn, TokenArea } from '#platform/access/access.decorators';
import { InvalidInput, Unauthorized } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { SkillResponse } from './dto/skill.response.js';
import { SuggestSkillsQuery } from './dto/suggest-skills.query.js';
import { SkillSuggestions } from './skill-suggestions.queries.js';

@ApiTags('skills')
@TokenArea('skills')
@Controller('skills')
@SignedIn()
export class SkillsController {
  constructor(private readonly suggestions: SkillSuggestions) {}

  @Get()
  @Answers(SkillResponse, {
    many: true,
    summary: 'At most ten skills that may be meant by what was typed, in any spelling of either language',
    fails: [InvalidInput, Unauthorized],
  })
  async suggest(@Query() { search = '' }: SuggestSkillsQuery): Promise<SkillResponse[]> {
    const rows = await this.suggestions.matching(search);
    return rows.map((row) => ({
      id: row.id,
      labelAr: row.label_ar,
      labelEn: row.label_en,
      category: row.category_id,
    }));
  }
}
