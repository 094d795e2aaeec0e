import type { ChoiceOption, LocalizedMarkdown, QuestionOf } from '@masar/domain';
import { type Cells, cellsOf, type CsvRow } from '../csv/cells.js';
import { countedOptions } from '../own-shares.js';
import { partId } from '../part-ids.js';
import { writeOwnText } from '../qti/own-text.js';
import { asked, base, declaredChoices, mapped, match, type QtiPart, response, ruled } from '../qti/qti-parts.js';
import { Unreadable } from '../read-questions.js';
import { xml } from '../xml/write-xml.js';

type Choice = QuestionOf<'single' | 'multiple'>;

export const withOptionIds = <Part extends { options: ChoiceOption[] }>(part: Part): Part => ({
  ...part,
  options: part.options.map((option, at) => ({ ...option, id: partId('o', at) })),
});

export function optionCells({ options, shuffles }: Choice, settings: string[]): Cells | undefined {
  const cells = cellsOf(options.map(({ text, weight }) => ({ text, share: weight === 0 ? '' : String(weight) })));
  return cells && { ...cells, settings: [...(shuffles ? [] : ['fixed']), ...settings].join(';') };
}

export function optionsIn({ parts, settings }: CsvRow): { options: ChoiceOption[]; shuffles: boolean } {
  if (!parts.some(({ weight }) => weight > 0)) throw new Unreadable('no-key');
  const options = parts.map(({ text, weight }, at) => ({ id: partId('o', at), text, weight }));
  return { options, shuffles: !settings.includes('fixed') };
}

const choice = (id: string, text: LocalizedMarkdown, feedback: LocalizedMarkdown | undefined): string =>
  xml(
    'qti-simple-choice',
    { identifier: id },
    writeOwnText('div', text),
    feedback
      ? xml(
          'qti-feedback-inline',
          { 'outcome-identifier': 'FEEDBACK', identifier: id, 'show-hide': 'show' },
          writeOwnText('span', feedback),
        )
      : '',
  );

export function qtiChoices(question: Choice): QtiPart {
  const isSingle = question.kind === 'single';
  const all = question.kind === 'multiple' && question.credit === 'all-or-nothing';
  const right = question.options.filter(({ weight }) => (isSingle ? weight === 100 : weight > 0)).map(({ id }) => id);
  return {
    declarations: [
      declaredChoices(
        response,
        isSingle ? 'single' : 'multiple',
        isSingle ? right.slice(0, 1) : right,
        isSingle ? question.options : all ? [] : countedOptions(question),
      ),
    ],
    body: [
      asked(question),
      xml(
        'qti-choice-interaction',
        { 'response-identifier': response, shuffle: String(question.shuffles), 'max-choices': isSingle ? 1 : 0 },
        ...question.options.map(({ id, text, feedback }) => choice(id, text, feedback)),
      ),
    ],
    rules: [
      all ? match(response, [ruled('SCORE', base('float', question.points))]) : mapped(question.points),
      ruled('FEEDBACK', xml('qti-variable', { identifier: response })),
    ],
  };
}
