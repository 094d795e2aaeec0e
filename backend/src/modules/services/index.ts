/** Front door of the services module. */
export type { ServicesTables } from './services.tables.js';
export { ServicesModule } from './services.module.js';
export { EditServiceDto } from './service.dto.js';
export { serviceKind } from './service.kind.js';
