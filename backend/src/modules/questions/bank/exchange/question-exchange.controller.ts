import { Controller, Get, Post, Query, StreamableFile, UploadedFile } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import { CurrentUser, Roles } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { FileMissing } from '#platform/errors/file.errors';
import { BodyTooLarge, Forbidden, InvalidInput, Unavailable } from '#platform/errors/platform.errors';
import { AskedFirst } from '#platform/files/asked-first';
import { nameOf, TakesFile, type UploadedBytes } from '#platform/files/uploaded-file';
import { Answers } from '#platform/http/answers';
import { OneOf } from '#platform/http/fields';
import { Id, idIn } from '#platform/http/id';
import { type ExportFormat, exportFormats } from '../../formats/question-files.job.js';
import {
  BankFull,
  BankNotFound,
  NothingToImport,
  QuestionFileTooComplex,
  QuestionFileTooDeep,
} from '../../questions.errors.js';
import { QuestionBankQueries } from '../question-bank.queries.js';
import { beginningOf, toImportTrial } from './exchange.presenter.js';
import { ExportTrialResponse, ImportTrialResponse } from './exchange.response.js';
import { QuestionExchange } from './question-exchange.js';

class ExportQuery {
  @OneOf(exportFormats) format!: ExportFormat;
}

const forms: Record<ExportFormat, { type: string; ending: string }> = {
  gift: { type: 'text/plain; charset=utf-8', ending: 'gift' },
  qti: { type: 'application/zip', ending: 'zip' },
  csv: { type: 'text/csv; charset=utf-8', ending: 'csv' },
};
const refusals = [
  FileMissing,
  InvalidInput,
  BankNotFound,
  Forbidden,
  BodyTooLarge,
  QuestionFileTooComplex,
  QuestionFileTooDeep,
  BankFull,
  Unavailable,
];

const mayEdit = (banks: QuestionBankQueries, viewer: Viewer, ids: Record<string, string>) =>
  banks.openTo(viewer, idIn(ids), 'edit');

@Controller('question-banks/:id')
@ApiTags('questions')
export class QuestionExchangeController {
  constructor(private readonly exchange: QuestionExchange) {}

  @Post('import/trial')
  @Roles('instructor', 'admin')
  @AskedFirst(QuestionBankQueries, mayEdit)
  @TakesFile('file')
  @Answers(ImportTrialResponse, {
    status: 200,
    summary: 'What would become of a file in GIFT, Moodle XML, QTI or CSV; nothing is written',
    fails: refusals,
  })
  async try(
    @CurrentUser() viewer: Viewer,
    @Id() bankId: string,
    @UploadedFile() file: UploadedBytes | undefined,
  ): Promise<ImportTrialResponse> {
    return toImportTrial(await this.exchange.read(viewer, bankId, bytesOf(file)));
  }

  @Post('import')
  @Roles('instructor', 'admin')
  @AskedFirst(QuestionBankQueries, mayEdit)
  @TakesFile('file')
  @Answers(ImportTrialResponse, {
    status: 200,
    summary: 'Take the questions of a file into a bank, as drafts: all that can be kept, or none',
    fails: [...refusals, NothingToImport],
  })
  async import(
    @CurrentUser() viewer: Viewer,
    @Id() bankId: string,
    @UploadedFile() file: UploadedBytes | undefined,
  ): Promise<ImportTrialResponse> {
    return toImportTrial(await this.exchange.import(viewer, bankId, bytesOf(file)));
  }

  @Get('export/trial')
  @Roles('instructor', 'admin')
  @Answers(ExportTrialResponse, {
    summary: 'Which questions of a bank a format cannot hold',
    fails: [InvalidInput, BankNotFound, QuestionFileTooComplex, Unavailable],
  })
  async tryExport(
    @CurrentUser() viewer: Viewer,
    @Id() bankId: string,
    @Query() { format }: ExportQuery,
  ): Promise<ExportTrialResponse> {
    const { leftOut, total } = await this.exchange.export(viewer, bankId, format);
    return {
      questions: total - leftOut.length,
      leftOut: leftOut.map(({ id, kind, content }) => ({ id, kind, prompt: beginningOf(content.prompt) })),
    };
  }

  @Get('export')
  @Roles('instructor', 'admin')
  @ApiProduces('text/plain', 'application/zip', 'text/csv')
  @Answers(null, {
    status: 200,
    summary: 'A bank as GIFT, as a package of QTI 3.0 or as CSV',
    fails: [InvalidInput, BankNotFound, QuestionFileTooComplex, Unavailable],
  })
  async export(
    @CurrentUser() viewer: Viewer,
    @Id() bankId: string,
    @Query() { format }: ExportQuery,
  ): Promise<StreamableFile> {
    const { file } = await this.exchange.export(viewer, bankId, format);
    const { type, ending } = forms[format];
    return new StreamableFile(file.bytes, {
      type,
      disposition: `attachment; filename="questions.${ending}"`,
      length: file.bytes.length,
    });
  }
}

function bytesOf(file: UploadedBytes | undefined): { bytes: Uint8Array; name: string } {
  if (!file) throw new FileMissing();
  return { bytes: file.buffer, name: nameOf(file) };
}
