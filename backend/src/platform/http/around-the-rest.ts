import type { NestInterceptor, Type } from '@nestjs/common';
import { INTERCEPTORS_METADATA } from '#platform/http/nest-metadata';

/**
 * Puts an interceptor around whatever else a route declares, above it or below: what it sees is the answer as it leaves,
 * a page as its rows.
 */
export const AroundTheRest =
  (interceptor: Type<NestInterceptor>): MethodDecorator =>
  (_target, _name, descriptor) => {
    const handler = descriptor.value as object;
    const inside = (Reflect.getMetadata(INTERCEPTORS_METADATA, handler) ?? []) as unknown[];
    Reflect.defineMetadata(INTERCEPTORS_METADATA, [interceptor, ...inside], handler);
  };
