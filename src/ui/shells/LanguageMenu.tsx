/** The languages, each by its own name. */
import { useEffect, useEffectEvent } from 'react';
import styled from 'styled-components';
import { idiomaNames } from '../../domain/idiomaNames.ts';
import { idiomas, localeOf } from '../../domain/idiomas.ts';
import { useIdioma } from '../../i18n/useIdioma.ts';
import { useT } from '../../i18n/useT.ts';
import { setIdioma } from '../../state/idioma.ts';
import { IconButton } from '../controls/IconButton.tsx';
import { Popover } from '../controls/Popover.tsx';
import { useToast } from '../hooks/toast.ts';
import { CheckIcon } from '../icons/actions.tsx';
import { LanguageIcon } from '../icons/signs.tsx';
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

export function LanguageMenu() {
  const t = useT('comun');
  const { idioma, wanted, status, retry } = useIdioma();
  const toast = useToast();
  const tellFailure = useEffectEvent(() => toast({ message: t('idioma.fallo'), tone: 'error' }));
  useEffect(() => {
    if (status === 'error') tellFailure();
  }, [status]);
  return (
    <Popover
      label={t('idioma.titulo')}
      trigger={(attributes) => (
        <IconButton
          label={t('idioma.menu', { idioma: idiomaNames[idioma] })}
          icon={<LanguageIcon />}
          data-control="idiomas"
          {...attributes}
        />
      )}
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
