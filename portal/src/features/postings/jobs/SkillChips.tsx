import { CheckIcon, Isolated, PlusIcon, shell, useLocale, useMessages } from '@masar/ui';
import { matchMessages } from './match.messages';
import styles from './SkillChips.module.css';

interface SkillChipsProps {
  matched: readonly string[];
  missing: readonly string[];
}

/** So many of each kind fit a card. */
const SHOWN = 3;

function Row({ skills, kind }: { skills: readonly string[]; kind: 'matched' | 'missing' }) {
  const text = useMessages(matchMessages);
  const { format } = useLocale();
  if (skills.length === 0) return null;
  const Icon = kind === 'matched' ? CheckIcon : PlusIcon;
  const more = skills.length - SHOWN;
  return (
    <div className={styles.row}>
      <span className="visually-hidden">{text[kind]}</span>
      <ul role="list" className={shell.row6}>
        {skills.slice(0, SHOWN).map((skill) => (
          <li key={skill} className={styles.chip} data-tone={kind === 'matched' ? 'green' : 'neutral'} data-kind={kind}>
            <Icon size={14} />
            <Isolated>{skill}</Isolated>
          </li>
        ))}
        {more > 0 && (
          <li className={styles.more} dir="ltr">
            {text.more(format.number(more))}
          </li>
        )}
      </ul>
    </div>
  );
}

/** Skills of a vacancy that the reader has, and those that they lack (JOB-2). */
export function SkillChips({ matched, missing }: SkillChipsProps) {
  const text = useMessages(matchMessages);
  if (matched.length + missing.length === 0) return <p className={styles.none}>{text.noKnownSkills}</p>;
  return (
    <div className={shell.row6}>
      <Row skills={matched} kind="matched" />
      <Row skills={missing} kind="missing" />
    </div>
  );
}
