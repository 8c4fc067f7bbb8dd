/** The way to another password, where this page has one. */

import styled from 'styled-components';
import { useT } from '../../../i18n/useT.ts';
import { Card, CardHead } from '../../../ui/Card.tsx';
import { ElsewhereButton } from '../../../ui/ElsewhereLink.tsx';
import { useHost } from '../../../ui/host.ts';
import { KeyIcon } from '../../../ui/icons/documents.tsx';
import { useElsewhere } from '../../../ui/useElsewhere.ts';

const Explanation = styled.p`
  margin-block-end: 16px;
  color: var(--portal-text-2);
`;

export function ClaveCard() {
  const t = useT('perfil');
  const { options } = useHost();
  const place = useElsewhere(options.loginHref, 'portal-login', '/cambiar-clave');
  if (place === undefined) return null;
  return (
    <Card>
      <CardHead title={t('clave.titulo')} />
      <Explanation>{t('clave.texto')}</Explanation>
      <ElsewhereButton place={place} tone="soft" block icon={<KeyIcon />}>
        {t('clave.cambiar')}
      </ElsewhereButton>
    </Card>
  );
}
