import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';
import { prefixer } from 'stylis';
import * as rtlModule from 'stylis-plugin-rtl';

/** The plugin is CommonJS: bundlers give the function, Node's ES modules wrap it once more. */
function unwrap(module: unknown): StylisPlugin {
  let plugin = module;
  while (typeof plugin === 'object' && plugin !== null && 'default' in plugin) plugin = plugin.default;
  return plugin as StylisPlugin;
}

/** One cache per direction: MUI's styles are flipped for Arabic. `nonce` is that of the page's policy. */
export function createDirectionCache(direction: 'rtl' | 'ltr', nonce?: string): EmotionCache {
  return createCache({
    key: direction === 'rtl' ? 'mui-rtl' : 'mui',
    ...(nonce ? { nonce } : {}),
    ...(direction === 'rtl' ? { stylisPlugins: [prefixer, unwrap(rtlModule)] } : {}),
  });
}
