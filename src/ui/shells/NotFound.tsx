/** The page of `/404` in the simple frame: says what happened and links to the start. */
import styled from 'styled-components';
import { useT } from '../../i18n/useT.ts';
import { ButtonLink } from '../controls/Button.tsx';
import { Heading } from '../layout/Heading.tsx';
import { useHeadingFocus } from '../routing/useHeadingFocus.ts';
import { useTitle } from '../routing/useTitle.ts';
import { NotFoundArt } from './NotFoundArt.tsx';
import { SimpleLayout } from './SimpleLayout.tsx';

const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: 12px;
  text-align: center;

  > svg {
    margin-block-end: 16px;
  }
  > p {
    color: var(--portal-text-2);
    text-wrap: pretty;
  }
  > a {
    margin-block-start: 20px;
  }
`;

function NotFoundMessage() {
  const t = useT('comun');
  const heading = useHeadingFocus<HTMLHeadingElement>();
  useTitle(t('noEncontrada.titulo'));
  return (
    <Box>
      <NotFoundArt />
      <Heading rank={1} ref={heading} tabIndex={-1}>
        {t('noEncontrada.titulo')}
      </Heading>
      <p>{t('noEncontrada.texto')}</p>
      <ButtonLink to="/">{t('noEncontrada.inicio')}</ButtonLink>
    </Box>
  );
}

export function NotFound() {
  return (
    <SimpleLayout home="/">
      <NotFoundMessage />
    </SimpleLayout>
  );
}
