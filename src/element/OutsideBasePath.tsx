// Shown in history routing when the page's address is not below the tag's base path: a message instead of nothing.
import styled from 'styled-components';
import { useT } from '../i18n/useT.ts';
import { Link } from '../ui/routing/router.ts';

const Box = styled.div`
  padding: 24px;
  display: grid;
  gap: 8px;
  justify-items: start;
`;

export function OutsideBasePath() {
  const t = useT('comun');
  return (
    <Box role="status">
      <p>{t('fueraDeBase.mensaje')}</p>
      <Link to="/">{t('fueraDeBase.accion')}</Link>
    </Box>
  );
}
