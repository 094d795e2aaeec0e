import type { SingleChoiceQuestion, TrueFalseQuestion } from '@masar/domain';

type Key = Pick<SingleChoiceQuestion, 'kind' | 'options' | 'shuffles'>;
type TrueFalseKey = Pick<TrueFalseQuestion, 'kind' | 'isTrue' | 'feedbackTrue' | 'feedbackFalse'>;

const words = { true: /^(true|yes|صح|صحيح|نعم)$/i, false: /^(false|no|خطأ|خاطئ|لا)$/i };

/** A choice between `true` and `false` is more than a choice to a bank. */
export function asTrueFalse<Other>(key: Key | Other): Key | Other | TrueFalseKey {
  if (!isSingle(key) || key.options.length !== 2) return key;
  const find = (id: 'true' | 'false') =>
    key.options.find(
      (option) => option.id.toLowerCase() === id && words[id].test((option.text.ar || option.text.en).trim()),
    );
  const [yes, no] = [find('true'), find('false')];
  if (!yes || !no || yes.weight + no.weight !== 100 || yes.weight * no.weight !== 0) return key;
  return {
    kind: 'true-false',
    isTrue: yes.weight === 100,
    ...(yes.feedback && { feedbackTrue: yes.feedback }),
    ...(no.feedback && { feedbackFalse: no.feedback }),
  };
}

const isSingle = (key: unknown): key is Key => (key as { kind?: unknown }).kind === 'single';
