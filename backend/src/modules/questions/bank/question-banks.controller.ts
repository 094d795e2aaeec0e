import { Body, Controller, Delete, Get, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CourseNotFound } from '#modules/courses';
import { CurrentUser, Roles } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { Forbidden, InvalidInput } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { AnswersPage } from '#platform/http/answers-page';
import { Id } from '#platform/http/id';
import { mapRows, type Page } from '#platform/http/paging';
import { BankInUse, BankNotFound, BankNotShareable } from '../questions.errors.js';
import { CreateBankDto, ListBanksQuery, RenameBankDto, ShareBankDto } from './question-bank.dto.js';
import { toBankResponse, toShareResponse } from './question-bank.presenter.js';
import { QuestionBankQueries } from './question-bank.queries.js';
import { BankShareResponse, BankTopicsResponse, QuestionBankResponse } from './question-bank.response.js';
import { QuestionBankService } from './question-bank.service.js';

@Controller('question-banks')
@ApiTags('questions')
export class QuestionBanksController {
  constructor(
    private readonly queries: QuestionBankQueries,
    private readonly banks: QuestionBankService,
  ) {}

  @Get()
  @Roles('instructor', 'admin')
  @AnswersPage(QuestionBankResponse, {
    summary: 'Banks of questions that the caller may use, the newest first',
    fails: [InvalidInput],
  })
  async list(@CurrentUser() viewer: Viewer, @Query() query: ListBanksQuery): Promise<Page<QuestionBankResponse>> {
    return mapRows(await this.queries.list(viewer, query), (row) => toBankResponse(row, viewer));
  }

  @Get(':id')
  @Roles('instructor', 'admin')
  @Answers(QuestionBankResponse, { summary: 'One bank', fails: [InvalidInput, BankNotFound] })
  async one(@CurrentUser() viewer: Viewer, @Id() id: string): Promise<QuestionBankResponse> {
    return toBankResponse(await this.queries.openTo(viewer, id, 'use'), viewer);
  }

  @Post()
  @Roles('instructor', 'admin')
  @Answers(QuestionBankResponse, {
    status: 201,
    summary: 'Open a bank, of a course or of the caller’s own',
    fails: [InvalidInput, CourseNotFound, Forbidden],
  })
  async create(@CurrentUser() viewer: Viewer, @Body() body: CreateBankDto): Promise<QuestionBankResponse> {
    return this.one(viewer, await this.banks.create(viewer, body));
  }

  @Patch(':id')
  @Roles('instructor', 'admin')
  @Answers(QuestionBankResponse, { summary: 'Rename a bank', fails: [InvalidInput, BankNotFound, Forbidden] })
  async rename(
    @CurrentUser() viewer: Viewer,
    @Id() id: string,
    @Body() { name }: RenameBankDto,
  ): Promise<QuestionBankResponse> {
    await this.banks.rename(viewer, id, name);
    return this.one(viewer, id);
  }

  @Delete(':id')
  @Roles('instructor', 'admin')
  @Answers(null, {
    summary: 'Delete a bank with its questions, which no quiz may ask; papers keep what they asked',
    fails: [InvalidInput, BankNotFound, Forbidden, BankInUse],
  })
  async delete(@CurrentUser() viewer: Viewer, @Id() id: string): Promise<void> {
    await this.banks.delete(viewer, id);
  }

  @Get(':id/topics')
  @Roles('instructor', 'admin')
  @Answers(BankTopicsResponse, {
    summary: 'Tags and skills of a bank’s questions, to narrow lists and draws by',
    fails: [InvalidInput, BankNotFound],
  })
  async topics(@CurrentUser() viewer: Viewer, @Id() id: string): Promise<BankTopicsResponse> {
    await this.queries.openTo(viewer, id, 'use');
    return this.queries.topicsOf(id);
  }

  @Get(':id/shares')
  @Roles('instructor', 'admin')
  @Answers(BankShareResponse, {
    many: true,
    summary: 'With whom a bank is shared',
    fails: [InvalidInput, BankNotFound, Forbidden],
  })
  async shares(@CurrentUser() viewer: Viewer, @Id() id: string): Promise<BankShareResponse[]> {
    await this.queries.openTo(viewer, id, 'manage');
    return (await this.queries.sharedWith(id)).map(toShareResponse);
  }

  @Post(':id/shares')
  @Roles('instructor', 'admin')
  @Answers(BankShareResponse, {
    many: true,
    status: 200,
    summary: 'Share a bank with an instructor, or change their permission',
    fails: [InvalidInput, BankNotFound, Forbidden, BankNotShareable],
  })
  async share(
    @CurrentUser() viewer: Viewer,
    @Id() id: string,
    @Body() body: ShareBankDto,
  ): Promise<BankShareResponse[]> {
    await this.banks.share(viewer, id, body);
    return this.shares(viewer, id);
  }

  @Delete(':id/shares/:userId')
  @Roles('instructor', 'admin')
  @Answers(null, { summary: 'Take a permission back', fails: [InvalidInput, BankNotFound, Forbidden] })
  async unshare(@CurrentUser() viewer: Viewer, @Id() id: string, @Id('userId') userId: string): Promise<void> {
    await this.banks.unshare(viewer, id, userId);
  }
}
