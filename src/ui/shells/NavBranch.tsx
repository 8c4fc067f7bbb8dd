/** A menu line with lines under it, in the vertical layout: it unfolds in place. */
import { useId, useState } from 'react';
import styled from 'styled-components';
import { ChevronDownIcon } from '../icons/signs.tsx';
import { PlainList } from '../layout/PlainList.ts';
import { useLocation } from '../routing/router.ts';
import { isWithin } from './isWithin.ts';
import type { MenuItem } from './MenuItem.ts';
import { NavLine, NavWords } from './NavLine.tsx';
import { lineCss, type NavLayout, Turn } from './navStyles.ts';

const Opener = styled.button<{ $layout: NavLayout }>`
  ${lineCss}
`;
const Under = styled(PlainList)`
  display: grid;
  gap: 2px;
  margin-block-start: 2px;
  padding-inline-start: 14px;
`;

interface NavBranchProps {
  readonly item: MenuItem;
  readonly onNavigate?: (() => void) | undefined;
}

export function NavBranch({ item, onNavigate }: NavBranchProps) {
  const id = useId();
  const within = isWithin(useLocation().pathname, item);
  const [choice, setChoice] = useState<boolean>();
  const open = choice ?? within;
  return (
    <>
      <Opener
        type="button"
        $layout="vertical"
        aria-expanded={open}
        aria-controls={id}
        data-within={within || undefined}
        disabled={item.disabled}
        onClick={() => setChoice(!open)}
      >
        <NavWords
          item={item}
          layout="vertical"
          end={
            <Turn $open={open}>
              <ChevronDownIcon size={18} />
            </Turn>
          }
        />
      </Opener>
      <Under id={id} hidden={!open}>
        {item.children?.map((child) => (
          <li key={child.path}>
            {child.children ? (
              <NavBranch item={child} onNavigate={onNavigate} />
            ) : (
              <NavLine item={child} layout="vertical" nested onNavigate={onNavigate} />
            )}
          </li>
        ))}
      </Under>
    </>
  );
}
