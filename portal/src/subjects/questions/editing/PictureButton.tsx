import { acceptedPictures, type LocalizedMarkdown } from '@masar/domain';
import { shell, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { type SubmitEvent, useState } from 'react';
import { Dialog } from '#shared/dialog/Dialog';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { FileChoice } from '#shared/forms/FileChoice';
import styles from './Editing.module.css';
import { LocalizedField } from './LocalizedField';
import { noText } from './new-question';
import { questionPicturesMessages } from './question-pictures.messages';
import { useUploadPicture } from './question-pictures.mutations';

/** What browsers offer first; the server looks at the bytes. */
export const pictureTypes = acceptedPictures;

interface PictureButtonProps {
  bankId: string;
  text: LocalizedMarkdown;
  onChange: (text: LocalizedMarkdown) => void;
}

const withPicture = (markdown: string, words: string, url: string): string => {
  const picture = `![${words.replace(/[[\]\\]/g, ' ').trim()}](${url})`;
  return markdown.trim() === '' ? picture : `${markdown.trimEnd()}\n\n${picture}`;
};

/** Puts a picture below a text, with words for those who don't see it (QB-1). */
export function PictureButton({ bankId, text: markdown, onChange }: PictureButtonProps) {
  const text = useMessages(questionPicturesMessages);
  const notifyFailure = useFailureNotice();
  const upload = useUploadPicture(bankId);
  const [isOpen, setIsOpen] = useState(false);
  const [words, setWords] = useState(noText);
  const close = () => {
    setIsOpen(false);
    setWords(noText());
    upload.reset();
  };
  const insert = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The form lies in that of the question, as far as React is concerned.
    event.stopPropagation();
    if (!upload.data) return;
    const { url } = upload.data;
    const isWritten = { ar: markdown.ar.trim() !== '', en: markdown.en.trim() !== '' };
    const none = !isWritten.ar && !isWritten.en;
    const put = (language: 'ar' | 'en') =>
      isWritten[language] || none
        ? withPicture(markdown[language], words[language] || words.ar || words.en, url)
        : markdown[language];
    onChange({ ar: put('ar'), en: put('en') });
    close();
  };
  return (
    <>
      <div>
        <Button variant="text" color="inherit" onClick={() => setIsOpen(true)}>
          {text.addPicture}
        </Button>
      </div>
      {isOpen && (
        <Dialog title={text.addPicture} onClose={close}>
          <form className={shell.stack14} onSubmit={insert}>
            <p className={styles.hint}>{text.pictureHint}</p>
            <div className={styles.newPicture}>
              {upload.data && <img src={upload.data.url} alt="" />}
              <FileChoice
                label={upload.data ? text.change : text.choose}
                busyLabel={text.sending}
                isBusy={upload.isPending}
                accept={pictureTypes}
                takes="pictures"
                onChoose={(file) =>
                  upload.mutate(file, { onError: (error) => notifyFailure(error, { title: text.failed }) })
                }
              />
            </div>
            <LocalizedField labelAr={text.altAr} labelEn={text.altEn} value={words} onChange={setWords} />
            <p className={styles.hint}>{text.altHint}</p>
            <Button
              type="submit"
              fullWidth
              disabled={!upload.data || (words.ar.trim() === '' && words.en.trim() === '')}
            >
              {text.insert}
            </Button>
          </form>
        </Dialog>
      )}
    </>
  );
}
