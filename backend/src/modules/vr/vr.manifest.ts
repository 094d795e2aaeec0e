import type { ModuleManifest } from '#platform/manifest/module-manifest';
import { vrInvariants } from './vr.invariants.js';
import { vrPersonalData } from './vr.personal-data.js';
import { VrMessageSchema } from './vr-message.entity.js';
import { VrParticipantSchema } from './vr-participant.entity.js';
import { VrSessionSchema } from './vr-session.entity.js';
import { VrWorkshopSchema } from './vr-workshop.entity.js';

/** Virtual workshops and the rooms of their sessions. */
export const vrManifest: ModuleManifest = {
  level: 3,
  readable: ['vr_participants', 'vr_sessions', 'vr_workshops'],
  entities: [VrWorkshopSchema, VrSessionSchema, VrParticipantSchema, VrMessageSchema],
  personalData: vrPersonalData,
  invariants: vrInvariants,
};
