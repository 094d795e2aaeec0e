import { useMessages } from '@masar/ui';
import AddIcon from '@mui/icons-material/AddOutlined';
import {
  ArrayInput,
  BooleanInput,
  Button,
  FormDataConsumer,
  SelectInput,
  SimpleFormIterator,
  TextInput,
} from 'react-admin';
import type { ControlProps } from '../../records/fields/field';
import { TextInBothLanguages } from '../../records/TextInBothLanguages';
import { useRequired } from '../../records/useRequired';
import type { Lesson } from './lesson.fields';
import { lessonsMessages } from './lessons.messages';
import styles from './QuizInput.module.css';

type SentQuestion = Partial<NonNullable<Lesson['quiz']>['questions'][number]>;

const newQuestion = { type: 'single', options: [{ correct: true }, { correct: false }] };

/** Choices of a lesson, each with its options; other questions are written in the portal. A lesson without questions has no quiz. */
export function QuizInput({ source, label, helperText }: ControlProps) {
  const text = useMessages(lessonsMessages);
  const required = useRequired();
  const types = [
    { id: 'single', name: text.single },
    { id: 'multiple', name: text.multiple },
  ];
  return (
    <section className={styles.quiz} aria-label={label}>
      <ArrayInput source={`${source}.questions`} label={label} helperText={helperText}>
        <SimpleFormIterator
          fullWidth
          disableClear
          addButton={
            <Button label={text.addQuestion}>
              <AddIcon />
            </Button>
          }
          getItemLabel={(index) => text.question(index + 1)}
          className={styles.questions}
        >
          <FormDataConsumer>
            {({ scopedFormData }: { scopedFormData?: SentQuestion }) =>
              scopedFormData?.content && scopedFormData.options?.length === 0 ? (
                <p>
                  {scopedFormData.promptAr} ({text.elsewhere})
                </p>
              ) : (
                <>
                  <SelectInput
                    source="type"
                    label={text.type}
                    choices={types}
                    defaultValue={newQuestion.type}
                    helperText={false}
                    validate={required}
                  />
                  <TextInBothLanguages source="prompt" label={text.prompt} isRequired="ar" rows={2} />
                  <ArrayInput
                    source="options"
                    label={text.options}
                    defaultValue={newQuestion.options}
                    helperText={false}
                  >
                    <SimpleFormIterator
                      inline
                      fullWidth
                      disableClear
                      disableReordering
                      addButton={
                        <Button label={text.addOption}>
                          <AddIcon />
                        </Button>
                      }
                    >
                      <BooleanInput source="correct" label={text.correct} defaultValue={false} helperText={false} />
                      <TextInput
                        source="ar"
                        label={text.optionAr}
                        slotProps={{ htmlInput: { lang: 'ar', dir: 'auto' } }}
                        helperText={false}
                        validate={required}
                      />
                      <TextInput
                        source="en"
                        label={text.optionEn}
                        slotProps={{ htmlInput: { lang: 'en', dir: 'ltr' } }}
                        helperText={false}
                      />
                    </SimpleFormIterator>
                  </ArrayInput>
                  <TextInBothLanguages source="explanation" label={text.explanation} rows={2} />
                </>
              )
            }
          </FormDataConsumer>
        </SimpleFormIterator>
      </ArrayInput>
    </section>
  );
}
