import { Global, Module } from '@nestjs/common';
import { OrganizationSettings } from './organization-settings.js';
import { Signatures } from './signatures.js';

@Global()
@Module({ providers: [OrganizationSettings, Signatures], exports: [OrganizationSettings] })
export class SettingsModule {}
