import { Module, RequestMethod } from '@nestjs/common';
import { DiscoveryModule, DiscoveryService, MetadataScanner } from '@nestjs/core';
import { INTERCEPTORS_METADATA, METHOD_METADATA } from '#platform/http/nest-metadata';
import { IdempotencyInterceptor } from './idempotency.interceptor.js';
import { IdempotencyKeys } from './idempotency-keys.js';
import { KeyedTurns } from './keyed-turns.js';
import { WITHOUT_IDEMPOTENCY_KEY } from './without-idempotency-key.js';

const writes = [RequestMethod.POST, RequestMethod.PUT];

/**
 * Puts the interceptor on every POST and PUT. A global interceptor would do the same, but every GET would pay for it
 * (PERF-1). It happens in the constructor because routes are registered before any hook runs.
 */
@Module({ imports: [DiscoveryModule], providers: [IdempotencyInterceptor, IdempotencyKeys, KeyedTurns] })
export class IdempotencyModule {
  constructor(
    discovery: DiscoveryService,
    scanner: MetadataScanner,
    private readonly interceptor: IdempotencyInterceptor,
  ) {
    for (const { metatype } of discovery.getControllers()) {
      const prototype = metatype?.prototype as Record<string, object> | undefined;
      for (const name of prototype ? scanner.getAllMethodNames(prototype) : []) this.cover(prototype![name]!);
    }
  }

  private cover(handler: object): void {
    const method = Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod | undefined;
    if (method === undefined || !writes.includes(method)) return;
    if (Reflect.getMetadata(WITHOUT_IDEMPOTENCY_KEY, handler)) return;
    const present = (Reflect.getMetadata(INTERCEPTORS_METADATA, handler) ?? []) as unknown[];
    // Classes are what the route itself declares: they read its body, and no transaction waits for that (REL-10).
    const readers = present.filter((other) => typeof other === 'function');
    // Another application of this process may have left its own.
    const inside = present.filter((other) => typeof other === 'object' && !(other instanceof IdempotencyInterceptor));
    Reflect.defineMetadata(INTERCEPTORS_METADATA, [...readers, this.interceptor, ...inside], handler);
  }
}
