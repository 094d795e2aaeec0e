import { PictureNotFound, WorkshopNotFound } from '#modules/vr';
import { recordController } from '../records/record-controller.js';
import { ChangeVrWorkshopRecordDto, CreateVrWorkshopRecordDto } from './vr-workshop.dto.js';
import { VrWorkshopRecord } from './vr-workshop.record.js';
import { vrWorkshopListing, VrWorkshopsResource } from './vr-workshops.resource.js';

export { VrWorkshopsResource };
export const VrWorkshopsController = recordController({
  listing: vrWorkshopListing,
  resource: VrWorkshopsResource,
  record: VrWorkshopRecord,
  nouns: ['VR workshop', 'VR workshops'],
  create: CreateVrWorkshopRecordDto,
  change: ChangeVrWorkshopRecordDto,
  fails: [WorkshopNotFound, PictureNotFound],
});
