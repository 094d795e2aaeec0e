import { Global, Module } from '@nestjs/common';
import { AuditTrail } from './audit-trail.js';
import { AuditedDeeds } from './audited-deeds.js';

@Global()
@Module({ providers: [AuditTrail, AuditedDeeds], exports: [AuditTrail, AuditedDeeds] })
export class AuditModule {}
