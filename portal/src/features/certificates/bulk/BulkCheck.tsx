import { limits } from '@masar/domain';
import { Button, Card, Notice, shell, TextArea, useLocale, useMessages } from '@masar/ui';
import { type FormEvent, useRef, useState } from 'react';
import { useFailureText } from '#shared/failure/useFailureNotice';
import { FileChoice } from '#shared/forms/FileChoice';
import { bulkMessages } from './bulk.messages';
import { useCheckCodes } from './bulk.mutations';
import styles from './BulkCheck.module.css';
import { BulkResults } from './BulkResults';
import { type CodeList, readCodeList } from './read-code-list';
import { readTextFile } from './read-text-file';

const largestFile = 1024 * 1024;

/** Checks many certificates at once, from a pasted list or a file (CRT-7). */
export function BulkCheck() {
  const text = useMessages(bulkMessages);
  const { digits, format } = useLocale();
  const describe = useFailureText();
  const check = useCheckCodes();
  const form = useRef<HTMLFormElement>(null);
  const [error, setError] = useState<string>();
  const [list, setList] = useState<CodeList>();
  const most = format.number(limits.certificatesAtOnce);

  const take = async (file: File) => {
    if (file.size > largestFile) return setError(text.tooLargeFile);
    try {
      const codes = form.current?.elements.namedItem('codes');
      if (codes instanceof HTMLTextAreaElement) codes.value = await readTextFile(file);
      setError(undefined);
    } catch {
      setError(text.unreadableFile);
    }
  };

  const problemOf = ({ codes }: CodeList): string | undefined => {
    if (codes.length === 0) return text.none;
    return codes.length > limits.certificatesAtOnce ? text.tooMany(codes.length, most, digits) : undefined;
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const read = readCodeList(String(new FormData(event.currentTarget).get('codes') ?? ''));
    const problem = problemOf(read);
    setError(problem);
    setList(read);
    if (!problem) check.mutate(read.codes);
  };

  return (
    <section className={shell.stack16} aria-labelledby="bulk-check">
      <div>
        <h2 id="bulk-check" className={styles.title}>
          {text.title}
        </h2>
        <p className={styles.intro}>{text.intro(most)}</p>
      </div>
      <Card>
        {/* The field keeps its own text: what was typed before the page was taken over stays. */}
        <form ref={form} className={`${shell.stack16} ${styles.form}`} noValidate onSubmit={submit}>
          <TextArea
            label={text.codes}
            name="codes"
            hint={text.codesHint}
            error={error}
            dir="ltr"
            rows={6}
            spellCheck={false}
            autoComplete="off"
            placeholder={'XXXX-XXXX-XXXX-XXXX\nXXXX-XXXX-XXXX-XXXX'}
          />
          <div className={shell.row12}>
            <Button type="submit" variant="secondary" disabled={check.isPending} aria-busy={check.isPending}>
              {check.isPending ? text.checking : text.check}
            </Button>
            <FileChoice
              label={text.file}
              busyLabel={text.reading}
              isBusy={false}
              accept=".csv,.txt,text/csv,text/plain"
              onChoose={(file) => void take(file)}
            />
          </div>
        </form>
      </Card>
      {check.isError && <Notice kind="danger">{describe(check.error, text.failed)}</Notice>}
      {check.data && list && !error && <BulkResults results={check.data} list={list} />}
    </section>
  );
}
