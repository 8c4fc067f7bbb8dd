/** One menu line: a link inside the portal, a link out of it, or disabled text. */
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useT } from '../../i18n/useT.ts';
import { ExternalIcon } from '../icons/frame.tsx';
import { DotIcon } from '../icons/menu.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { NavLink, useLocation } from '../routing/router.ts';
import { isWithin } from './isWithin.ts';
import { isExternal, type MenuItem } from './MenuItem.ts';
import { Info, lineCss, type NavLayout, Words } from './navStyles.ts';

const Inside = styled(NavLink)<{ $layout: NavLayout }>`
  ${lineCss}
`;
const Outside = styled.a<{ $layout: NavLayout }>`
  ${lineCss}
`;
const Disabled = styled.span<{ $layout: NavLayout }>`
  ${lineCss}
`;

interface NavLineProps {
  readonly item: MenuItem;
  readonly layout: NavLayout;
  /** The line is under another line. */
  readonly nested?: boolean;
  /** The root of the menu is current only on its own path. */
  readonly exact?: boolean;
  readonly onNavigate?: (() => void) | undefined;
}

export function NavLine({ item, layout, nested = false, exact = false, onNavigate }: NavLineProps) {
  const intent = item.onIntent && {
    onPointerEnter: item.onIntent,
    onFocus: item.onIntent,
    onTouchStart: item.onIntent,
  };
  const { pathname } = useLocation();
  const elsewhere = item.also !== undefined && isWithin(pathname, item);
  const words = <NavWords item={item} layout={layout} nested={nested} />;
  if (item.disabled) {
    return (
      <Disabled $layout={layout} role="link" aria-disabled="true">
        {words}
      </Disabled>
    );
  }
  if (isExternal(item)) {
    return (
      <Outside
        $layout={layout}
        href={item.path}
        target="_blank"
        rel="noopener noreferrer"
        onClick={onNavigate}
      >
        {words}
      </Outside>
    );
  }
  return (
    <Inside
      $layout={layout}
      to={item.path}
      end={exact}
      onClick={onNavigate}
      {...(elsewhere && { 'aria-current': 'page' })}
      {...intent}
    >
      {words}
    </Inside>
  );
}

interface NavWordsProps {
  readonly item: MenuItem;
  readonly layout: NavLayout;
  readonly nested?: boolean;
  /** Replaces the end of the line. */
  readonly end?: ReactNode;
}

/** The content of a line, whether link or text. */
export function NavWords({ item, layout, nested = false, end }: NavWordsProps) {
  const t = useT('comun');
  const external = isExternal(item);
  return (
    <>
      {item.icon ?? (nested && <DotIcon />)}
      <Words>
        {item.title}
        {item.caption && layout === 'vertical' && <small>{item.caption}</small>}
      </Words>
      {item.info !== undefined && <Info>{item.info}</Info>}
      {external && layout !== 'mini' && <ExternalIcon size={16} />}
      {external && <VisuallyHidden>{t('otraPestana')}</VisuallyHidden>}
      {end}
    </>
  );
}
