import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { FreshlyConfirmed, Roles } from '#platform/access/access.decorators';
import { Transactions } from '#platform/database/transactions';
import { InvalidInput } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { OrganizationSettings, settingsId, type SettingsValues } from '#platform/settings/organization-settings';
import { ChangedMeanwhile, RecordNotFound } from '../admin.errors.js';
import { versionOf } from '../records/record-version.js';
import { ChangeSettingsDto } from './settings.dto.js';
import { SettingsRecord } from './settings.record.js';

/** The organisation's settings, one record that is always there (SET-1). */
@ApiTags('admin')
@Controller('admin/settings')
@Roles('admin')
export class SettingsController {
  constructor(
    private readonly settings: OrganizationSettings,
    private readonly transactions: Transactions,
  ) {}

  @Get(':id')
  @Answers(SettingsRecord, { summary: 'The settings of the organisation', fails: [RecordNotFound] })
  async one(@Param('id') id: string): Promise<SettingsRecord> {
    if (id !== settingsId) throw new RecordNotFound();
    const values = await this.settings.read();
    return { id, version: versionOf(values, Object.keys(values)), ...values };
  }

  @Put(':id')
  @FreshlyConfirmed()
  @Answers(SettingsRecord, {
    summary: 'Changes the settings of the organisation',
    fails: [InvalidInput, RecordNotFound, ChangedMeanwhile],
  })
  async change(
    @Param('id') id: string,
    @Body() { id: _, version, ...body }: ChangeSettingsDto,
  ): Promise<SettingsRecord> {
    const signature = await this.settings.drawSignature(body.signatureId);
    return this.transactions.run(async () => {
      await this.settings.lock();
      const current = await this.one(id);
      if (version !== undefined && version !== current.version) {
        throw new ChangedMeanwhile({}, { members: { current }, headers: { ETag: `"${current.version}"` } });
      }
      await this.settings.change(named(body), signature);
      return this.one(id);
    });
  }
}

const named = (body: object): Partial<SettingsValues> =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
