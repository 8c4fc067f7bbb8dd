/** A search box that reports its words once the person pauses, and can be cleared. */
import { startTransition, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { readSearch, searchMax } from '../../domain/searchWords.ts';
import { useT } from '../../i18n/useT.ts';
import { IconButton } from '../controls/IconButton.tsx';
import { CloseIcon, SearchIcon } from '../icons/actions.tsx';
import { Input } from './Input.ts';
import { useDrawnValue } from './useDrawnValue.ts';
import { useEchoedText } from './useEchoedText.ts';

export interface SearchFieldProps {
  readonly label: string;
  readonly placeholder: string;
  /** The words in force, usually from the URL, as `readSearch` gives them. */
  readonly value: string;
  /** @param words as `readSearch` gives them */
  readonly onSearch: (words: string) => void;
}

/** Milliseconds of pause before `onSearch`; Enter does not wait. */
const PAUSE_MS = 300;

const Row = styled.form`
  position: relative;
  min-inline-size: 0;

  > svg {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 14px;
    margin-block: auto;
    color: var(--portal-text-2);
    pointer-events: none;
  }
  > input {
    padding-inline: 46px;
    text-overflow: ellipsis;
  }
  > input:placeholder-shown {
    padding-inline-end: 14px;
  }
  > input::-webkit-search-cancel-button {
    display: none;
  }
  > button {
    position: absolute;
    inset-block-start: 2px;
    inset-inline-end: 2px;
  }
`;

export function SearchField({ label, placeholder, value, onSearch }: SearchFieldProps) {
  const t = useT('comun');
  const { text: words, setText: setWords, replaced, expect } = useEchoedText(value);
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The words after a pause, and how often the text had been replaced by then. */
  const [due, setDue] = useState<{ words: string; replaced: number }>();
  // Not only at the end: words that Back or "Limpiar filtros" replaced are not searched any more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: without `replaced` the timer would report words that are no longer there
  useLayoutEffect(() => () => clearTimeout(timer.current), [replaced]);

  const tell = (next: string, delay: number) => {
    clearTimeout(timer.current);
    setWords(next);
    // The router follows the address in a transition, which a slow device shows after the pause. In a transition too, the words are due
    // only after what was pressed before.
    timer.current = setTimeout(() => startTransition(() => setDue({ words: next, replaced })), delay);
  };
  const report = useEffectEvent(() => {
    if (due?.replaced !== replaced) return;
    const search = readSearch(due.words);
    expect(search);
    onSearch(search);
  });
  useEffect(() => {
    if (due) report();
  }, [due]);
  /** Reports nothing while an input method composes: those letters are not meant yet. Keyboards of phones compose every word. */
  const compose = (next: string) => {
    if (matchMedia('(pointer: coarse)').matches) return tell(next, PAUSE_MS);
    clearTimeout(timer.current);
    setWords(next);
  };

  useDrawnValue(input, value, (typed) => tell(typed, 0));

  return (
    <Row
      role="search"
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        tell(words, 0);
      }}
    >
      <SearchIcon size={20} />
      <Input
        ref={input}
        type="search"
        enterKeyHint="search"
        aria-label={label}
        placeholder={placeholder}
        maxLength={searchMax}
        value={words}
        onChange={({ target, nativeEvent }) =>
          (nativeEvent as InputEvent).isComposing ? compose(target.value) : tell(target.value, PAUSE_MS)
        }
        onCompositionEnd={({ currentTarget }) => tell(currentTarget.value, PAUSE_MS)}
      />
      {words && (
        <IconButton
          label={t('buscar.borrar')}
          icon={<CloseIcon size={20} />}
          onClick={() => {
            tell('', 0);
            input.current?.focus();
          }}
        />
      )}
    </Row>
  );
}
