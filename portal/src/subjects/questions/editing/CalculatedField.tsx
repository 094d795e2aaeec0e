import { calculate, type CalculatedQuestion } from '@masar/domain';
import { shell, useLocale, useMessages } from '@masar/ui';
import { NumberField } from '#shared/forms/NumberField';
import { TextField } from '#shared/forms/TextField';
import { AddButton } from './AddButton';
import { DrawnSamples } from './DrawnSamples';
import styles from './Editing.module.css';
import type { EditingKind } from './editing-kind';
import { withoutPart, withPart } from './list-edit';
import { newParameter } from './new-question';
import { Part } from './Part';
import { questionPicturesMessages } from './question-pictures.messages';

type Parameter = CalculatedQuestion['parameters'][number];

interface CalculatedFieldProps {
  question: CalculatedQuestion;
  onChange: (question: CalculatedQuestion) => void;
}

const decimalsOf = (...numbers: number[]): number =>
  Math.max(...numbers.map((each) => Math.min(8, (/\.(\d+)$/.exec(String(each))?.[1] ?? '').length)));

/** A formula over numbers that each paper draws for itself, with samples of what comes out (QB-1). */
function CalculatedField({ question, onChange }: CalculatedFieldProps) {
  const text = useMessages(questionPicturesMessages);
  const { format } = useLocale();
  const { parameters, formula } = question;
  const put = (at: number, changes: Partial<Parameter>) => {
    const list = withPart(parameters, at, changes);
    const { from, to, step = 1 } = list[at]!;
    onChange({ ...question, parameters: withPart(list, at, { decimals: decimalsOf(from, to, step) }) });
  };
  const errorOf = ({ name }: Parameter, at: number) => {
    if (!/^[A-Za-z]\w{0,19}$/.test(name)) return text.nameWrong;
    return parameters.some((other, place) => place < at && other.name === name) ? text.nameTwice : undefined;
  };
  const hasResult = calculate(formula, Object.fromEntries(parameters.map(({ name, to }) => [name, to]))) !== undefined;
  return (
    <>
      <div role="group" aria-label={text.parameters} className={shell.stack14}>
        <h3>{text.parameters}</h3>
        <p className={styles.hint}>{text.parametersHint(`\u2066{{${parameters[0]?.name ?? 'a'}}}\u2069`)}</p>
        {parameters.map((parameter, at) => (
          <Part
            key={at}
            number={format.number(at + 1)}
            onRemove={
              parameters.length > 1
                ? () => onChange({ ...question, parameters: withoutPart(parameters, at) })
                : undefined
            }
          >
            <TextField
              label={text.name(format.number(at + 1))}
              dir="ltr"
              maxLength={20}
              error={errorOf(parameter, at)}
              value={parameter.name}
              onChange={(event) => put(at, { name: event.currentTarget.value.trim() })}
            />
            <div className={styles.numbers}>
              <NumberField
                label={text.from(parameter.name)}
                value={parameter.from}
                onChange={(from) => put(at, { from })}
              />
              <NumberField
                label={text.to(parameter.name)}
                value={parameter.to}
                error={parameter.to < parameter.from ? text.rangeWrong : undefined}
                onChange={(to) => put(at, { to })}
              />
              <NumberField
                label={text.step(parameter.name)}
                value={parameter.step ?? 1 / 10 ** parameter.decimals}
                error={parameter.step === undefined || parameter.step > 0 ? undefined : text.stepWrong}
                onChange={(step) => put(at, { step })}
              />
            </div>
          </Part>
        ))}
        <AddButton
          label={text.parameters}
          parts={parameters.length}
          onAdd={() => onChange({ ...question, parameters: [...parameters, newParameter(parameters)] })}
        />
      </div>
      <TextField
        label={text.formula}
        hint={text.formulaHint}
        error={hasResult ? undefined : text.formulaWrong}
        dir="ltr"
        maxLength={300}
        value={formula}
        onChange={(event) => onChange({ ...question, formula: event.currentTarget.value })}
      />
      <div className={styles.numbers}>
        <NumberField
          label={text.tolerance}
          value={question.tolerance}
          onChange={(off) => onChange({ ...question, tolerance: Math.abs(off) })}
        />
        <NumberField
          label={text.decimals}
          value={question.decimals}
          onChange={(decimals) => onChange({ ...question, decimals: Math.min(8, Math.max(0, Math.round(decimals))) })}
        />
        <TextField
          label={text.unit}
          maxLength={40}
          value={question.unit}
          onChange={(event) => onChange({ ...question, unit: event.currentTarget.value })}
        />
      </div>
      <DrawnSamples question={question} />
    </>
  );
}

export const calculated: EditingKind<'calculated'> = {
  blank: () => ({
    parameters: [newParameter([]), newParameter([{ name: 'a' }])],
    formula: 'a + b',
    tolerance: 0,
    decimals: 2,
    unit: '',
  }),
  KeyFields: CalculatedField,
};
