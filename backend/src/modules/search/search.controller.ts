import { Controller, Get, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { CurrentUser, Public, TokenArea } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { InvalidInput, TooManyRequests, Unavailable } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { languageOf } from '#platform/i18n/request-language';
import { KeptForReader } from '#platform/kept-reads/kept-answer.decorators';
import { SearchQuery, SuggestionsQuery } from './dto/search.query.js';
import { SearchResponse, SuggestionResponse } from './dto/search.response.js';
import { kindsFor, titledKindsFor } from './search.policy.js';
import { toSuggestionResponse } from './search.presenter.js';
import { SearchQueries, type SentGroup } from './search.queries.js';

@Controller('search')
@ApiTags('search')
@TokenArea('search')
@Public()
export class SearchController {
  constructor(private readonly queries: SearchQueries) {}

  @Get()
  @KeptForReader()
  @Answers(SearchResponse, {
    summary: 'What matches a text, the best of each kind',
    fails: [InvalidInput, TooManyRequests, Unavailable],
  })
  async search(
    @CurrentUser() viewer: Viewer | undefined,
    @Req() request: Request,
    @Query() { q = '', type, limit = 5, cursor }: SearchQuery,
  ): Promise<{ groups: SentGroup[] }> {
    // A cursor is a place among the results of one kind.
    if (cursor !== undefined && type === undefined)
      throw new InvalidInput({}, { fields: [{ field: 'type', code: 'field.required' }] });
    const language = languageOf(request);
    const reader = viewer && { viewer, language };
    return { groups: await this.queries.search(q, kindsFor(viewer, type), { limit, cursor, language, reader }) };
  }

  @Get('suggestions')
  @Answers(SuggestionResponse, {
    summary: 'Up to 8 titles for a text that is being typed, kind by kind, courses first',
    many: true,
    fails: [InvalidInput, TooManyRequests, Unavailable],
  })
  async suggestions(
    @CurrentUser() viewer: Viewer | undefined,
    @Req() request: Request,
    @Query() { q = '' }: SuggestionsQuery,
  ): Promise<SuggestionResponse[]> {
    const language = languageOf(request);
    const found = await this.queries.suggest(q, titledKindsFor(viewer), viewer && { viewer, language });
    return found.map((one) => toSuggestionResponse(one, language));
  }
}
