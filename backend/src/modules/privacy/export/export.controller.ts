import { Controller, Get, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { AccountOwners } from '#modules/auth';
import { CurrentUser, FreshlyConfirmed, SignedIn } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { Unauthorized } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { ExportQueries } from './export.queries.js';

const about = {
  ar: 'كل ما نحفظه عنك. ملفاتك المرفوعة تُنزَّل من عناوينها في قسم files: ‎/api/files/{id}',
  en: 'Everything that we keep about you. Your uploaded files are under files; download each from /api/files/{id}.',
};

@ApiTags('profile')
@Controller('profile')
export class ExportController {
  constructor(
    private readonly owners: AccountOwners,
    private readonly queries: ExportQueries,
  ) {}

  @Get('export')
  @SignedIn()
  @FreshlyConfirmed()
  @Answers(null, {
    status: 200,
    summary: 'Everything that is kept about me, as one JSON file',
    fails: [Unauthorized],
  })
  async download(@CurrentUser() viewer: Viewer, @Res() response: Response): Promise<void> {
    const person = await this.owners.subject(viewer.id);
    const file = { about, exportedAt: new Date().toISOString(), ...(await this.queries.of(person)) };
    response
      .set({
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Disposition': 'attachment; filename="masar-my-data.json"',
        'Cache-Control': 'private, no-store',
      })
      .end(JSON.stringify(file, null, 2));
  }
}
