/** Front door of the vr module. */
export { VrModule } from './vr.module.js';
export * from './vr.errors.js';
export * from './vr.events.js';
export { RoomSockets } from './presence/room-sockets.js';
export { EditSessionDto, ScheduleSessionDto } from './session/session.dto.js';
export { SessionService } from './session/session.service.js';
export { CreateWorkshopDto, EditWorkshopDto } from './workshop/workshop.dto.js';
export { WorkshopService } from './workshop/workshop.service.js';
export type { VrTables } from './vr.tables.js';
