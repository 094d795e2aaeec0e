import { useMessages } from '@masar/ui';
import { auditActionMessages, auditResourceMessages } from './audit-log.messages';

type Words = Readonly<Partial<Record<string, string>>>;

/** Names deeds and resources; what has no word yet is shown as the log keeps it. */
export function useAuditWords() {
  const actions: Words = useMessages(auditActionMessages);
  const resources: Words = useMessages(auditResourceMessages);
  return {
    actionOf: (action: string) => actions[action] ?? action,
    resourceOf: (resource: string) => resources[resource] ?? resource,
    actionChoices: choicesOf(actions),
    resourceChoices: choicesOf(resources),
  };
}

const choicesOf = (words: Words) => Object.entries(words).map(([value, label]) => ({ value, label: label ?? value }));
