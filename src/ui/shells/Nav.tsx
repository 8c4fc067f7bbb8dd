/** The menu in any of its layouts, without the items that the role may not see and the groups that this empties. */
import { useStore } from '@nanostores/react';
import { memo, useId } from 'react';
import styled from 'styled-components';
import { isAllowed } from '../../domain/rol.ts';
import { useT } from '../../i18n/useT.ts';
import { ChevronDownIcon } from '../icons/signs.tsx';
import { PlainList } from '../layout/PlainList.ts';
import { closedGroups } from './closedGroups.ts';
import type { MenuGroup, MenuItem } from './MenuItem.ts';
import { NavBranch } from './NavBranch.tsx';
import { NavFlyout } from './NavFlyout.tsx';
import { NavLine } from './NavLine.tsx';
import { type NavLayout, Turn } from './navStyles.ts';

export interface NavProps {
  readonly menu: readonly MenuGroup[];
  readonly layout: NavLayout;
  readonly role: string;
  readonly onNavigate?: () => void;
}

const Box = styled.nav`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;

  &[data-layout='horizontal'] {
    display: flex;
    gap: 4px;
  }
`;
const Lines = styled(PlainList)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 4px;

  [data-layout='horizontal'] & {
    display: flex;
  }
  [data-layout='mini'] div + div > & {
    padding-block-start: 16px;
    border-block-start: 1px solid var(--portal-line);
  }
`;
const GroupHead = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  inline-size: 100%;
  min-block-size: 44px;
  padding-inline: 12px;
  border-radius: var(--portal-radius);
  color: var(--portal-text-2);
  font-size: 13px;
  font-weight: 600;

  &:hover {
    color: var(--portal-text);
  }
`;

const seenBy = (role: string, items: readonly MenuItem[]): readonly MenuItem[] =>
  items
    .filter(({ roles }) => isAllowed(roles, role))
    .map((item) => (item.children ? { ...item, children: seenBy(role, item.children) } : item))
    .filter(({ children }) => children === undefined || children.length > 0);

export const Nav = memo(function Nav({ menu, layout, role, onNavigate }: NavProps) {
  const t = useT('comun');
  const groups = menu
    .map((group) => ({ ...group, items: seenBy(role, group.items) }))
    .filter(({ items }) => items.length > 0);
  // The first item is the root of the others' paths (spec.md 2: Inicio is the client root).
  const root = menu[0]?.items[0]?.path;
  return (
    <Box aria-label={t('menu.nombre')} data-layout={layout} part="nav">
      {groups.map((group) => (
        <NavGroup key={group.id} group={group} layout={layout} root={root} onNavigate={onNavigate} />
      ))}
    </Box>
  );
});

interface NavGroupProps {
  readonly group: MenuGroup;
  readonly layout: NavLayout;
  readonly root: string | undefined;
  readonly onNavigate: (() => void) | undefined;
}

function NavGroup({ group, layout, root, onNavigate }: NavGroupProps) {
  const id = useId();
  const closed = useStore(closedGroups.$closed).includes(group.id) && layout === 'vertical';
  return (
    <div>
      {layout === 'vertical' && (
        <GroupHead
          type="button"
          aria-expanded={!closed}
          aria-controls={id}
          onClick={() => closedGroups.toggle(group.id)}
        >
          {group.title}
          <Turn $open={!closed}>
            <ChevronDownIcon size={16} />
          </Turn>
        </GroupHead>
      )}
      <Lines id={id} hidden={closed} aria-label={group.title}>
        {group.items.map((item) => (
          <li key={item.path}>
            {item.children ? (
              layout === 'vertical' ? (
                <NavBranch item={item} onNavigate={onNavigate} />
              ) : (
                <NavFlyout item={item} layout={layout} />
              )
            ) : (
              <NavLine item={item} layout={layout} exact={item.path === root} onNavigate={onNavigate} />
            )}
          </li>
        ))}
      </Lines>
    </div>
  );
}
