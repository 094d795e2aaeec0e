import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from '@masar/i18n';

/** What the portal's build offers the server: pages that need data, drawn while they are asked for (PUB-7). */
export interface PortalRenderer {
  draws: (path: string) => boolean;
  /** Whether a drawn page may be shown for a while to others who ask. */
  mayKeep: (path: string) => boolean;
  /** The whole page with placeholders; undefined when there is no such thing. */
  render: (path: string, tab: string | null, language: Language) => Promise<string | undefined>;
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
