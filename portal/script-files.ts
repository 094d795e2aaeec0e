import type { BuildEnvironmentOptions, Plugin } from 'vite';
import { kitModules } from './kit-files.ts';

/** What even the first page needs of others; it changes seldom, so that its file stays kept when ours are new. */
const libraries = /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack|openapi-fetch)\//;
/** Endless lists are for screens behind the door. */
const forListsAlone = /infiniteQueryObserver|useInfiniteQuery|infiniteQueryOptions/;

/** What each of our screens stands on, the first page too. Cut by who uses what, these would be twenty files of a line or two. */
const frame = new RegExp(
  [
    'libs/i18n/src/(format|formatting(\\.messages)?|languages/languages\\.data|appointments|messages|message-digits|language|content-languages)',
    'libs/domain/src/(limits|roles)',
    'libs/contracts/src/(client|api-error|send-confirmed)',
    'libs/ui/src/(shells/shell|kit/kit-context|locale/LocaleProvider|controls/(Spinner|IconButton)|icons/(interface-icons|create-icon))',
    'portal/src/shared/(toasts/(PlainToast|ToastRegion|ToastProvider|toast-card(\\.messages)?|useSwipe)|session/(stored-identity|leaving))',
    'portal/src/shared/(api/api|language/content-language|query/query-roots|storage/stored|page/useHydrated)',
  ]
    .map((files) => `/${files}(\\.module)?\\.(tsx?|css)$`)
    .join('|'),
);

/**
 * What few ask for and much is drawn in for: names of buttons, fetched where a pointer can rest on one, fields that suggest,
 * and what places both.
 */
const fetchedApart = /\/(@popperjs|@mui\/material\/(Tooltip|Popper|Autocomplete|useAutocomplete|FilledInput))\//;

/**
 * Three files that are shared by many, the rest as the bundler cuts it. None of them asks for what asks for it: libraries
 * stand alone, the frame on them, the kit on both. Each must hold what it names and nothing more, so what a module
 * imports is not drawn in with it.
 */
export const sharedFiles: NonNullable<BuildEnvironmentOptions['rolldownOptions']> = {
  output: {
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: [
        { name: 'libraries', test: (id) => libraries.test(id) && !forListsAlone.test(id) },
        { name: 'frame', test: frame },
        { name: 'kit', test: (id) => kitModules.test(id) && !fetchedApart.test(id) },
      ],
    },
  },
};

type Bundle = Parameters<Extract<Plugin['generateBundle'], (...values: never[]) => unknown>>[1];

/** Stops a build in which a file would be begun before what it is made of: no screen behind the door came up. */
function refuseCircles(bundle: Bundle): void {
  const seen = new Set<string>();
  const follow = (fileName: string, way: string[]): void => {
    const output = bundle[fileName];
    if (way.includes(fileName)) throw new Error(`Scripts import each other: ${[...way, fileName].join(' → ')}`);
    if (output?.type !== 'chunk' || seen.has(fileName)) return;
    output.imports.forEach((imported) => follow(imported, [...way, fileName]));
    seen.add(fileName);
  };
  Object.keys(bundle).forEach((fileName) => follow(fileName, []));
}

/**
 * Files that the first script brings along are not named again in its list of what each screen needs beside its own:
 * that list is part of every page.
 */
export function preloadWithoutFirstFiles(): Plugin {
  const first = new Set<string>();
  return {
    name: 'masar:preload-without-first-files',
    apply: 'build',
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_file, needed) => needed.filter((one) => !first.has(one)),
        },
      },
    }),
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        refuseCircles(bundle);
        const add = (fileName: string): void => {
          const output = bundle[fileName];
          if (output?.type !== 'chunk' || first.has(fileName)) return;
          first.add(fileName);
          output.imports.forEach(add);
        };
        for (const output of Object.values(bundle)) if (output.type === 'chunk' && output.isEntry) add(output.fileName);
      },
    },
  };
}

/** What parts of MUI would bring along and nobody here uses: who asks for it, by which name, and what they get instead. */
const unused = [
  // Ripples are switched off by the theme (ADR 0067).
  { importer: '/@mui/material/ButtonBase/', source: './TouchRipple.mjs', instead: 'export default () => null;' },
  // Our fields of several lines are drawn higher by their writer.
  {
    importer: '/@mui/material/InputBase/',
    source: '../TextareaAutosize/index.mjs',
    instead: "export default 'textarea';",
  },
];

/** Leaves out what MUI's parts bring along and nobody here uses. */
export const withoutUnusedParts = (): Plugin => ({
  name: 'masar:without-unused-parts',
  apply: 'build',
  enforce: 'pre',
  resolveId(source, importer) {
    const index = unused.findIndex((one) => one.source === source && importer?.includes(one.importer));
    return index === -1 ? undefined : `\0unused-part-${index}`;
  },
  load(id) {
    const index = /^\0unused-part-(\d+)$/.exec(id)?.[1];
    return index && unused[Number(index)]?.instead;
  },
});
