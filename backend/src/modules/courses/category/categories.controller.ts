import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '#platform/access/access.decorators';
import { Answers } from '#platform/http/answers';
import { CategoryQueries } from './category.queries.js';
import { CategoryResponse } from './category.response.js';

@Controller('categories')
@ApiTags('courses')
export class CategoriesController {
  constructor(private readonly queries: CategoryQueries) {}

  @Get()
  @Public()
  @Answers(CategoryResponse, { many: true, summary: 'All course categories' })
  list(): Promise<CategoryResponse[]> {
    return this.queries.all();
  }
}
