import { type TokenArea, tokenAreas, type TokenScope, tokenScopes } from '@masar/domain';
import { useMessages } from '@masar/ui';
import { CheckField } from '#shared/forms/CheckField';
import { useMay } from '#shared/session/useMay';
import { accessTokenMessages, tokenAreaMessages } from './access-tokens.messages';
import styles from './AccessTokens.module.css';

interface ScopeChoiceProps {
  chosen: readonly TokenScope[];
  onChange: (scopes: TokenScope[]) => void;
  error: string | undefined;
}

/** A line for each area with reading and writing apart; areas of administrators are shown to them alone. */
export function ScopeChoice({ chosen, onChange, error }: ScopeChoiceProps) {
  const text = useMessages(accessTokenMessages);
  const names = useMessages(tokenAreaMessages);
  const mayHearOfEvents = useMay('GET /api/webhooks');
  const areas = (Object.keys(tokenAreas) as TokenArea[]).filter((area) => area !== 'webhooks' || mayHearOfEvents);
  const toggle = (scope: TokenScope) =>
    onChange(tokenScopes.filter((known) => (known === scope) !== chosen.includes(known)));
  return (
    <fieldset className={styles.choice}>
      <legend>{text.scopes}</legend>
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      {areas.map((area) => (
        <div key={area} className={styles.area}>
          <span>{names[area]}</span>
          {tokenAreas[area].map((verb) => (
            <CheckField
              key={verb}
              label={text[verb]}
              aria-label={text[`${verb}Of`](names[area])}
              checked={chosen.includes(scopeOf(area, verb))}
              onChange={() => toggle(scopeOf(area, verb))}
            />
          ))}
        </div>
      ))}
    </fieldset>
  );
}

const scopeOf = (area: TokenArea, verb: 'read' | 'write') => `${area}:${verb}` as TokenScope;
