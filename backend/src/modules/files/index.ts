/** Front door of the files module. */
export { FilesModule } from './files.module.js';
