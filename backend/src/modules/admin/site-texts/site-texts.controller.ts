import { isSiteTextKey, kindOfSiteText, pageOfSiteText, type SiteTextKey } from '@masar/domain';
import { Body, Controller, Get, Param, Put, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { type CurrentSiteText, SiteTextNotFound, SiteTexts } from '#modules/site';
import { CurrentUser, Roles } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { isoTime } from '#platform/database/iso-time';
import { Transactions } from '#platform/database/transactions';
import { InvalidInput } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { readListRequest, sendContentRange, SimpleRestQuery } from '#platform/http/simple-rest';
import { ChangedMeanwhile } from '../admin.errors.js';
import { ChangeSiteTextDto } from './site-text.dto.js';
import { SiteTextRecord, SiteTextVersionRecord } from './site-text.record.js';

/** The texts of public pages, in both languages and with their history (CON-4, READ-1). */
@ApiTags('admin')
@Controller('admin/site-texts')
@Roles('admin')
export class SiteTextsController {
  constructor(
    private readonly texts: SiteTexts,
    private readonly transactions: Transactions,
  ) {}

  @Get()
  @Answers(SiteTextRecord, { summary: 'What public pages say', many: true, fails: [InvalidInput] })
  async list(
    @Query() query: SimpleRestQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SiteTextRecord[]> {
    const request = readListRequest(query, ['id']);
    const { page } = request.filter;
    const all = (await this.texts.current()).map(toRecord).filter((text) => page === undefined || text.page === page);
    const shown = all.slice(request.offset, request.offset + request.limit);
    sendContentRange(response, 'site-texts', request, shown.length, all.length);
    return shown;
  }

  @Get(':id')
  @Answers(SiteTextRecord, { summary: 'What a place on a public page says', fails: [SiteTextNotFound] })
  async one(@Param('id') id: string): Promise<SiteTextRecord> {
    const key = keyOf(id);
    const found = (await this.texts.current(pageOfSiteText(key))).find((text) => text.key === key);
    if (!found) throw new SiteTextNotFound();
    return toRecord(found);
  }

  @Put(':id')
  @Answers(SiteTextRecord, {
    summary: 'Writes what a place on a public page says',
    fails: [InvalidInput, SiteTextNotFound, ChangedMeanwhile],
  })
  async change(
    @CurrentUser() { id: writer }: Viewer,
    @Param('id') id: string,
    @Body() { ar, en, version }: ChangeSiteTextDto,
  ): Promise<SiteTextRecord> {
    const key = keyOf(id);
    return this.transactions.run(async () => {
      await this.texts.lock(key);
      const current = await this.one(key);
      if (version !== undefined && version !== current.version) {
        throw new ChangedMeanwhile({}, { members: { current }, headers: { ETag: `"${current.version}"` } });
      }
      await this.texts.change(key, { ar, en }, writer);
      return this.one(key);
    });
  }

  @Get(':id/versions')
  @Answers(SiteTextVersionRecord, {
    summary: 'Former states of a text, the newest first',
    many: true,
    fails: [SiteTextNotFound],
  })
  async versions(@Param('id') id: string): Promise<SiteTextVersionRecord[]> {
    const rows = await this.texts.history(keyOf(id));
    return rows.map(({ version, ar, en, changed_by, created_at }) => ({
      version,
      ar,
      en,
      changedBy: changed_by,
      createdAt: isoTime(created_at),
    }));
  }
}

function keyOf(id: string): SiteTextKey {
  if (!isSiteTextKey(id)) throw new SiteTextNotFound();
  return id;
}

const toRecord = ({ key, ar, en, version, updatedAt }: CurrentSiteText): SiteTextRecord => ({
  id: key,
  version: String(version),
  page: pageOfSiteText(key),
  kind: kindOfSiteText(key),
  ar,
  en,
  isWritten: version > 0,
  updatedAt,
});
