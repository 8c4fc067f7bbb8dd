/** The languages, each by its own name. */
import styled from 'styled-components';
import { idiomas, languages } from '../../domain/idiomas.ts';
import { useIdioma } from '../../i18n/useIdioma.ts';
import { setIdioma } from '../../state/idioma.ts';
import { CheckIcon } from '../icons/actions.tsx';
import { PlainList } from '../PlainList.ts';

const Choice = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 24px;
  inline-size: 100%;
  min-inline-size: 180px;
  min-block-size: 44px;
  padding-inline: 12px;
  border-radius: var(--portal-radius);
  font-size: 15px;

  &:hover {
    background: var(--portal-hover);
  }
  &[aria-pressed='true'] {
    color: var(--portal-accent);
    font-weight: 600;
  }
`;

/** @param onChoose called before the language changes */
export function LanguageChoices({ onChoose }: { readonly onChoose: () => void }) {
  const { idioma } = useIdioma();
  return (
    <PlainList>
      {idiomas.map((one) => (
        <li key={one}>
          <Choice
            type="button"
            lang={languages[one].tag}
            aria-pressed={one === idioma}
            onClick={() => {
              onChoose();
              setIdioma(one);
            }}
          >
            <bdi>{languages[one].name}</bdi>
            {one === idioma && <CheckIcon size={20} />}
          </Choice>
        </li>
      ))}
    </PlainList>
  );
}
