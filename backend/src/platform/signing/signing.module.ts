import { Global, Module } from '@nestjs/common';
import { SigningKeys } from './signing-keys.js';

@Global()
@Module({ providers: [SigningKeys], exports: [SigningKeys] })
export class SigningModule {}
