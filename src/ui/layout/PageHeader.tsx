/** The top of every screen: its breadcrumbs, its h1 and its main action. The h1 takes focus after a route change. */
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useT } from '../../i18n/useT.ts';
import { ChevronEndIcon } from '../icons/signs.tsx';
import { Link } from '../routing/router.ts';
import { useHeadingFocus } from '../routing/useHeadingFocus.ts';
import { useTitle } from '../routing/useTitle.ts';
import { Heading } from './Heading.tsx';
import { PlainOrderedList } from './PlainList.ts';

export interface Crumb {
  readonly label: string;
  readonly to: string;
}

export interface PageHeaderProps {
  /** The h1, also the page's title if the tag owns the page. */
  readonly title: string;
  /** The title in parts, for a part that must not break: a document's number. */
  readonly heading?: ReactNode;
  /** The pages above this one, from the top. */
  readonly crumbs?: readonly Crumb[];
  /** Shown beside the h1: a state label, for example. */
  readonly aside?: ReactNode;
  /** A line under the h1. */
  readonly children?: ReactNode;
  /** The main action, after any lesser ones. */
  readonly action?: ReactNode;
}

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: 16px 24px;
  margin-block-end: 24px;

  > div:first-child {
    flex: 1 1 360px;
    min-inline-size: 0;
  }
  @container portal (min-width: 900px) {
    margin-block-end: 32px;
  }
  @media print {
    margin-block-end: 10pt;
  }
`;
const Trail = styled.nav`
  margin-block-end: 4px;

  > ol {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    font-size: var(--portal-table);
    line-height: 22px;
  }
  li {
    display: flex;
    align-items: center;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-block-size: 32px;
    color: var(--portal-text-2);
    text-decoration: none;
  }
  a:hover {
    color: var(--portal-text);
    text-decoration: underline;
  }
  svg {
    margin-inline: 4px;
    color: var(--portal-disabled);
    transform: scaleX(var(--portal-flip));
  }
  /* The last crumb needs no arrow, because the h1 below is its target. */
  li:last-child svg {
    display: none;
  }
  @media print {
    display: none;
  }
`;
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 4px 16px;

  > [data-rank='1'] {
    min-inline-size: 0;
  }
`;
const Under = styled.div`
  margin-block-start: 4px;
  color: var(--portal-text-2);
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;

  &:empty {
    display: none;
  }
  @container portal (max-width: 599.9px) {
    inline-size: 100%;
    > * {
      flex: 1 1 auto;
    }
  }
`;

export function PageHeader({ title, heading = title, crumbs, aside, children, action }: PageHeaderProps) {
  const t = useT('comun');
  const h1 = useHeadingFocus<HTMLHeadingElement>();
  useTitle(title);
  return (
    <Head>
      <div>
        {crumbs && crumbs.length > 0 && (
          <Trail aria-label={t('migas')}>
            <PlainOrderedList>
              {crumbs.map(({ label, to }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                  <ChevronEndIcon size={16} />
                </li>
              ))}
            </PlainOrderedList>
          </Trail>
        )}
        <Line>
          <Heading rank={1} ref={h1} tabIndex={-1}>
            {heading}
          </Heading>
          {aside}
        </Line>
        {children && <Under>{children}</Under>}
      </div>
      {action && <Actions>{action}</Actions>}
    </Head>
  );
}
