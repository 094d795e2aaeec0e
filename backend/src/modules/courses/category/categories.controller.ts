import { Controller, Get, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { TokenArea } from '#platform/access/access.decorators';
import { InvalidInput } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { ContentLanguageQuery } from '#platform/http/language-fields';
import { furtherLanguageOf } from '#platform/i18n/request-language';
import { SameForEverybody } from '#platform/kept-reads/kept-answer.decorators';
import { CategoryQueries } from './category.queries.js';
import { CategoryResponse } from './category.response.js';

@Controller('categories')
@ApiTags('courses')
@TokenArea('courses')
export class CategoriesController {
  constructor(private readonly queries: CategoryQueries) {}

  @Get()
  @SameForEverybody()
  @Answers(CategoryResponse, { many: true, summary: 'All course categories', fails: [InvalidInput] })
  list(@Query() _: ContentLanguageQuery, @Req() request: Request): Promise<CategoryResponse[]> {
    return this.queries.all(furtherLanguageOf(request));
  }
}
