import {
  Button,
  buttonClass,
  Card,
  CheckField,
  Isolated,
  Notice,
  ProgressBar,
  shell,
  useLocale,
  useMessages,
} from '@masar/ui';
import { useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { PageHeading } from '../page/PageHeading';
import { importColumns, type ImportKind } from './import-kinds';
import { ImportOutcome } from './ImportOutcome';
import styles from './ImportPage.module.css';
import { importColumnNames, importsMessages } from './imports.messages';
import { decode, hasLostLetters, isWorkbook, type ReadFile, readRows } from './read-rows';
import { type ImportResult, importSound, runImport } from './run-import';

/** A file becomes accounts or enrolments: chosen, tried without writing, then imported (CON-1). */
export function ImportPage() {
  const { kind } = useParams();
  return kind === 'enrollments' ? <Import key="enrollments" kind="enrollments" /> : <Import key="users" kind="users" />;
}

function Import({ kind }: { kind: ImportKind }) {
  const text = useMessages(importsMessages);
  const notify = useNotify();
  const [file, setFile] = useState<ReadFile | null>(null);
  const [refusal, setRefusal] = useState('');
  const [invites, setInvites] = useState(true);
  const [trial, setTrial] = useState<ImportResult | null>(null);
  const [done, setDone] = useState<ImportResult | null>(null);
  const [sent, setSent] = useState<number | null>(null);

  const choose = async (chosen: File | undefined) => {
    setTrial(null);
    setDone(null);
    setFile(null);
    setRefusal('');
    if (!chosen) return;
    const bytes = await chosen.arrayBuffer();
    if (isWorkbook(bytes)) {
      setRefusal(text.workbook);
      return;
    }
    try {
      const content = decode(bytes);
      if (hasLostLetters(content)) setRefusal(text.lostLetters);
      else setFile(readRows(content, kind));
    } catch {
      setRefusal(text.unreadable);
    }
  };
  const rows = file?.rows ?? [];
  const options = { invites, repeated: text.repeated, onProgress: setSent };
  const run = async (imported: () => Promise<ImportResult>, keep: (result: ImportResult) => void) => {
    setSent(0);
    try {
      keep(await imported());
    } catch (failure) {
      notify(failure instanceof Error ? failure.message : text.failed, { type: 'error' });
    } finally {
      setSent(null);
    }
  };
  const tryAll = () => run(() => runImport(kind, rows, { ...options, isDryRun: true }), setTrial);
  const importTried = (tried: ImportResult) =>
    run(() => importSound(kind, rows, tried, { ...options, isDryRun: false }), setDone);
  return (
    <>
      <PageHeading title={text[kind]} before={<Link to={`/${kind}`}>{text[`${kind}Back`]}</Link>} />
      <div className={`${shell.stack20} ${styles.page}`}>
        <Card as="section" className={shell.stack16}>
          <h2>{text.chooseTitle}</h2>
          <Columns kind={kind} />
          <FileField onChoose={(chosen) => void choose(chosen)} />
          {refusal && <Notice kind="danger">{refusal}</Notice>}
          {file && <FileSummary file={file} />}
          {kind === 'users' && (
            <CheckField label={text.invites} checked={invites} onChange={({ target }) => setInvites(target.checked)} />
          )}
          <div>
            <Button
              busy={sent !== null && !trial}
              disabled={rows.length === 0 || file!.missing.length > 0 || done !== null}
              onClick={() => void tryAll()}
            >
              {text.try}
            </Button>
          </div>
          {sent !== null && <Progress sent={sent} of={rows.length - (trial?.refused ?? 0)} />}
        </Card>
        {trial && !done && (
          <ImportOutcome title={text.trialTitle} kind={kind} rows={rows} result={trial}>
            <Button busy={sent !== null} disabled={trial.created === 0} onClick={() => void importTried(trial)}>
              {text.import}
            </Button>
          </ImportOutcome>
        )}
        {done && <ImportOutcome title={text.doneTitle} kind={kind} rows={rows} result={done} />}
      </div>
    </>
  );
}

function Columns({ kind }: { kind: ImportKind }) {
  const text = useMessages(importsMessages);
  const names = useMessages(importColumnNames);
  return (
    <div>
      <p>{text.columns}</p>
      <ul className={styles.columns}>
        {importColumns[kind].map(({ field, isRequired }) => (
          <li key={field}>
            <strong>{names[field]}</strong> (<code dir="ltr">{field}</code>){' '}
            {isRequired ? text.required : text.optional}
          </li>
        ))}
      </ul>
      {kind === 'enrollments' && <p>{text.courseHint}</p>}
    </div>
  );
}

function FileField({ onChoose }: { onChoose: (file: File | undefined) => void }) {
  const text = useMessages(importsMessages);
  const id = useId();
  const [name, setName] = useState('');
  return (
    <div className={`${shell.line12} ${styles.file}`}>
      <input
        id={id}
        className="visually-hidden"
        type="file"
        accept=".csv,.tsv,.txt,.xls,.xlsx,text/csv"
        onChange={({ target }) => {
          setName(target.files?.[0]?.name ?? '');
          onChoose(target.files?.[0]);
        }}
      />
      <label className={buttonClass({ variant: 'secondary' })} htmlFor={id}>
        {text.file}
      </label>
      <Isolated>{name || text.noFile}</Isolated>
    </div>
  );
}

function FileSummary({ file: { rows, missing, unknown, parted } }: { file: ReadFile }) {
  const text = useMessages(importsMessages);
  const names = useMessages(importColumnNames);
  const { format } = useLocale();
  const listed = (words: readonly string[]) => words.join(text.comma);
  if (missing.length > 0)
    return <Notice kind="danger">{text.missing(listed(missing.map((field) => names[field])))}</Notice>;
  return (
    <Notice kind={rows.length > 0 ? 'info' : 'warning'}>
      {text.found(format.number(rows.length))} {parted && text.parted(parted)}{' '}
      {unknown.length > 0 && text.unknown(listed(unknown))}
    </Notice>
  );
}

function Progress({ sent, of }: { sent: number; of: number }) {
  const text = useMessages(importsMessages);
  return <ProgressBar label={text.progress} percent={of === 0 ? 0 : Math.round((100 * sent) / of)} />;
}
