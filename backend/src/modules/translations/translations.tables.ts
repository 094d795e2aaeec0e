import type { InferKyselyDB } from '@mikro-orm/postgresql';
import type { TranslationSchema } from './translation.entity.js';

/** Rows as queries read them, derived from the entity. */
export type TranslationsTables = InferKyselyDB<typeof TranslationSchema>;
