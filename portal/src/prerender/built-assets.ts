import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What Vite says about one built module. */
interface BuiltModule {
  file: string;
  imports?: string[];
  css?: string[];
}

/** Scripts and styles that a page needs, as addresses; the entry's script first. */
export interface PageAssets {
  scripts: string[];
  styles: string[];
}

const entry = 'index.html';

/** Looks up the built files of a page by the path of its module, as Vite's manifest names them. */
export class BuiltAssets {
  private readonly modules: Record<string, BuiltModule>;

  constructor(clientFolder: string) {
    this.modules = JSON.parse(readFileSync(join(clientFolder, '.vite/manifest.json'), 'utf8')) as typeof this.modules;
  }

  /** @throws when the build has no such page: its route names a wrong module */
  of(page: string): PageAssets {
    const found = new Map<string, BuiltModule>();
    this.collect(entry, found);
    // The landing page is part of the entry.
    if (this.modules[page]) this.collect(page, found);
    else if (!page.endsWith('/LandingPage.tsx')) throw new Error(`The build has no page ${page}`);
    const modules = [...found.values()];
    return {
      scripts: modules.map(({ file }) => `/${file}`),
      styles: [...new Set(modules.flatMap(({ css = [] }) => css))].map((file) => `/${file}`),
    };
  }

  private collect(name: string, found: Map<string, BuiltModule>): void {
    const module = this.modules[name];
    if (!module || found.has(name)) return;
    found.set(name, module);
    module.imports?.forEach((imported) => this.collect(imported, found));
  }
}
