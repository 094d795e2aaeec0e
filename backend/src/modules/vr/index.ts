/** Front door of the vr module. */
export { VrModule } from './vr.module.js';
export { RoomSockets } from './presence/room-sockets.js';
export type { VrTables } from './vr.tables.js';
