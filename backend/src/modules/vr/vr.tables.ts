import type { InferKyselyDB } from '@mikro-orm/postgresql';
import type { AuthTables } from '#modules/auth';
import type { CoursesTables } from '#modules/courses';
import type { VrMessageSchema } from './vr-message.entity.js';
import type { VrParticipantSchema } from './vr-participant.entity.js';
import type { VrSessionSchema } from './vr-session.entity.js';
import type { VrWorkshopSchema } from './vr-workshop.entity.js';

/** Rows as the module's queries read them, derived from the entities. */
export type VrTables = InferKyselyDB<
  typeof VrWorkshopSchema | typeof VrSessionSchema | typeof VrParticipantSchema | typeof VrMessageSchema
> &
  Pick<AuthTables, 'users'> &
  Pick<CoursesTables, 'stored_files'>;
