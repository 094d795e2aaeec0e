import { Global, Module } from '@nestjs/common';
import { OrganizationSettings } from './organization-settings.js';

@Global()
@Module({ providers: [OrganizationSettings], exports: [OrganizationSettings] })
export class SettingsModule {}
