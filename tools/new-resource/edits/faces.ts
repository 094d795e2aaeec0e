import { arbOf, withText } from '../../texts/area.ts';
import { capital } from '../names.ts';
import { referencesOf, type Resource } from '../resource.ts';
import { before, withArgument, withImport, withImportLine, withProperty } from '../source-edit.ts';
import { exampleOf, written } from '../templates/examples.ts';
import type { Edit } from './edit.ts';

/** Which group of the console's menu the records of a module belong to. */
const groups: Readonly<Record<string, string>> = {
  courses: 'learning',
  community: 'community',
  services: 'work',
  skills: 'learning',
  vr: 'virtual',
  workshop: 'learning',
};

export function consoleEdits(resource: Resource): Edit[] {
  const { arabic, module, names } = resource;
  const { camels, many, wordsMany, words } = names;
  const titles = { ar: arabic.theMany, en: capital(wordsMany) };
  const inBoth = (area: string, name: string, told = titles): Edit[] =>
    (['ar', 'en'] as const).map((language) => ({
      path: arbOf(area, language),
      change: (text) => withText(text, name, told[language]),
    }));
  const forms = [arabic.theMany, arabic.one, arabic.two, arabic.many, arabic.eleven, arabic.one].join(' |||| ');
  const needsRow = referencesOf(resource).some(({ isRequired }) => isRequired);
  const screens = needsRow
    ? `{ views: ['list', 'create'] }`
    : `{ views: ['list', 'create', 'edit'], row: ${written(exampleOf(resource, 0))} }`;
  return [
    {
      path: 'admin-console/src/app/Console.tsx',
      change: (text) =>
        before(
          withImportLine(text, `import ${camels} from '../${many}';`, `../${many}`),
          '      <CustomRoutes>',
          `      <Resource name="${many}" {...${camels}} />\n`,
        ),
    },
    {
      path: 'admin-console/src/app/layout/menu-groups.ts',
      change: (text) => {
        const imported = withImportLine(text, `import ${camels} from '../../${many}';`, `../../${many}`);
        const group = groups[module] ?? 'platform';
        const mark = `label: '${group}',\n    items: [`;
        const item = `{ resource: '${many}', label: '${camels}', icon: ${camels}.icon },`;
        const end = imported.indexOf('\n    ],', imported.indexOf(mark));
        return `${imported.slice(0, end)}\n      ${item}${imported.slice(end)}`;
      },
    },
    ...inBoth('admin-console/src/app/layout/layout', `layoutMessages.${camels}`),
    ...inBoth('admin-console/src/audit-log/audit-log', `auditResourceMessages.${many}`),
    ...inBoth('admin-console/src/messages/react-admin', `reactAdminTexts.resources.${many}.name`, {
      ar: forms,
      en: `${capital(words)} |||| ${titles.en}`,
    }),
    {
      path: 'e2e/environment/console-screens.ts',
      change: (text) => withProperty(text, ['consoleResources'], [many, screens]),
    },
  ];
}

export function portalEdits({ names }: Resource): Edit[] {
  const { camel, camels, many } = names;
  return [
    {
      path: 'portal/src/app/router.tsx',
      change: (text) =>
        before(
          withImport(text, [`${camel}Routes`], `#features/${many}/routes`),
          `  {\n    path: '*',`,
          `  ...${camel}Routes,\n`,
        ),
    },
    {
      path: 'portal/src/shared/navigation/paths.ts',
      change: (text) => withProperty(text, ['paths'], [camels, `fixed('/${many}')`]),
    },
    {
      path: 'portal/src/shared/query/query-roots.ts',
      change: (text) => withArgument(text, ['queryRoots'], `'${camels}'`),
    },
    {
      path: 'e2e/environment/screens.ts',
      change: (text) => withProperty(text, ['byName'], [camels, `signedIn(paths.${camels}.href())`]),
    },
  ];
}

/** What the project promises, and what its users hear of it. */
export function newsEdits({ names, promise, requirement }: Resource): Edit[] {
  const prefix = requirement.replace(/-\d+$/, '');
  return [
    {
      path: 'docs/requirements.md',
      change: (text) => {
        const lines = text.split('\n');
        const last = lines.findLastIndex((line) => line.startsWith(`- **${prefix}-`));
        return [...lines.slice(0, last + 1), `- **${requirement}** ${promise}`, ...lines.slice(last + 1)].join('\n');
      },
    },
    {
      path: 'CHANGELOG.md',
      change: (text) =>
        text.replace('### Added\n\n', () => `### Added\n\n- **${capital(names.wordsMany)}.** ${promise}\n`),
    },
  ];
}
