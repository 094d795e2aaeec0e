import { Module, RequestMethod } from '@nestjs/common';
import { DiscoveryModule, DiscoveryService, MetadataScanner } from '@nestjs/core';
import { AuditedDeeds } from '#platform/audit/audited-deeds';
import { Transactions } from '#platform/database/transactions';
import { INTERCEPTORS_METADATA, METHOD_METADATA, PATH_METADATA } from '#platform/http/nest-metadata';
import { RecordsModule } from '../records/records.module.js';
import { AuditInterceptor } from './audit.interceptor.js';
import { AuditedCalls } from './audited-calls.js';
import { auditedDeed } from './audited-route.rules.js';
import { AuditedRows } from './audited-rows.js';
import { TRIAL } from './trial.js';

/**
 * Puts the audit on every write that an administrator may call, whichever module owns the route; nobody has to remember
 * it (CON-2). It happens in the constructor because routes are registered before any
 * hook runs.
 */
@Module({ imports: [DiscoveryModule, RecordsModule], providers: [AuditedCalls, AuditedRows] })
export class AuditWritesModule {
  constructor(
    discovery: DiscoveryService,
    scanner: MetadataScanner,
    private readonly transactions: Transactions,
    private readonly deeds: AuditedDeeds,
    private readonly rows: AuditedRows,
  ) {
    for (const { metatype } of discovery.getControllers()) {
      if (typeof metatype !== 'function') continue;
      const path = Reflect.getMetadata(PATH_METADATA, metatype) as string;
      const prototype = metatype.prototype as Record<string, object>;
      for (const name of scanner.getAllMethodNames(prototype)) this.cover(path, prototype[name]!);
    }
  }

  private cover(path: string, handler: object): void {
    const method = Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod | undefined;
    if (method === undefined) return;
    const ownPath = Reflect.getMetadata(PATH_METADATA, handler) as string;
    const deed = auditedDeed(RequestMethod[method], `${path}/${ownPath}`);
    if (!deed) return;
    const present = (Reflect.getMetadata(INTERCEPTORS_METADATA, handler) ?? []) as unknown[];
    // Another application of this process may have left its own.
    const others = present.filter((other) => !(other instanceof AuditInterceptor));
    const hasTrial = Reflect.getMetadata(TRIAL, handler) === true;
    const audit = new AuditInterceptor(deed, hasTrial, this.transactions, this.deeds, this.rows);
    Reflect.defineMetadata(INTERCEPTORS_METADATA, [...others, audit], handler);
  }
}
