import { useMessages } from '@masar/ui';
import { recordsMessages } from './records.messages';

/** Whether something is so, as a word and as the choices of a filter. */
export function useYesAndNo() {
  const { yes, no } = useMessages(recordsMessages);
  return {
    yesOrNo: (isSo: boolean) => (isSo ? yes : no),
    yesAndNo: [
      { value: true, label: yes },
      { value: false, label: no },
    ] as const,
  };
}
