export { SiteTextsController } from './site-texts.controller.js';
