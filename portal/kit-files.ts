import type { Plugin } from 'vite';

/** MUI, what it stands on, and the theme over it. */
export const kitModules =
  /\/node_modules\/(@mui|@emotion|@popperjs|@babel\/runtime|stylis|stylis-plugin-rtl|cssjanus|clsx|react-is|prop-types|hoist-non-react-statics|react-transition-group|dom-helpers)\/|\/libs\/ui\/src\/mui\//;

type Bundle = Parameters<Extract<Plugin['generateBundle'], (...values: never[]) => unknown>>[1];

/** How much of each script is the kit's, 0 to 1, by the length of its modules. */
export function kitShares(bundle: Bundle): Map<string, number> {
  const shares = new Map<string, number>();
  for (const output of Object.values(bundle)) {
    if (output.type !== 'chunk') continue;
    let all = 0;
    let ofKit = 0;
    for (const [id, { renderedLength }] of Object.entries(output.modules)) {
      all += renderedLength;
      if (kitModules.test(id)) ofKit += renderedLength;
    }
    shares.set(output.fileName, all && ofKit / all);
  }
  return shares;
}

/** Tells `npm run bench:web` how much of each script is the kit's: it is loaded once for all screens behind the door. */
export const tellKitShares = (): Plugin => ({
  name: 'masar:kit-shares',
  apply: 'build',
  generateBundle(_options, bundle) {
    const shares = Object.fromEntries(kitShares(bundle));
    this.emitFile({ type: 'asset', fileName: '.vite/kit-shares.json', source: JSON.stringify(shares) });
  },
});
