import { cleanupOutdatedCaches, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { serveAssets } from './assets';
import { watchIdentity } from './identity';
import { servePages } from './pages';
import { serveReads } from './reads';
import { serveSavedFiles } from './saved-files';
import { takeOverWhenAsked } from './versions';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] };

/** Order counts: the first route that matches answers. */
// What the installed site is called is for the organisation to say, today and not when it was built.
precacheAndRoute(self.__WB_MANIFEST.filter((entry) => !JSON.stringify(entry).includes('manifest.webmanifest')));
cleanupOutdatedCaches();
watchIdentity();
serveReads();
serveSavedFiles();
serveAssets();
servePages();
takeOverWhenAsked();
