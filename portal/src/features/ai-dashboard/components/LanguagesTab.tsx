import { type ContentLanguage, contentLanguages, isFurtherLanguage } from '@masar/i18n';
import { RowsSkeleton, shell, useLocale, useMessages } from '@masar/ui';
import { keepContentLanguage, useContentLanguage } from '#shared/language/content-language';
import { useLanguageChoice } from '#shared/language/LanguageProvider';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { aiDashboardQueries } from '../ai-dashboard.queries';
import { languagesMessages } from '../messages/languages.messages';
import { LanguageOption } from './LanguageOption';
import styles from './LanguagesTab.module.css';
import { SampleCourses } from './SampleCourses';
import { TabSection } from './TabSection';

/** The languages of the content; Arabic and English are those of the screens too (TRN-1). */
export function LanguagesTab() {
  const text = useMessages(languagesMessages);
  const { language } = useLocale();
  const { chooseLanguage } = useLanguageChoice();
  const chosen = useContentLanguage() ?? language;
  const languages = useSignedInQuery(aiDashboardQueries.languages());
  const choose = (next: ContentLanguage) => {
    keepContentLanguage(isFurtherLanguage(next) ? next : undefined);
    if (!isFurtherLanguage(next) && next !== language) chooseLanguage(next);
  };
  return (
    <TabSection
      heading={text.heading}
      hint={text.hint}
      query={languages}
      skeleton={<RowsSkeleton rows={contentLanguages.length} />}
      failed={text.failed}
    >
      {(all) => (
        <div className={`${shell.stack28} ${styles.parts}`}>
          <fieldset className={styles.options}>
            <legend className="visually-hidden">{text.heading}</legend>
            {contentLanguages.map((code) => {
              const offered = all[code];
              return (
                offered && (
                  <LanguageOption
                    key={code}
                    code={code}
                    language={offered}
                    isChosen={code === chosen}
                    onChoose={() => choose(code)}
                  />
                )
              );
            })}
          </fieldset>
          <SampleCourses />
        </div>
      )}
    </TabSection>
  );
}
