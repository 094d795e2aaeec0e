import { Controller, Get, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { AccountOwners } from '#modules/auth';
import { CurrentUser, FreshlyConfirmed, SignedIn } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { Turnstile, Turnstiles } from '#platform/counters/turnstile';
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
  /** A file is made whole in memory: one at a time, and nobody waits behind two of one person (REL-10). */
  private readonly oneOfPerson = new Turnstiles(1);
  private readonly oneAtATime = new Turnstile(1);

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
    const file = await this.oneOfPerson.pass(viewer.id, () => this.oneAtATime.pass(() => this.fileOf(viewer.id)));
    response
      .set({
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Disposition': 'attachment; filename="masar-my-data.json"',
        'Cache-Control': 'private, no-store',
      })
      .end(file);
  }

  private async fileOf(userId: string): Promise<string> {
    const person = await this.owners.subject(userId);
    return JSON.stringify({ about, exportedAt: new Date().toISOString(), ...(await this.queries.of(person)) }, null, 2);
  }
}
