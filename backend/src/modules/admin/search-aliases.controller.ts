import { Body, Controller, Delete, Get, Post, Put, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { AliasExists, AliasMeansNothing, AliasNotFound, SearchAliasService } from '#modules/search';
import { Roles } from '#platform/access/access.decorators';
import { isoTime } from '#platform/database/iso-time';
import { InvalidInput } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { Text } from '#platform/http/fields';
import { Id } from '#platform/http/id';
import { TextOut, TimeOut, UuidOut } from '#platform/http/response-fields';
import { SimpleRestQuery } from '#platform/http/simple-rest';
import { documentFilter, documentSort } from './records/document-listing.js';
import { RecordDesk } from './records/record-desk.js';
import { acceptFieldsOf } from './records/record-fields.js';
import { SearchAliasesQueries, searchAliasListing, type SearchAliasRow } from './search-aliases.queries.js';

export class SearchAliasResponse {
  @UuidOut() id!: string;
  /** One to four words that people type. */
  @TextOut({ example: 'JS' }) term!: string;
  /** What they mean; all terms of one meaning find each other. */
  @TextOut({ example: 'JavaScript' }) canonical!: string;
  @TimeOut() createdAt!: string;
}

/** react-admin sends the whole record; only the two names are taken from it. */
export class SearchAliasDto {
  @Text({ max: 100, example: 'JS' }) term!: string;
  @Text({ max: 100, example: 'JavaScript' }) canonical!: string;
}
acceptFieldsOf(SearchAliasDto, SearchAliasResponse);

const toSearchAliasResponse = (row: SearchAliasRow): SearchAliasResponse => ({
  id: row.id,
  term: row.term,
  canonical: row.canonical,
  createdAt: isoTime(row.created_at),
});

@ApiTags('admin')
@Controller('admin/search-aliases')
@Roles('admin')
export class SearchAliasesController {
  constructor(
    private readonly records: RecordDesk,
    private readonly queries: SearchAliasesQueries,
    private readonly aliases: SearchAliasService,
  ) {}

  @Get()
  @documentFilter(searchAliasListing)
  @documentSort(searchAliasListing)
  @Answers(SearchAliasResponse, { summary: 'Other names of words in the search', many: true, fails: [InvalidInput] })
  async list(
    @Query() query: SimpleRestQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SearchAliasResponse[]> {
    const rows = await this.records.list({ listing: searchAliasListing, resource: this.queries }, query, response);
    return rows.map(toSearchAliasResponse);
  }

  @Get(':id')
  @Answers(SearchAliasResponse, { summary: 'One other name', fails: [AliasNotFound] })
  async one(@Id() id: string): Promise<SearchAliasResponse> {
    const [row] = await this.queries.records([id]);
    if (!row) throw new AliasNotFound();
    return toSearchAliasResponse(row);
  }

  @Post()
  @Answers(SearchAliasResponse, {
    status: 201,
    summary: 'Adds another name of a word',
    fails: [InvalidInput, AliasExists, AliasMeansNothing],
  })
  async add(@Body() { term, canonical }: SearchAliasDto): Promise<SearchAliasResponse> {
    return this.one(await this.aliases.add(term, canonical));
  }

  @Put(':id')
  @Answers(SearchAliasResponse, {
    summary: 'Changes another name of a word',
    fails: [InvalidInput, AliasNotFound, AliasExists, AliasMeansNothing],
  })
  async change(@Id() id: string, @Body() { term, canonical }: SearchAliasDto): Promise<SearchAliasResponse> {
    await this.aliases.change(id, term, canonical);
    return this.one(id);
  }

  /** Answers the record that is gone, as ra-data-simple-rest expects. */
  @Delete(':id')
  @Answers(SearchAliasResponse, { summary: 'Removes another name of a word', fails: [AliasNotFound] })
  async remove(@Id() id: string): Promise<SearchAliasResponse> {
    const gone = await this.one(id);
    await this.aliases.remove(id);
    return gone;
  }
}
