import {
  SessionInThePast,
  SessionNotFound,
  SessionTooEarly,
  TooFewPlaces,
  WorkshopNotFound,
  WrongSessionStatus,
} from '#modules/vr';
import { recordController } from '../records/record-controller.js';
import { ChangeVrSessionRecordDto, CreateVrSessionRecordDto } from './vr-session.dto.js';
import { VrSessionRecord } from './vr-session.record.js';
import { vrSessionListing, VrSessionsResource } from './vr-sessions.resource.js';

export { VrSessionsResource };
export const VrSessionsController = recordController({
  listing: vrSessionListing,
  resource: VrSessionsResource,
  record: VrSessionRecord,
  nouns: ['VR session', 'VR sessions'],
  create: CreateVrSessionRecordDto,
  change: ChangeVrSessionRecordDto,
  fails: [WorkshopNotFound, SessionNotFound, SessionInThePast, SessionTooEarly, TooFewPlaces, WrongSessionStatus],
});
