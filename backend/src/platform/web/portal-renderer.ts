import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from '@masar/i18n';
import type { PageMarks } from './page-template.js';

/** What the portal's build offers the server: pages that need data, drawn while they are asked for (PUB-7). */
export interface PortalRenderer {
  /** One address for all ways to write it, with only what its page reads; undefined for pages drawn by browsers. */
  addressOf: (path: string, tab: string | null) => string | undefined;
  /** Whether a drawn page may be shown for a while to others who ask. */
  mayKeep: (address: string) => boolean;
  /** The whole page with these marks; undefined when there is no such thing. */
  render: (address: string, language: Language, marks: PageMarks) => Promise<string | undefined>;
}

interface RendererModule {
  createRequestRenderer: (folder: string, send: (request: Request) => Promise<Response>) => PortalRenderer;
}

/** Loads the renderer beside the portal's build; undefined where it was not built. */
export async function loadPortalRenderer(
  portalFolder: string,
  send: (request: Request) => Promise<Response>,
): Promise<PortalRenderer | undefined> {
  const file = join(portalFolder, 'dist-ssr/renderer.js');
  if (!existsSync(file)) return undefined;
  const { createRequestRenderer } = (await import(pathToFileURL(file).href)) as RendererModule;
  return createRequestRenderer(join(portalFolder, 'dist'), send);
}
