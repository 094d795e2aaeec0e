import simpleRestProvider from 'ra-data-simple-rest';
import { httpClient } from './http-client';

/** Every resource of the console is /api/admin/{resource} (CON-1). */
export const dataProvider = simpleRestProvider('/api/admin', httpClient);
