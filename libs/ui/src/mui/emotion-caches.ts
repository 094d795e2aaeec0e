import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';
import { prefixer } from 'stylis';
import * as rtlModule from 'stylis-plugin-rtl';

/** The plugin is CommonJS: bundlers give the function, Node's ES modules wrap it once more. */
function unwrap(module: unknown): StylisPlugin {
  let plugin = module;
  while (typeof plugin === 'object' && plugin !== null && 'default' in plugin) plugin = plugin.default;
  return plugin as StylisPlugin;
}

interface CacheOptions {
  direction: 'rtl' | 'ltr';
  /** That of the page's policy. */
  nonce?: string | undefined;
  /** Before all style sheets of the page, so that these win where both speak. */
  first?: boolean;
}

/** One cache per direction: MUI's styles are flipped for Arabic. */
export function createDirectionCache({ direction, nonce, first = false }: CacheOptions): EmotionCache {
  return createCache({
    key: direction === 'rtl' ? 'mui-rtl' : 'mui',
    prepend: first,
    ...(nonce ? { nonce } : {}),
    ...(direction === 'rtl' ? { stylisPlugins: [prefixer, unwrap(rtlModule)] } : {}),
  });
}
