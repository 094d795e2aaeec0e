import { itemFlags, plainBeginningOf, questionDifficulties, questionKinds, questionStates } from '@masar/domain';
import { pickLocalized, textDirection, textIn } from '@masar/i18n';
import { Badge, EmptyState, Isolated, RowsSkeleton, shell, type Tone, useLocale, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CompactSelect } from '#shared/forms/CompactSelect';
import { SearchField } from '#shared/forms/SearchField';
import { ListStates } from '#shared/list/ListStates';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '#shared/navigation/paths';
import { rowsOf } from '#shared/query/list-page';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { changeMessages } from '../messages/change-questions.messages';
import { questionBanksMessages } from '../messages/question-banks.messages';
import { useQuestionNames } from '../messages/question-names';
import { type BankQuestion, everyQuestion, type QuestionBank, questionBankQueries } from '../question-banks.queries';
import styles from './Banks.module.css';
import { ChangeDialog } from './ChangeDialog';

const tones: Record<BankQuestion['state'], Tone> = { draft: 'yellow', ready: 'green', archived: 'red' };

/** Questions of a bank, narrowed by kind, difficulty, state, skill, statistics, language, tag and words (QB-1, QB-4). */
export function QuestionList({ bank }: { bank: QuestionBank }) {
  const text = useMessages(questionBanksMessages);
  const names = useQuestionNames();
  const { digits, language } = useLocale();
  const [filter, setFilter] = useState(everyQuestion);
  const list = useInfiniteQuery(questionBankQueries.questions(bank.id, filter));
  const rows = rowsOf(list.data);
  const changing = useMessages(changeMessages);
  const [chosen, setChosen] = useState<readonly string[] | 'all'>([]);
  const [isChanging, setIsChanging] = useState(false);
  const total = list.data?.pages[0]?.total ?? 0;
  const many = chosen === 'all' ? total : chosen.length;
  const narrow = (next: typeof filter) => {
    setFilter(next);
    setChosen([]);
  };
  const toggle = (id: string, isOn: boolean) => {
    const before = chosen === 'all' ? rows.map((row) => row.id) : chosen;
    setChosen(isOn ? [...before, id] : before.filter((other) => other !== id));
  };
  const skills = useSignedInQuery(questionBankQueries.topics(bank.id)).data?.skills ?? [];
  const choices = <Value extends string>(values: readonly Value[], labels: Record<Value, string>, all: string) => [
    { value: '' as const, label: all },
    ...values.map((value) => ({ value, label: labels[value] })),
  ];
  return (
    <section className={`${shell.stack12} ${styles.stack}`} aria-label={text.title}>
      <div className={styles.filters}>
        <div className={styles.search}>
          <SearchField
            label={text.search}
            hint={text.searchHint}
            value={filter.search}
            onChange={(search) => narrow({ ...filter, search })}
          />
        </div>
        <CompactSelect
          label={text.kind}
          options={choices(questionKinds, names.kinds, `${text.kind}: ${text.all}`)}
          value={filter.kind}
          onChange={(kind) => narrow({ ...filter, kind })}
        />
        <CompactSelect
          label={text.difficulty}
          options={choices(questionDifficulties, names.difficulties, `${text.difficulty}: ${text.all}`)}
          value={filter.difficulty}
          onChange={(difficulty) => narrow({ ...filter, difficulty })}
        />
        <CompactSelect
          label={text.state}
          options={choices(questionStates, names.states, text.notArchived)}
          value={filter.state}
          onChange={(state) => narrow({ ...filter, state })}
        />
        <CompactSelect
          label={text.skill}
          options={[
            { value: '', label: `${text.skill}: ${text.all}` },
            ...skills.map((skill) => ({ value: skill.id, label: pickLocalized(skill, 'label', language) })),
          ]}
          value={filter.skillId}
          onChange={(skillId) => narrow({ ...filter, skillId })}
        />
        <CompactSelect
          label={text.flag}
          options={choices(itemFlags, names.flags, `${text.flag}: ${text.all}`)}
          value={filter.flag}
          onChange={(flag) => narrow({ ...filter, flag })}
        />
        <CompactSelect
          label={text.languages}
          options={choices(
            ['en', 'ar'] as const,
            { en: text.lacksEnglish, ar: text.lacksArabic },
            `${text.languages}: ${text.all}`,
          )}
          value={filter.lacks}
          onChange={(lacks) => narrow({ ...filter, lacks })}
        />
      </div>
      {filter.tag && (
        <div>
          <Chip label={<Isolated>{filter.tag}</Isolated>} onDelete={() => narrow({ ...filter, tag: '' })} />
        </div>
      )}
      <p role="status" className={styles.hint}>
        {list.data ? text.questions(list.data.pages[0]?.total ?? 0, digits) : '\u00a0'}
      </p>
      <ListStates
        list={list}
        isEmpty={rows.length === 0}
        skeleton={
          <div className={styles.pending}>
            <RowsSkeleton rows={4} />
          </div>
        }
        empty={
          <EmptyState headingLevel={3} title={text.noneFound}>
            {text.noneFoundHint}
          </EmptyState>
        }
        failed={text.questionsFailed}
        headingLevel={3}
      >
        {bank.mayEdit && (
          <div className={`${shell.line} ${styles.actions}`}>
            <FormControlLabel
              control={
                <Checkbox
                  checked={chosen === 'all'}
                  indeterminate={chosen !== 'all' && chosen.length > 0}
                  onChange={(event) => setChosen(event.currentTarget.checked ? 'all' : [])}
                />
              }
              label={changing.chooseAll(total, digits)}
            />
            {many > 0 && (
              <Button variant="outlined" onClick={() => setIsChanging(true)}>
                {changing.change(many, digits)}
              </Button>
            )}
          </div>
        )}
        <ul role="list" className={shell.stack12}>
          {rows.map((question) => (
            <QuestionRow
              key={question.id}
              question={question}
              mayEdit={bank.mayEdit}
              onTag={(tag) => narrow({ ...filter, tag })}
              isChosen={chosen === 'all' || chosen.includes(question.id)}
              onChoose={(isOn) => toggle(question.id, isOn)}
            />
          ))}
        </ul>
      </ListStates>
      {isChanging && (
        <ChangeDialog
          bankId={bank.id}
          chosen={chosen === 'all' ? null : chosen}
          filter={filter}
          count={many}
          onDone={() => {
            setIsChanging(false);
            setChosen([]);
          }}
          onClose={() => setIsChanging(false)}
        />
      )}
    </section>
  );
}

