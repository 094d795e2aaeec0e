import { getMetadataStorage } from 'class-validator';

type Rules = ReturnType<ReturnType<typeof getMetadataStorage>['getTargetValidationMetadatas']>;

/**
 * Remembers the rules of each class once it has been validated. class-validator looks through the classes of all
 * requests for every one that comes in, although their decorators have run by then and nothing is added (PERF-1).
 */
export function rememberRules(): void {
  const storage = getMetadataStorage();
  const search = storage.getTargetValidationMetadatas.bind(storage);
  const known = new WeakMap<object, Rules>();
  storage.getTargetValidationMetadatas = (target, schema, always, strictGroups, groups) => {
    // Rules of groups and schemas, of which there are none here, are searched for as ever.
    if (schema || always || strictGroups || groups?.length) return search(target, schema, always, strictGroups, groups);
    const rules = known.get(target) ?? search(target, schema, always, strictGroups, groups);
    known.set(target, rules);
    return rules;
  };
}
