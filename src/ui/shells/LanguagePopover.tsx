/** The languages, each by its own name, behind a button. */
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { idiomaNames } from '../../domain/idiomaNames.ts';
import { idiomas, localeOf } from '../../domain/idiomas.ts';
import { useIdioma } from '../../i18n/useIdioma.ts';
import { useT } from '../../i18n/useT.ts';
import { setIdioma } from '../../state/idioma.ts';
import { Popover, type PopoverTrigger } from '../controls/Popover.tsx';
import { CheckIcon } from '../icons/actions.tsx';
import { PlainList } from '../layout/PlainList.ts';

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

interface LanguagePopoverProps {
  /** Draws the button. @param label names it, with the language that is shown */
  readonly trigger: (label: string, attributes: PopoverTrigger) => ReactNode;
}

export function LanguagePopover({ trigger }: LanguagePopoverProps) {
  const t = useT('comun');
  const { idioma, wanted, status, retry } = useIdioma();
  return (
    <Popover
      label={t('idioma.titulo')}
      trigger={(attributes) => trigger(t('idioma.menu', { idioma: idiomaNames[idioma] }), attributes)}
    >
      {(close) => (
        <PlainList>
          {idiomas.map((one) => (
            <li key={one}>
              <Choice
                type="button"
                lang={localeOf(one)}
                aria-pressed={one === idioma}
                onClick={() => {
                  close();
                  if (status === 'error' && one === wanted) retry();
                  else setIdioma(one);
                }}
              >
                <bdi>{idiomaNames[one]}</bdi>
                {one === idioma && <CheckIcon size={20} />}
              </Choice>
            </li>
          ))}
        </PlainList>
      )}
    </Popover>
  );
}