interface QuestionRowProps {
  question: BankQuestion;
  mayEdit: boolean;
  /** Narrows the list to what has the tag, too. */
  onTag: (tag: string) => void;
  isChosen: boolean;
  onChoose: (isOn: boolean) => void;
}

function QuestionRow({ question, mayEdit, onTag, isChosen, onChoose }: QuestionRowProps) {
  const changing = useMessages(changeMessages);
  const text = useMessages(questionBanksMessages);
  const names = useQuestionNames();
  const { language } = useLocale();
  const { prompt } = question.content;
  const words = plainBeginningOf(textIn(prompt, language), 160);
  return (
    <li className={`${shell.card} ${styles.row}`}>
      {mayEdit && (
        <Checkbox
          checked={isChosen}
          onChange={(event) => onChoose(event.currentTarget.checked)}
          slotProps={{ input: { 'aria-label': changing.choose(words) } }}
        />
      )}
      <div className={styles.words}>
        <h3 className={styles.name} dir={textDirection(words)}>
          {words}
        </h3>
        <div className={styles.facts}>
          <Badge tone={tones[question.state]} dot>
            {names.states[question.state]}
          </Badge>
          <span>{names.kinds[question.kind]}</span>
          <span>{names.difficulties[question.difficulty]}</span>
          {question.skill && <Isolated>{pickLocalized(question.skill, 'label', language)}</Isolated>}
          {question.tags.map((tag) => (
            <Chip
              key={tag}
              size="small"
              variant="outlined"
              label={<Isolated>{tag}</Isolated>}
              aria-label={`${text.tag}: ${tag}`}
              onClick={() => onTag(tag)}
            />
          ))}
          {question.warnings.map((warning) => (
            <Badge key={warning} tone="yellow">
              {names.warnings[warning]}
            </Badge>
          ))}
        </div>
      </div>
      {mayEdit && (
        <ButtonLink
          to={paths.bankQuestion.href(question.bankId, question.id)}
          variant="quiet"
          aria-label={`${text.edit}: ${words}`}
        >
          {text.edit}
        </ButtonLink>
      )}
    </li>
  );
}
