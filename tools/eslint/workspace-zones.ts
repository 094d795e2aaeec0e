import type { Zone } from './zones.ts';

/** The rooms of the workspace and what each must not reach; between the backend's modules dependency-cruiser watches. */
export const workspaceZones: Zone[] = [
  {
    from: '^libs/domain/',
    forbids: '.*',
    except: '^libs/domain/',
    because: 'the shared vocabulary depends on nothing, not even on a package.',
  },
  {
    from: '^libs/i18n/',
    forbids: '.*',
    except: '^libs/(i18n|domain)/',
    because: 'texts depend on the domain only.',
  },
  {
    from: '^libs/contracts/',
    forbids: '^(libs|backend|portal|admin-console|e2e)/',
    except: '^libs/(contracts|domain)/',
    because: 'the contract depends on the domain only.',
  },
  {
    from: '^libs/ui/',
    forbids: '^(libs|backend|portal|admin-console|e2e)/',
    except: '^libs/(ui|i18n|domain)/',
    because: 'the shared face depends on texts and domain only.',
  },
  {
    from: '^(portal|admin-console|libs/(ui|contracts|i18n|domain))/',
    forbids: '^(backend/|libs/local-postgres/|npm:(@nestjs/|@mikro-orm/|pg$|pg-))',
    because: 'the browser never reaches server code.',
  },
  {
    from: '^backend/',
    forbids: '^(portal|admin-console|e2e|libs/(contracts|ui))/',
    because: 'the backend produces the contract and knows no client.',
  },
  {
    from: '^admin-console/',
    forbids: '^portal/',
    because: 'console and portal share through libs.',
  },
  {
    // Specs of what all share draw real resources.
    from: '^admin-console/src/(?!app/)([^/]+)/(?!.*\\.spec\\.)',
    forbids: '^admin-console/src/(?!app(/|$))[^/]+(/|$)',
    except: '^admin-console/src/($1|messages|page|posts|postings|providers|queues|records|testing|theme)(/|$)',
    because: 'resources of the console do not know each other; what several need has a room of its own.',
  },
  {
    from: '^admin-console/src/(?!app/)[^/]+/',
    forbids: '^admin-console/src/app(/|$)',
    because: 'app composes the console out of its resources, never the other way round.',
  },
  {
    from: '^admin-console/src/(messages|page|providers|records|theme)/(?!.*\\.spec\\.)',
    forbids: '^admin-console/src/(posts|postings|queues)(/|$)',
    because: 'what every resource is made of knows none of them.',
  },
  {
    from: '^portal/',
    forbids: '^admin-console/',
    because: 'console and portal share through libs.',
  },
  {
    from: '^portal/src/features/([^/]+)/',
    forbids: '^portal/src/features/',
    except: '^portal/src/features/$1/',
    because: 'features do not know each other; what mixes them lives in app/.',
  },
  {
    from: '^portal/src/subjects/([^/]+)/',
    forbids: '^portal/src/subjects/',
    except: '^portal/src/subjects/$1/',
    because: 'subjects do not know each other; a feature brings them together.',
  },
  {
    from: '^portal/src/(features|subjects|shared)/',
    forbids: '^portal/src/app/',
    because: 'app composes what lies below it, never the other way round.',
  },
  {
    from: '^portal/src/(subjects|shared)/',
    forbids: '^portal/src/features/',
    because: 'what several features need knows none of them.',
  },
  {
    from: '^portal/src/shared/',
    forbids: '^portal/src/subjects/',
    because: 'shared parts know no subject; what is about one lies in subjects/.',
  },
];
