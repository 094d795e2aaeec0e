import { CloseIcon, type IconProps, SearchIcon, useLocale, useMessages } from '@masar/ui';
import MuiDialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ComponentType, type KeyboardEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useOptionList } from '#shared/list/useOptionList';
import MuiLayer from '#shared/mui/MuiLayer';
import { paths } from '#shared/navigation/paths';
import { fittingPages, type PageOption } from '../model/fitting-pages';
import { quickSearchMessages } from '../quick-search.messages';
import { suggestionMessages } from '../suggestions.messages';
import { useSuggestions } from '../useSuggestions';
import { AllResults } from './AllResults';
import styles from './QuickSearch.module.css';
import { SuggestionGroups } from './SuggestionGroups';
import list from './Suggestions.module.css';

interface QuickSearchProps {
  /** What the reader may open. */
  pages: readonly (PageOption & { icon: ComponentType<IconProps> })[];
  onClose: () => void;
}

/** Pages and things by a few letters, wherever one is; Enter without a choice searches for the words (NAV-3, SRCH-1). */
export default function QuickSearch({ pages, onClose }: QuickSearchProps) {
  const text = useMessages(quickSearchMessages);
  const suggesting = useMessages(suggestionMessages);
  const { digits } = useLocale();
  const navigate = useNavigate();
  const isOnPhone = useMediaQuery('(max-width: 699px)', { noSsr: true });
  const [typed, setTyped] = useState('');
  const words = typed.trim();
  const fitting = fittingPages(pages, words);
  const suggestions = useSuggestions(words);
  const open = (address: string) => {
    onClose();
    void navigate(address);
  };
  const addresses = [...fitting, ...suggestions].map((one) => ('to' in one ? one.to : one.href));
  if (words) addresses.push(paths.search.href(words));
  const { id, activeId, chosen, step, option } = useOptionList({ words, addresses, isOpen: true, onOpen: open });

  const press = (event: KeyboardEvent) => {
    // While a word is being composed, Enter and arrows belong to the keyboard.
    if (event.nativeEvent.isComposing || step(event) || event.key !== 'Enter') return;
    event.preventDefault();
    const address = chosen ?? (words && paths.search.href(words));
    if (address) open(address);
  };
  return (
    <MuiLayer>
      <MuiDialog
        open
        maxWidth="sm"
        fullScreen={isOnPhone}
        onClose={onClose}
        slotProps={{
          container: { className: styles.container },
          paper: { className: styles.paper, 'aria-label': text.title },
        }}
      >
        <div className={styles.field} role="search">
          <SearchIcon />
          <InputBase
            autoFocus
            fullWidth
            type="search"
            placeholder={text.hint}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={press}
            slotProps={{
              input: {
                role: 'combobox',
                dir: 'auto',
                enterKeyHint: 'search',
                autoComplete: 'off',
                maxLength: 200,
                'aria-label': text.title,
                'aria-autocomplete': 'list',
                'aria-expanded': true,
                'aria-controls': id,
                'aria-activedescendant': activeId,
              },
            }}
          />
          <IconButton aria-label={text.close} onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </div>
        <div id={id} role="listbox" aria-label={suggesting.list} className={styles.options}>
          {fitting.length > 0 && (
            <div role="group" aria-label={text.pages}>
              <div className={list.heading} aria-hidden="true">
                {text.pages}
              </div>
              {fitting.map(({ to, name, icon: Icon }, place) => (
                <div key={to} className={list.option} {...option(place)}>
                  <span className={list.sign}>
                    <Icon />
                  </span>
                  <span className={list.title}>{name}</span>
                </div>
              ))}
            </div>
          )}
          <SuggestionGroups suggestions={suggestions} option={option} from={fitting.length} />
          {words && <AllResults words={words} option={option(addresses.length - 1)} />}
        </div>
        <p role="status" className="visually-hidden">
          {words && suggesting.count(fitting.length + suggestions.length, digits)}
        </p>
      </MuiDialog>
    </MuiLayer>
  );
}
