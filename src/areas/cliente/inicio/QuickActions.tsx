/** Offers the most frequent actions one click away. */
import styled from 'styled-components';
import { useT } from '../../../i18n/useT.ts';
import { ClipboardIcon, MortarboardIcon } from '../../../ui/icons/menu.tsx';
import { ChevronEndIcon } from '../../../ui/icons/signs.tsx';
import { Card, CardHead } from '../../../ui/layout/Card.tsx';
import { PlainList } from '../../../ui/layout/PlainList.ts';
import { Link } from '../../../ui/routing/router.ts';
import { routes } from '../parts/routes.ts';

const Actions = styled(PlainList)`
  display: grid;
  gap: 4px;
  margin-inline: -12px;

  > li > a {
    display: flex;
    align-items: center;
    gap: 14px;
    min-block-size: 64px;
    padding: 8px 12px;
    border-radius: var(--portal-radius);
    color: var(--portal-text);
    text-decoration: none;
    transition: background-color var(--portal-fast) var(--portal-ease);
  }
  > li > a:hover {
    background: var(--portal-hover);
  }
  > li > a > svg {
    color: var(--portal-text-2);
    transform: scaleX(var(--portal-flip));
  }
`;
const Sign = styled.span`
  display: grid;
  flex-shrink: 0;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  border-radius: 12px;
  background: var(--portal-tint);
  color: var(--portal-on-tint);
`;
const Words = styled.span`
  flex: 1;
  min-inline-size: 0;
  font-weight: 600;

  > small {
    display: block;
    color: var(--portal-text-2);
    font-size: var(--portal-table);
    font-weight: 400;
    line-height: 20px;
  }
`;

const actions = [
  ['cursos', MortarboardIcon],
  ['inscripciones', ClipboardIcon],
] as const;

export function QuickActions() {
  const t = useT('inicio');
  return (
    <Card>
      <CardHead title={t('acciones.titulo')} />
      <Actions>
        {actions.map(([name, Icon]) => (
          <li key={name}>
            <Link to={routes[name]}>
              <Sign>
                <Icon />
              </Sign>
              <Words>
                {t(`acciones.${name}`)}
                <small>{t(`acciones.${name}Texto`)}</small>
              </Words>
              <ChevronEndIcon size={20} />
            </Link>
          </li>
        ))}
      </Actions>
    </Card>
  );
}
