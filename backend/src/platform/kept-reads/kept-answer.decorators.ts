import { applyDecorators } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { Public } from '#platform/access/access.decorators';

/** For whom the answers of a route are kept. */
export type KeptFor = 'everybody' | 'reader';

const keptFor = Reflector.createDecorator<KeptFor>();

/** For whom the answers of a handler are kept, where they are. */
export const keptForOf = (handler: object): KeptFor | undefined =>
  Reflect.getMetadata(keptFor.KEY, handler) as KeptFor | undefined;

/**
 * An answer that depends on nothing but the address, the language, the reader's id and role, what its statements read and
 * what is said to change by the clock (`changesAt`), so that it can be kept for when the same reader asks again (PERF-1).
 * Of tables that tell whose rows changed, it may show the reader's own alone.
 */
export const KeptForReader = (): MethodDecorator => keptFor('reader');

/**
 * Open to everybody, with an answer that depends on nothing but the address and the reader's language, so that it can be
 * kept for the next who asks (PERF-1).
 */
export const SameForEverybody = (): MethodDecorator => applyDecorators(Public(), keptFor('everybody'));
