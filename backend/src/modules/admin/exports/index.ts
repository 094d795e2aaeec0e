export { ExportsController } from './exports.controller.js';
export { ExportsService } from './exports.service.js';
