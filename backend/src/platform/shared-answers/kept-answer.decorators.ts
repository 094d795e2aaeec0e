import { applyDecorators } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { Public } from '#platform/access/access.decorators';
import type { MadeOf } from './made-of.js';

/** What the answers of a route are made of, and whether they are the same for everybody. */
export interface KeptParts extends MadeOf {
  forEverybody?: true;
}

const parts = Reflector.createDecorator<KeptParts>();

/** What the answers of a handler are made of, where they are kept. */
export const keptPartsOf = (handler: object): KeptParts | undefined =>
  Reflect.getMetadata(parts.KEY, handler) as KeptParts | undefined;

/**
 * An answer that depends on nothing but the address, the language, the reader's id and role, what the tables hold and
 * what is said to change by the clock (`changesAt`), so that it can be kept for when the same reader asks again (PERF-1).
 *
 * @param made each table under `of` needs the trigger `shared_answers_changed`, each under `own` `reader_rows_changed`
 */
export const KeptForReader = (made: MadeOf): MethodDecorator => parts(made);

/**
 * Open to everybody, with an answer that depends on nothing but the address and the reader's language, so that it can be
 * kept for the next who asks (PERF-1).
 *
 * @param tables from which it is read; each needs the trigger `shared_answers_changed`
 */
export const SameForEverybody = (...tables: string[]): MethodDecorator =>
  applyDecorators(Public(), parts({ of: tables, own: [], forEverybody: true }));
