import { languageData, otherDataLanguage, pickLocalized, textDirection } from '@masar/i18n';
import { Isolated, LogoMark, useLocale, useMessages } from '@masar/ui';
import styles from './CertificatePicture.module.css';
import { ownNamesMessages } from './own-names.messages';

interface CertificatePictureProps {
  nameAr: string;
  nameEn: string;
  course: { titleAr: string; titleEn: string };
}

/** The certificate in small, as it will show both names. */
export function CertificatePicture({ nameAr, nameEn, course }: CertificatePictureProps) {
  const text = useMessages(ownNamesMessages);
  const { language } = useLocale();
  const names = { ar: nameAr, en: nameEn };
  const [first, second] = languageData[language].reads;
  const [name, otherName] = [names[first], names[second]];
  return (
    <figure className={styles.picture}>
      <div className={styles.frame}>
        <LogoMark size={28} />
        <p className={styles.heading}>{text.heading}</p>
        <p className={styles.name} dir={textDirection(name, language)}>
          {name || '…'}
        </p>
        <p className={styles.other} dir={textDirection(otherName)} lang={otherDataLanguage(language)}>
          {otherName || '…'}
        </p>
        <p>
          <Isolated>{pickLocalized(course, 'title', language)}</Isolated>
        </p>
      </div>
      <figcaption>{text.picture}</figcaption>
    </figure>
  );
}
